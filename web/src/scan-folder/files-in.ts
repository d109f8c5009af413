/** Files that were chosen or dropped, by their paths below the folder. */
export type Files = ReadonlyMap<string, File>

/** The files of a file input; of a folder with their paths in it. */
export const filesOf = (list: FileList | null): Files =>
  new Map([...(list ?? [])].map((file) => [file.webkitRelativePath || file.name, file]))

/** The files of what was dropped, folders with all that is in them. */
export async function filesDropped(items: DataTransferItemList): Promise<Files> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []) // before the event is over
  const files = new Map<string, File>()
  for (const entry of entries) await collect(entry, files)
  return files
}

async function collect(entry: FileSystemEntry, into: Map<string, File>): Promise<void> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    )
    into.set(entry.fullPath.replace(/^\//, ''), file)
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    ) // at most a hundred at a time
    if (some.length === 0) return
    for (const one of some) await collect(one, into)
  }
}

export const isScan = (path: string): boolean => /\.x3p$/i.test(path)
export const isManifest = (path: string): boolean => /\.csv$/i.test(path)
