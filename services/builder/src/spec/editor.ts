import {
  applyOperation,
  applySpecPatch,
  findAt,
  type SiteSpec,
  SpecError,
  type SpecPatch,
} from '@sitewright/site-spec';
import { type AddressedOperation, addressAll, resolve } from './address.ts';
import { type Command, invert } from './invert.ts';
import { type Conflict, replay } from './replay.ts';

/** What the editor shows; a new object whenever something changed. */
export interface EditorState {
  spec: SiteSpec;
  /** Key of the words for what would be undone and done again. */
  undo: string | undefined;
  redo: string | undefined;
  /** Edits that the server does not have. */
  pending: number;
  conflicts: readonly Conflict[];
}

interface Done {
  label: string;
  operations: AddressedOperation[];
  inverse: AddressedOperation[];
  merge: string | undefined;
  at: number;
}

/** Typing into one field within this time is one thing to undo. */
const mergeMs = 1_000;
const mostUndone = 500;

/** Whether edits give the same places other values than those before them did. */
const isAgain = (before: readonly AddressedOperation[], after: readonly AddressedOperation[]): boolean =>
  before.length === after.length &&
  after.every(({ operation }, index) => {
    const earlier = before[index]?.operation;
    return operation.op === 'replace' && earlier?.path === operation.path && 'value' in earlier;
  });

const withValueOf = (edit: AddressedOperation, newer: AddressedOperation | undefined): AddressedOperation =>
  'value' in edit.operation && newer !== undefined && 'value' in newer.operation
    ? { ...edit, operation: { ...edit.operation, value: newer.operation.value } }
    : edit;

/** One open specification: its commands, what they undo to, and what the server does not have yet. */
export class Editor {
  #state: EditorState;
  #saved: SiteSpec;
  #undo: Done[] = [];
  #redo: Done[] = [];
  #unsent: AddressedOperation[] = [];
  #sent: AddressedOperation[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #now: () => number;

  constructor(spec: SiteSpec, now: () => number = () => performance.now()) {
    this.#saved = spec;
    this.#now = now;
    this.#state = { spec, undo: undefined, redo: undefined, pending: 0, conflicts: [] };
  }

  get state(): EditorState {
    return this.#state;
  }

  /** Edits that no answer has confirmed, oldest first. */
  get pending(): readonly AddressedOperation[] {
    return [...this.#sent, ...this.#unsent];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Does a command. @returns what forbids it, in the words of the specification's own check */
  run(command: Command): SpecError | undefined {
    if (command.operations.length === 0) return undefined;
    const { spec } = this.#state;
    try {
      const next = applySpecPatch(spec, command.operations);
      const inverse = invert(spec, command.operations, applyOperation);
      const done: Done = {
        label: command.label,
        operations: addressAll(spec, command.operations),
        inverse: addressAll(next, inverse),
        merge: command.merge,
        at: this.#now(),
      };
      this.#remember(done, command.operations);
      this.#redo = [];
      this.#push(done.operations);
      this.#show(next);
      return undefined;
    } catch (error) {
      if (error instanceof SpecError) return error;
      throw error;
    }
  }

  undo(): void {
    this.#step(this.#undo, this.#redo, 'inverse');
  }

  redo(): void {
    this.#step(this.#redo, this.#undo, 'operations');
  }

  /** Operations to send in one request, and the promise that they are on their way. */
  takeUnsent(): SpecPatch {
    const taken = this.#unsent.slice(0, 400);
    this.#unsent = this.#unsent.slice(taken.length);
    this.#sent = taken;
    return taken.map(({ operation }) => operation);
  }

  /** What was sent is with the server. */
  confirmSent(): void {
    this.#saved = applySpecPatch(
      this.#saved,
      this.#sent.map(({ operation }) => operation),
    );
    this.#sent = [];
    this.#show(this.#state.spec);
  }

  /** What was sent did not arrive: it is sent again with what comes after it. */
  returnSent(): void {
    this.#unsent = [...this.#sent, ...this.#unsent];
    this.#sent = [];
    this.#show(this.#state.spec);
  }

  /** Goes on from what somebody else has saved, with the edits that are pending here. @returns how many found no place */
  rebase(theirs: SiteSpec, pending: readonly AddressedOperation[] = this.pending): number {
    const { spec, operations, conflicts, lost } = replay(this.#saved, theirs, pending);
    this.#saved = theirs;
    this.#sent = [];
    this.#unsent = operations;
    this.#state = { ...this.#state, conflicts: [...this.#state.conflicts, ...conflicts] };
    this.#show(spec);
    return lost;
  }

  /** Settles a field that was changed on both sides. */
  settle(conflict: Conflict, keep: 'mine' | 'theirs'): void {
    this.#state = { ...this.#state, conflicts: this.#state.conflicts.filter((one) => one !== conflict) };
    const { path } = conflict;
    const mine = conflict.mine ?? null;
    if (keep === 'mine' && findAt(this.#state.spec, path) !== undefined)
      this.run({ label: 'keepMine', operations: [{ op: 'replace', path, value: mine }] });
    else this.#show(this.#state.spec);
  }

  #step(from: Done[], to: Done[], side: 'operations' | 'inverse'): void {
    const done = from.pop();
    if (done === undefined) return;
    const applied = this.#applyAddressed(done[side]);
    if (applied === undefined) {
      // Somebody else removed what it was about: there is nothing to go back to.
      from.length = 0;
      this.#show(this.#state.spec);
      return;
    }
    to.push({ ...done, merge: undefined });
    this.#push(applied.operations);
    this.#show(applied.spec);
  }

  #applyAddressed(edits: readonly AddressedOperation[]) {
    let { spec } = this.#state;
    const operations: AddressedOperation[] = [];
    const draft: unknown = structuredClone(spec);
    const resolved: SpecPatch = [];
    try {
      for (const edit of edits) {
        const operation = resolve(draft, edit);
        if (operation === undefined) return undefined;
        operations.push(...addressAll(draft, [operation]));
        applyOperation(draft, operation);
        resolved.push(operation);
      }
      spec = applySpecPatch(spec, resolved);
    } catch (error) {
      if (error instanceof SpecError) return undefined;
      throw error;
    }
    return { spec, operations };
  }

  #remember(done: Done, operations: SpecPatch): void {
    const last = this.#undo.at(-1);
    // What else the first letter did comes before what the others do again.
    const own = last?.operations.slice(-operations.length) ?? [];
    const goesOn =
      last?.merge !== undefined &&
      last.merge === done.merge &&
      done.at - last.at < mergeMs &&
      isAgain(own, done.operations);
    if (!goesOn || last === undefined) {
      this.#undo.push(done);
      if (this.#undo.length > mostUndone) this.#undo.shift();
      return;
    }
    last.at = done.at;
    last.operations = [
      ...last.operations.slice(0, -operations.length),
      ...own.map((edit, index) => withValueOf(edit, done.operations[index])),
    ];
  }

  /** Typing replaces its own last operations, as long as they have not been sent. */
  #push(edits: readonly AddressedOperation[]): void {
    const last = this.#unsent.slice(-edits.length);
    const replaced = last.every(({ operation }) => operation.op === 'replace') && isAgain(last, edits);
    if (replaced) this.#unsent.splice(-edits.length, edits.length, ...edits);
    else this.#unsent.push(...edits);
  }

  #show(spec: SiteSpec): void {
    this.#state = {
      ...this.#state,
      spec,
      undo: this.#undo.at(-1)?.label,
      redo: this.#redo.at(-1)?.label,
      pending: this.#unsent.length + this.#sent.length,
    };
    for (const listener of this.#listeners) listener();
  }
}
