export const VerifyScreen = () => <h1>Verify a bundle</h1>
