/** Stops once on SIGINT or SIGTERM; a second signal ends the process at once. */
export function stopOnSignal(running: { stop(): Promise<void> }): void {
  const stop = (): void => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, stop)
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}
