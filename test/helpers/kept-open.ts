/** What the test files of one process share: servers, browsers and databases that take longer to start than most tests. */

type Close = () => Promise<unknown>
const open: Close[] = []

/** Opens something for all files of this process, when the first of them asks. It is closed when the process ends. */
export function keptOpen<T>(make: () => Promise<T>, close: (one: T) => Promise<unknown>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    if (!made) {
      const own = make()
      open.push(() => own.then(close, () => undefined)) // whoever asked for it has heard why it did not open
      made = own
    }
    return made
  }
}

/** Closes all of it, the latest first: it may use what was opened before. */
export async function closeKept(): Promise<void> {
  for (const close of open.splice(0).reverse()) await close()
}
