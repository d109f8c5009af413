export const CompareScreen = () => <h1>Compare two marks</h1>
