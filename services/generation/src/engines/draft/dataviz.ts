import { z } from 'zod';
import { text, texts } from './common.ts';
import { PANEL_KINDS, PANEL_WIDTHS } from './vocabulary.ts';

/** A tile of a dashboard. `chart`, `dataset`: refs; `value` and `calculation` for numbers and insights. */
export const panelPartSchema = z.strictObject({
  ref: text,
  kind: z.enum(PANEL_KINDS),
  heading: text,
  text,
  chart: text,
  dataset: text,
  fields: texts,
  value: text,
  calculation: text,
  width: z.enum(PANEL_WIDTHS),
});

export type PanelPart = z.infer<typeof panelPartSchema>;
export type Panel = Omit<PanelPart, 'ref'>;

/** A tile with nothing in it but what is given. */
export const panel = (kind: PanelPart['kind'], given: Partial<Panel>): Panel => ({
  ...{ kind, heading: '', text: '', chart: '', dataset: '', fields: [], value: '', calculation: '' },
  width: 'third',
  ...given,
});
