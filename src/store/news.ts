/** Short news between the processes that share a store. Some may be lost: who waits for one also looks from time to time. */
export interface News {
  /** Tells all processes of something, by its topic and name. */
  tell(topic: string, name: string): void
  /**
   * Calls `heard` with the name of everything that is told under a topic, by this process too, until the returned function is
   * called. Without a name: some may have been lost.
   */
  on(topic: string, heard: (name: string | undefined) => void): () => void
}
