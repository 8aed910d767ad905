import { z } from 'zod';
import { text, texts } from './common.ts';
import { BOARD_SHEETS, PANEL_KINDS, PANEL_WIDTHS } from './vocabulary.ts';

/** The sheet or screen of a board, whether it is read from some metres away, and the place of its title. */
export const datavizForm = {
  format: z
    .strictObject({ sheet: z.enum(BOARD_SHEETS), isFar: z.boolean(), place: text.default('') })
    .default({ sheet: '', isFar: false, place: '' }),
};

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
  /** `column row columns rows` on the sheet, with words for its side, its ground and its size; '' where the program finds one. */
  place: text.default(''),
});

export type PanelPart = z.infer<typeof panelPartSchema>;
export type Panel = Omit<PanelPart, 'ref'>;

/** A tile with nothing in it but what is given. */
export const panel = (kind: PanelPart['kind'], given: Partial<Panel>): Panel => ({
  ...{ kind, heading: '', text: '', chart: '', dataset: '', fields: [], value: '', calculation: '' },
  ...{ width: 'third', place: '' },
  ...given,
});
