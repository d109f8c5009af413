/** What is used of WebAssembly, which some engines lack and some pages forbid. */
interface Assembly {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer; grow(pages: number): void }
  Module: new (bytes: Uint8Array) => unknown
  Instance: new (module: unknown, imports: object) => { readonly exports: object }
}

const PAGE = 65536

/** Loops on a memory of their own. */
export interface OnMemory {
  /** The memory, at least so large. Its content is arbitrary; an earlier buffer must not be used any more. */
  memory(bytes: number): ArrayBuffer
}

/** The loops of a module compiled by `npm run simd`, in base64; undefined where the engine cannot or may not run it. */
export function vectorLoops<Loops extends OnMemory>(module: string): Loops | undefined {
  const { WebAssembly: assembly } = globalThis as { WebAssembly?: Assembly }
  if (!assembly) return undefined
  try {
    const own = new assembly.Memory({ initial: 1 })
    const bytes = Uint8Array.from(atob(module), (one) => one.charCodeAt(0))
    const { exports } = new assembly.Instance(new assembly.Module(bytes), { env: { memory: own } })
    const memory = (size: number): ArrayBuffer => {
      const missing = size - own.buffer.byteLength
      if (missing > 0) own.grow(Math.ceil(missing / PAGE))
      return own.buffer
    }
    return { ...exports, memory } as Loops
  } catch {
    return undefined // no vectors, or a page that forbids WebAssembly: the bits are the same
  }
}
