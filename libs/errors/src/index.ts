export {
  AppError,
  type AppErrorOptions,
  type FieldViolation,
  leavesFateUnknown,
  toAppError,
} from './app-error.ts';
export { type ErrorForm, type GrpcCode, isReason, type Reason, reasons } from './reasons.ts';
