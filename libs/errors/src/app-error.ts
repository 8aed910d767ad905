import { type ErrorForm, type Reason, reasons } from './reasons.ts';

/** What an error carries beside its message. */
export interface AppErrorOptions {
  /** What happened underneath; kept for the log, never sent. */
  cause?: unknown;
  /** When a retry makes sense. */
  retryAfterMs?: number;
  /** Facts for programs, sent with the error; never a secret. */
  metadata?: Record<string, string>;
  /** What was wrong, field by field. */
  violations?: readonly FieldViolation[];
  /** Whether the process that it came from has recorded it. */
  recorded?: boolean;
}

/** One wrong field of a request. */
export interface FieldViolation {
  field: string;
  description: string;
}

/**
 * An expected failure with a message that callers may see. Anything thrown that is not an AppError is a bug
 * and reaches callers as INTERNAL with a fixed message.
 */
export class AppError extends Error {
  readonly reason: Reason;
  readonly retryAfterMs: number | undefined;
  readonly metadata: Record<string, string>;
  readonly violations: readonly FieldViolation[];
  readonly recorded: boolean;

  constructor(reason: Reason, publicMessage: string, options: AppErrorOptions = {}) {
    super(publicMessage, { cause: options.cause });
    this.name = 'AppError';
    this.reason = reason;
    this.retryAfterMs = options.retryAfterMs;
    this.metadata = options.metadata ?? {};
    this.violations = options.violations ?? [];
    this.recorded = options.recorded ?? false;
  }

  /** How this error looks on the wires. */
  get form(): ErrorForm {
    return reasons[this.reason];
  }
}

/** Whether an error of a call says that no answer came, not that the call has failed. */
export function leavesFateUnknown({ reason }: AppError): boolean {
  return fateUnknown.has(reason);
}

const fateUnknown: ReadonlySet<Reason> = new Set([
  'UNAVAILABLE',
  'DEADLINE_EXCEEDED',
  'INTERNAL',
  'CANCELLED',
]);

/** Whether an error is a fault of ours that nobody has recorded yet: it is told once, where it arose. */
export const isUnrecorded = ({ reason, recorded }: AppError): boolean => reason === 'INTERNAL' && !recorded;

/** A fault of ours: callers learn nothing of it, the log its cause. */
export const internalError = (cause: unknown): AppError =>
  new AppError('INTERNAL', 'Something went wrong on our side. The error was recorded.', { cause });

/** Gives any thrown value as an AppError; what is not one becomes INTERNAL and keeps the original as cause. */
export const toAppError = (thrown: unknown): AppError =>
  thrown instanceof AppError ? thrown : internalError(thrown);

/** A value that an answer of ours always has. @throws AppError INTERNAL whose cause says what was missing. */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw internalError(new Error(`${what} is missing`));
  return value;
}

/** A build that did not end within the time of its mode: what can be tried says the hint, and no mode is quicker than lite. */
export const buildTimedOut = (mode: string, cause?: unknown): AppError =>
  new AppError(
    'BUILD_TIMEOUT',
    `The build did not finish in time and was not charged. Try again, or ${mode === 'lite' ? 'with a shorter prompt' : 'use mode lite'}.`,
    { cause },
  );
