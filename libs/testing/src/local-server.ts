/** Settings of an RPC server that a test runs beside itself: any free port, always ready. */
export const localServer = {
  listen: '127.0.0.1:0',
  maxInFlight: 100,
  drainMs: 1_000,
  maxConnectionAgeMs: 60_000,
  isReady: async () => true,
};
