/** What has been started, to be stopped in the reverse order. */
export class StopList {
  readonly #stops: (() => void | Promise<void>)[] = [];

  add(stop: () => void | Promise<void>): void {
    this.#stops.push(stop);
  }

  /** Stops everything once, whatever fails on the way. */
  async run(): Promise<void> {
    for (let stop = this.#stops.pop(); stop !== undefined; stop = this.#stops.pop()) {
      try {
        await stop();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }
}
