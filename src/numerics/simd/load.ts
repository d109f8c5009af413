/** What is used of WebAssembly, which some engines lack and some pages forbid. */
interface Assembly {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer; grow(pages: number): void }
  Module: new (bytes: Uint8Array) => unknown
  Instance: new (module: unknown, imports: object) => { readonly exports: object }
}

const PAGE = 65536
const KEPT = 33_554_432 // bytes of a memory that stays: fresh memory takes longer than the arithmetic on it

const shrinks: (() => void)[] = []

/** Replaces the memories that have grown large by new ones; one never shrinks by itself. No kernel may be running. */
export function shrinkLoops(): void {
  for (const shrink of shrinks) shrink()
}

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
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
    const module = new assembly.Module(bytes)
    let own = new assembly.Memory({ initial: 1 })
    const { exports } = new assembly.Instance(module, { env: { memory: own } })
    const memory = (size: number): ArrayBuffer => {
      const missing = size - own.buffer.byteLength
      if (missing > 0) own.grow(Math.ceil(missing / PAGE))
      return own.buffer
    }
    const loops = { ...exports, memory } as unknown as L
    shrinks.push(() => {
      if (own.buffer.byteLength <= KEPT) return
      own = new assembly.Memory({ initial: 1 })
      const { exports: fresh } = new assembly.Instance(module, { env: { memory: own } })
      Object.assign(loops, fresh, { memory })
    })
    return loops
  } catch {
    return undefined // no vectors, or a page that forbids WebAssembly: the bits are the same
  }
}
