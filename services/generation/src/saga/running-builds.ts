/** The builds that this process is working on, so that they can be stopped, waited for and drained. */
export interface RunningBuilds {
  /** Registers work under a build's id until it settles. */
  track<T>(buildId: string, stop: AbortController, work: Promise<T>): Promise<T>;
  /** Stops a build of this process at once; one of another process hears of it at its next renewal. */
  stop(buildId: string): void;
  /** Whether this process is at work on a build. */
  has(buildId: string): boolean;
  /** Settles with the build's work; at once when it is not here. */
  settled(buildId: string): Promise<void>;
  /** Settles once nothing is at work, or when the limit has passed. */
  drain(limitMs: number): Promise<void>;
}

export function createRunningBuilds(): RunningBuilds {
  const running = new Map<string, { stop: AbortController; settled: Promise<void> }>();
  return {
    track(buildId, stop, work) {
      const settled = work.then(
        () => undefined,
        () => undefined,
      );
      running.set(buildId, { stop, settled });
      void settled.then(() => {
        // Somebody of this process may have taken the build over meanwhile.
        if (running.get(buildId)?.settled === settled) running.delete(buildId);
      });
      return work;
    },
    stop: (buildId) => running.get(buildId)?.stop.abort(),
    has: (buildId) => running.has(buildId),
    settled: async (buildId) => running.get(buildId)?.settled,
    async drain(limitMs) {
      const all = Promise.all([...running.values()].map((entry) => entry.settled));
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise((resolve) => {
        timer = setTimeout(resolve, limitMs);
      });
      await Promise.race([all, limit]);
      clearTimeout(timer);
    },
  };
}
