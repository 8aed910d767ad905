import type { Part } from './stack.ts';

/** A step of the saga, known by the statement that it sends to the database. */
export interface SagaStep {
  name: string;
  /** Whose statement it is. */
  part: Exclude<Part, 'gateway'>;
  statement: RegExp;
  /** Comes up only after a crash of its own: kill generation at this step first. */
  after?: string;
}

/** Every step at which a build can be interrupted, in the order of the saga, then those of undoing. */
export const sagaSteps: readonly SagaStep[] = [
  { name: 'verify the key', part: 'auth', statement: /select .* from "keys"/s },
  {
    name: 'look the idempotency key up',
    part: 'generation',
    statement: /select .* from "idempotency_keys"/s,
  },
  { name: 'insert the build', part: 'generation', statement: /insert into "builds" .*"prompt"/s },
  { name: 'commit the build and its key', part: 'generation', statement: /commit\0/ },
  { name: 'reserve', part: 'credits', statement: /from reserve\(/ },
  { name: 'store the events of a stream', part: 'generation', statement: /insert into "build_events"/ },
  { name: 'store the specification', part: 'generation', statement: /"spec" = \$\d+, "engine"/ },
  { name: 'create the project', part: 'projects', statement: /insert into "projects" .*"title"/s },
  { name: 'commit the project', part: 'projects', statement: /commit\0/ },
  { name: 'capture', part: 'credits', statement: /from capture\(/ },
  { name: 'activate the project', part: 'projects', statement: /update "projects" set "state"/ },
  {
    name: 'mark the build succeeded',
    part: 'generation',
    statement: /"charged_credits" = \$\d+, "remaining/,
  },
  { name: 'decide to undo', part: 'generation', statement: /"error_reason" = / },
  { name: 'release', part: 'credits', statement: /from release\(/ },
  {
    name: 'discard the project',
    part: 'projects',
    statement: /insert into "projects" \("id", "workspace_id", "state"\)/,
  },
  { name: 'mark the build failed', part: 'generation', statement: /"spec" = \$\d+, "ended_at"/ },
  { name: 'take over', part: 'generation', statement: /"epoch" = "epoch" \+/ },
  { name: 'reverse', part: 'credits', statement: /from reverse_hold\(/, after: 'capture' },
];
