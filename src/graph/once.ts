/** Makes a thing once for each key, for all who ask; what failed is made again, as a database may have been away. */
export function once<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (key, make) => {
    const one = made.get(key) ?? make()
    made.set(key, one)
    one.catch(() => made.delete(key))
    return one
  }
}
