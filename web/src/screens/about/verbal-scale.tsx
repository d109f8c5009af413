const STEPS = [
  ['1 to 10', '1 to 1/10', 'weak or limited support'],
  ['10 to 100', '1/10 to 1/100', 'moderate support'],
  ['100 to 1,000', '1/100 to 1/1,000', 'moderately strong support'],
  ['1,000 to 10,000', '1/1,000 to 1/10,000', 'strong support'],
  ['10,000 to 1,000,000', '1/10,000 to 1/1,000,000', 'very strong support'],
  ['beyond', 'beyond', 'extremely strong support'],
] as const

/** The words that stand for ranges of the LR. */
export const VerbalScale = () => (
  <table>
    <caption>The words used for a likelihood ratio</caption>
    <thead>
      <tr>
        <th scope="col">LR for same source</th>
        <th scope="col">LR for different sources</th>
        <th scope="col">In words</th>
      </tr>
    </thead>
    <tbody>
      {STEPS.map(([same, different, words]) => (
        <tr key={words}>
          <td>{same}</td>
          <td>{different}</td>
          <td>{words}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
