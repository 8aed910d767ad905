// Preloaded into every service of the local stack: a service must not outlive the start that owns it.
const limitMs = 10_000;

process.channel?.unref();
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), limitMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
