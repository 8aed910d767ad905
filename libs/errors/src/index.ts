export {
  AppError,
  type AppErrorOptions,
  buildTimedOut,
  type FieldViolation,
  internalError,
  isUnrecorded,
  leavesFateUnknown,
  required,
  toAppError,
} from './app-error.ts';
export { type IdPrefix, idRule, isId, requireId } from './id.ts';
export { notHonoured } from './not-honoured.ts';
export { type ErrorForm, type GrpcCode, isReason, type Reason, reasons } from './reasons.ts';
export { beyondItsProject, requireScope } from './scope.ts';
