/** What is used of WebAssembly, which some engines lack and some pages forbid. */
interface Assembly {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer; grow(pages: number): void }
  Module: new (bytes: Uint8Array) => unknown
  Instance: new (module: unknown, imports: object) => { readonly exports: object }
}

const PAGE = 65536

/** Loops on one memory that their caller lays out. */
export interface Loops {
  /** The memory, at least so large. Its content is arbitrary; an earlier buffer must not be used any more. */
  memory(bytes: number): ArrayBuffer
}

/** The vector implementation of loops from the text of its module; undefined where the engine has none. */
export function vectorLoops<L extends Loops>(base64: string): L | undefined {
  const { WebAssembly: assembly } = globalThis as { WebAssembly?: Assembly }
  if (!assembly) return undefined
  try {
    const own = new assembly.Memory({ initial: 1 })
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    const { exports } = new assembly.Instance(new assembly.Module(bytes), { env: { memory: own } })
    const memory = (size: number): ArrayBuffer => {
      const missing = size - own.buffer.byteLength
      if (missing > 0) own.grow(Math.ceil(missing / PAGE))
      return own.buffer
    }
    return { ...exports, memory } as unknown as L
  } catch {
    return undefined // no vectors, or a page that forbids WebAssembly: the bits are the same
  }
}
