import type { ErrorCode } from '../../../src/errors.ts'
import { MarkgraphError } from '../../../src/errors.ts'
import type { Executed, Executor, Source, Task } from '../../../src/executor/executor.ts'
import type { Encoded } from '../../../src/kinds/kind.ts'

/** The message to a worker: the task with the data of its inputs. */
export interface Work {
  readonly node: string
  readonly params: Task['params']
  readonly inputs: { readonly [name: string]: Encoded | readonly Encoded[] }
}

/** The answer of a worker. */
export type Answer =
  | { readonly output: Encoded; readonly seconds: number }
  | {
      readonly error: {
        readonly message: string
        readonly code?: ErrorCode
        readonly details?: Readonly<Record<string, unknown>>
      }
    }

/** An executor of `width` web workers. `done` hears of every finished computation. */
export function webWorkers(start: () => Worker, width: number, done: (node: string) => void): Executor {
  const all: Worker[] = []
  const free: Worker[] = []
  const waiting: ((worker: Worker) => void)[] = []

  function taken(): Promise<Worker> {
    const worker = free.pop()
    if (worker) return Promise.resolve(worker)
    if (all.length < width) {
      const fresh = start()
      all.push(fresh)
      return Promise.resolve(fresh)
    }
    return new Promise((resolve) => waiting.push(resolve))
  }
  function give(worker: Worker): void {
    const next = waiting.shift()
    if (next) next(worker)
    else free.push(worker)
  }
  function asked(worker: Worker, work: Work): Promise<Answer> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(`a worker of this page failed: ${message}`))
      worker.postMessage(work)
    })
  }
  async function execute({ node, params, inputs }: Task, source: Source): Promise<Executed> {
    const worker = await taken()
    try {
      // read only now, so that tasks in the queue hold no data
      const given: Record<string, Encoded | Encoded[]> = {}
      for (const [name, input] of Object.entries(inputs)) {
        given[name] =
          typeof input === 'string'
            ? await source.encoded(input)
            : await Promise.all(input.map((one) => source.encoded(one)))
      }
      const answer = await asked(worker, { node, params, inputs: given })
      if ('output' in answer) {
        done(node)
        return answer
      }
      const { message, code, details } = answer.error
      throw code ? new MarkgraphError(code, message, { ...details }) : new TypeError(message)
    } finally {
      give(worker)
    }
  }
  const executor: Executor = {
    width,
    execute,
    background: () => executor,
    async close() {
      for (const worker of all) worker.terminate()
    },
  }
  return executor
}
