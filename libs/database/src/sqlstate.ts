/** The SQLSTATE codes that services act on (PostgreSQL manual, appendix A). */
export const sqlState = {
  uniqueViolation: '23505',
  checkViolation: '23514',
  foreignKeyViolation: '23503',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
} as const;

/** The SQLSTATE of what a query threw, and the constraint that was violated where there is one. */
export function readSqlState(error: unknown): { code?: string; constraint?: string } {
  if (typeof error !== 'object' || error === null) return {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return { ...(code === undefined ? {} : { code }), ...(constraint === undefined ? {} : { constraint }) };
}
