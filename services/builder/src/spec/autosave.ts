import { toProblem } from '../api/problem.ts';
import { patchSpec, readSpec } from '../api/spec.ts';
import type { Editor } from './editor.ts';
import { dropDraft, keepDraft } from './kept-drafts.ts';

/** How it stands with what was edited. */
export type SaveState =
  | { kind: 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'signedOut' }
  | { kind: 'refused'; message: string };

const idleMs = 2_000;
const longestMs = 15_000;
/** Each save is a revision: an hour of work makes no more than 240. */
const shortestBetweenMs = 15_000;
const retryMs = 5_000;
/** What a browser still sends for a page that is being closed. */
const mostKeptAlive = 60_000;

/** Saves what an editor has, a batch at a time, and keeps on this machine what has not arrived. */
export class Autosave {
  readonly #projectId: string;
  readonly #editor: Editor;
  #revision: number;
  #state: SaveState = { kind: 'saved' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstUnsaved: number | undefined;
  #lastSent = 0;
  #inFlight: Promise<void> | undefined;
  #seen = 0;
  readonly #listeners = new Set<() => void>();
  #ends: (() => void)[] = [];

  constructor(projectId: string, editor: Editor, revision: number) {
    this.#projectId = projectId;
    this.#editor = editor;
    this.#revision = revision;
  }

  get state(): SaveState {
    return this.#state;
  }

  get revision(): number {
    return this.#revision;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to watch. @returns the end of it */
  start(): () => void {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void this.flush(true);
    };
    const onOnline = () => void this.flush();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('online', onOnline);
    this.#ends = [
      this.#editor.subscribe(() => this.#onEdit()),
      () => document.removeEventListener('visibilitychange', onHide),
      () => removeEventListener('online', onOnline),
    ];
    return () => {
      for (const end of this.#ends) end();
      clearTimeout(this.#timer);
      void this.flush(true);
    };
  }

  /** Sends what is pending now. Ends when all of it has arrived, or when it cannot. */
  async flush(leaving = false): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#inFlight !== undefined) await this.#inFlight;
    if (this.#editor.pending.length === 0) return;
    this.#inFlight = this.#send(leaving).finally(() => {
      this.#inFlight = undefined;
    });
    await this.#inFlight;
    if (this.#state.kind === 'saving' || this.#state.kind === 'unsaved') await this.flush(leaving);
  }

  /** Goes on with another revision: after a restore, or one that somebody else saved. */
  async takeOver(): Promise<number> {
    const newest = await readSpec(this.#projectId);
    this.#revision = newest.revision;
    const lost = this.#editor.rebase(newest.spec);
    return lost;
  }

  #onEdit(): void {
    const { pending } = this.#editor.state;
    if (pending === this.#seen && pending === 0) return;
    this.#seen = pending;
    if (pending === 0) return;
    void this.#keep();
    if (this.#inFlight !== undefined) return;
    if (this.#state.kind === 'saved' || this.#state.kind === 'refused') this.#show({ kind: 'unsaved' });
    if (this.#state.kind === 'unsaved') this.#planSave();
  }

  #planSave(): void {
    this.#firstUnsaved ??= Date.now();
    const longest = this.#firstUnsaved + longestMs - Date.now();
    const earliest = this.#lastSent + shortestBetweenMs - Date.now();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendOne(), Math.max(0, earliest, Math.min(idleMs, longest)));
  }

  async #sendOne(): Promise<void> {
    if (this.#inFlight !== undefined || this.#editor.pending.length === 0) return;
    this.#inFlight = this.#send(false).finally(() => {
      this.#inFlight = undefined;
    });
    await this.#inFlight;
    if (this.#state.kind === 'unsaved') this.#planSave();
  }

  async #send(leaving: boolean): Promise<void> {
    this.#firstUnsaved = undefined;
    this.#lastSent = Date.now();
    const operations = this.#editor.takeUnsent();
    this.#show({ kind: 'saving' });
    try {
      const keepalive = leaving && JSON.stringify(operations).length < mostKeptAlive;
      this.#revision = await patchSpec(this.#projectId, this.#revision, operations, { keepalive });
      this.#editor.confirmSent();
      await this.#settled();
    } catch (thrown) {
      this.#editor.returnSent();
      await this.#fail(thrown);
    }
  }

  async #settled(): Promise<void> {
    if (this.#editor.pending.length > 0) {
      await this.#keep();
      this.#show({ kind: 'unsaved' });
      return;
    }
    // Where nothing can be kept there is nothing to drop.
    await dropDraft(this.#projectId).catch(() => undefined);
    this.#show({ kind: this.#editor.state.conflicts.length > 0 ? 'conflict' : 'saved' });
  }

  async #fail(thrown: unknown): Promise<void> {
    const problem = toProblem(thrown);
    if (problem.status === 412) {
      await this.takeOver().then(
        () => this.#settled(),
        () => this.#wait('offline'),
      );
    } else if (problem.status === 401) this.#show({ kind: 'signedOut' });
    else if (problem.status === 0 || problem.retryable || problem.status === 429) this.#wait('offline');
    else this.#show({ kind: 'refused', message: problem.message });
  }

  #wait(kind: 'offline'): void {
    this.#show({ kind });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendOne(), retryMs);
  }

  async #keep(): Promise<void> {
    const operations = [...this.#editor.pending];
    const keptAt = new Date().toISOString();
    await keepDraft({ projectId: this.#projectId, revision: this.#revision, operations, keptAt }).catch(
      // Without a database the edits are still in memory, and sent within seconds.
      () => undefined,
    );
  }

  #show(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
