/** Heads of columns that hold numbers. */
export function NumberHeads({ titles }: { titles: readonly string[] }) {
  return (
    <>
      {titles.map((title) => (
        <th key={title} scope="col" class="number">
          {title}
        </th>
      ))}
    </>
  )
}
