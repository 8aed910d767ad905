import { type GrpcCode, toAppError } from '@sitewright/errors';

/** Codes of calls that failed through no fault of their caller; the others are answers like any. */
const faults: readonly GrpcCode[] = ['INTERNAL', 'UNAVAILABLE', 'DEADLINE_EXCEEDED', 'UNIMPLEMENTED'];

export const isFault = (error: unknown): boolean => faults.includes(toAppError(error).form.grpc);
