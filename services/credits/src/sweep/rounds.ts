/** Rounds that go on until they are stopped. */
export interface Rounds {
  /** Ends the round at work, and waits for it. */
  stop(): Promise<void>;
}

/** Runs rounds one after another, the pause between them about `intervalMs`, until stopped. `work` must not throw. */
export function startRounds(intervalMs: number, work: (signal: AbortSignal) => Promise<void>): Rounds {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const schedule = (): void => {
    // Replicas that started together drift apart.
    const delayMs = intervalMs * (0.75 + Math.random() / 2);
    timer = setTimeout(() => {
      running = work(stopping.signal).then(() => {
        if (!stopping.signal.aborted) schedule();
      });
    }, delayMs);
    timer.unref();
  };
  schedule();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
