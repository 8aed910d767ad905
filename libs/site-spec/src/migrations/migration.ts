/** A specification of any version, not checked yet. */
export type JsonObject = Record<string, unknown>;

/** A step between neighbouring major versions, both ways, so that a round trip can be tested. */
export interface Migration {
  /** Major version that `up` reads. */
  from: number;
  to: number;
  up(spec: JsonObject): JsonObject;
  down(spec: JsonObject): JsonObject;
}
