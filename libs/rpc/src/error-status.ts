import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { AppError, type FieldViolation, internalError, isReason, type Reason } from '@sitewright/errors';
import type { Any } from '@sitewright/protos/any';
import { BadRequest, ErrorInfo, RetryInfo } from '@sitewright/protos/error-details';
import { Status } from '@sitewright/protos/status';
import { toDuration, toMs } from './duration.ts';

/** The trailer in which gRPC carries a google.rpc.Status. */
const trailer = 'grpc-status-details-bin';

const typeUrl = (name: string): string => `type.googleapis.com/google.rpc.${name}`;

/** What grpc-js wants from a handler that fails. */
export interface WireError {
  code: status;
  details: string;
  metadata: Metadata;
}

/** An AppError as a `google.rpc.Status` with details. Its cause stays here. */
export function toStatus(error: AppError, domain: string): Status {
  const details: Any[] = [
    pack('ErrorInfo', ErrorInfo.encode({ reason: error.reason, domain, metadata: error.metadata })),
  ];
  if (error.retryAfterMs !== undefined) {
    details.push(pack('RetryInfo', RetryInfo.encode({ retryDelay: toDuration(error.retryAfterMs) })));
  }
  if (error.violations.length > 0) {
    details.push(pack('BadRequest', BadRequest.encode({ fieldViolations: [...error.violations] })));
  }
  return { code: status[error.form.grpc], message: error.message, details };
}

/** An AppError as grpc-js sends it. */
export function toWireError(error: AppError, domain: string): WireError {
  const packed = toStatus(error, domain);
  const metadata = new Metadata();
  metadata.set(trailer, Buffer.from(Status.encode(packed).finish()));
  return { code: packed.code, details: packed.message, metadata };
}

const pack = (name: string, message: { finish(): Uint8Array }): Any => ({
  typeUrl: typeUrl(name),
  value: Buffer.from(message.finish()),
});

/** A failed call's status as the AppError that the callee threw, or as the nearest one where it gave no reason. */
export function fromServiceError(error: ServiceError, method: string): AppError {
  const [packed] = error.metadata?.get(trailer) ?? [];
  const known = packed instanceof Buffer ? fromStatus(Status.decode(packed), error) : undefined;
  return known ?? withoutDetails(error, method);
}

/** The AppError that a status was made of; undefined when it was made of none of ours. */
export function fromStatus({ message, details }: Status, cause?: unknown): AppError | undefined {
  let info: ErrorInfo | undefined;
  let retryAfterMs: number | undefined;
  let violations: FieldViolation[] = [];
  for (const detail of details) {
    if (detail.typeUrl === typeUrl('ErrorInfo')) info = ErrorInfo.decode(detail.value);
    if (detail.typeUrl === typeUrl('BadRequest'))
      violations = BadRequest.decode(detail.value).fieldViolations;
    if (detail.typeUrl === typeUrl('RetryInfo')) {
      const { retryDelay } = RetryInfo.decode(detail.value);
      if (retryDelay !== undefined) retryAfterMs = toMs(retryDelay);
    }
  }
  if (info === undefined || !isReason(info.reason)) return undefined;
  return new AppError(info.reason, message, {
    cause,
    metadata: info.metadata,
    violations,
    recorded: true,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

/** Statuses that the transport itself makes. */
const byCode: ReadonlyMap<status, Reason> = new Map([
  [status.CANCELLED, 'CANCELLED'],
  [status.DEADLINE_EXCEEDED, 'DEADLINE_EXCEEDED'],
  [status.UNAVAILABLE, 'UNAVAILABLE'],
  [status.UNIMPLEMENTED, 'UNIMPLEMENTED'],
  [status.RESOURCE_EXHAUSTED, 'OVERLOADED'],
]);

const messages: Partial<Record<Reason, string>> = {
  CANCELLED: 'The call was cancelled.',
  DEADLINE_EXCEEDED: 'The answer did not come in time.',
  UNAVAILABLE: 'A part of the service is not reachable right now. Try again shortly.',
  UNIMPLEMENTED: 'This is not available yet.',
  OVERLOADED: 'The service is under heavy load. Try again shortly.',
};

function withoutDetails(error: ServiceError, method: string): AppError {
  const reason = byCode.get(error.code) ?? 'INTERNAL';
  const message = messages[reason] ?? internalError(error).message;
  return new AppError(reason, message, { cause: error, metadata: { method } });
}
