/** `page` wakes somebody, `ticket` waits for the working day. */
export type Severity = 'page' | 'ticket';

/** A recording rule, as Prometheus reads it. */
export interface Recording {
  record: string;
  expr: string;
  labels?: Readonly<Record<string, string>>;
}

/** Values that a series has from the start on, in the notation of promtool. */
export type Series = Readonly<Record<string, string>>;

/** An alert, with what makes it fire and what must not. */
export interface Alert {
  name: string;
  expr: string;
  forMinutes: number;
  severity: Severity;
  /** One line with the labels of the series in it, as `{{ $labels.service }}`. */
  summary: string;
  labels?: Readonly<Record<string, string>>;
  proof: {
    firing: Series;
    quiet: Series;
    /** Minutes from the start at which both are looked at. */
    at: number;
    /** The labels of what fires that come from its series. */
    labels?: Readonly<Record<string, string>>;
  };
}
