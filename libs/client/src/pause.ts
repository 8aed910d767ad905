const firstMs = 500;
const mostMs = 8_000;

/** How long to wait before a try: longer each time, and never the same for two clients that were refused together. */
export const backoffMs = (failures: number): number =>
  Math.min(mostMs, firstMs * 2 ** failures) * (0.5 + Math.random() / 2);

/** Waits. @throws the signal's reason once it is aborted. */
export function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
