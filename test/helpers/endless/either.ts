import { threadId } from 'node:worker_threads'

/** Answers with the number of its thread, or never. */
export default (isEndless: boolean): number => {
  for (let turns = 0; isEndless; turns++) if (turns < 0) break
  return threadId
}
