/** One thing that is wrong with a spec, and where. */
export interface SpecIssue {
  /** JSON Pointer. */
  path: string;
  code: string;
  message: string;
}

const MAX_LISTED = 20;

/** A spec, or a change to one, that was refused. */
export class SpecError extends Error {
  readonly issues: readonly SpecIssue[];

  /** @param where what the message says in the place of the first issue's path. */
  constructor(issues: readonly SpecIssue[], where = issues[0]?.path || '/') {
    const [first] = issues;
    const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
    super(first === undefined ? 'the specification is not valid' : `${where}: ${first.message}${more}`);
    this.name = 'SpecError';
    this.issues = issues.slice(0, MAX_LISTED);
  }
}
