import { type GrpcCode, toAppError } from '@sitewright/errors';

/** Codes of calls that failed through no fault of their caller; the others are answers like any. */
const faults: readonly GrpcCode[] = ['INTERNAL', 'UNAVAILABLE', 'DEADLINE_EXCEEDED', 'UNIMPLEMENTED'];

/** Whether an error is a fault of ours, and not an answer that the caller can act upon. */
export const isFault = (error: unknown): boolean => faults.includes(toAppError(error).form.grpc);
