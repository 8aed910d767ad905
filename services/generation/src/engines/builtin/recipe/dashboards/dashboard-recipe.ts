/** Rows for a subject when the prompt brings no data: plausible, and always labelled as made up. */
export interface SampleTable {
  title: string;
  base: SampleBase;
  measures: SampleMeasure[];
  /** Chart that suits it best; the rules decide where this is not set. */
  mark?: 'line' | 'bar' | 'arc' | 'area' | 'point';
}

/** What the rows are. Months, quarters and countries are named in the language of the prompt. */
export type SampleBase =
  | { kind: 'months' }
  | { kind: 'quarters' }
  | { kind: 'weekdays' }
  | { kind: 'years'; from: number; count: number }
  | { kind: 'countries'; codes: string[] }
  | { kind: 'labels'; name: string; values: string[] };

export interface SampleMeasure {
  name: string;
  unit?: string;
  values: number[];
}

export interface DashboardRecipe {
  id: string;
  /** Lower-case words of the subject that choose this recipe. */
  words: string[];
  tables: SampleTable[];
}
