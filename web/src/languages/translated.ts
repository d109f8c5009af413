/** What every other language has: the texts of German. */
export type Translated<T> = Readonly<Record<keyof T, string>>
