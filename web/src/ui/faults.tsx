/** One fault as a sentence, several as a list. */
export const Faults = ({ of }: { readonly of: readonly string[] }) =>
  of.length === 1 ? (
    <p>{of[0]}</p>
  ) : (
    <ul>
      {of.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
