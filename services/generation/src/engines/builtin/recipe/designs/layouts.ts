/** The shapes of frames that layouts are made for. */
export type Family = 'tall' | 'portrait' | 'square' | 'landscape' | 'wide';

/** x, y, width and height as shares of the frame. */
export type Zone = readonly [x: number, y: number, width: number, height: number];

export type Ornament = 'rings' | 'bar' | 'border' | 'corner' | 'stripes' | 'sun' | 'none';

export interface DesignLayout {
  id: string;
  families: Family[];
  /** Colour role that the frame is filled with. */
  ground: 'background' | 'surface' | 'primary';
  picture?: Zone;
  /** A plain area under the text, in a colour of its own. */
  panel?: { zone: Zone; fill: 'background' | 'surface' | 'primary' };
  text: Zone;
  align: 'start' | 'center';
  vertical: 'top' | 'middle' | 'bottom' | 'spread';
  ornament: Ornament;
}

type Spec = Omit<DesignLayout, 'id' | 'families'>;
const layout = (id: string, families: string, spec: Spec): DesignLayout => ({
  id,
  families: families
    .split(' ')
    .filter((word): word is Family => /^(?:tall|portrait|square|landscape|wide)$/.test(word)),
  ...spec,
});
const FULL: Zone = [0, 0, 1, 1];

/** At least six for each family, so that two prompts seldom look alike. */
export const DESIGN_LAYOUTS: readonly DesignLayout[] = [
  layout('picture-above', 'tall portrait', {
    ground: 'background',
    picture: [0, 0, 1, 0.42],
    text: [0.08, 0.46, 0.84, 0.48],
    align: 'start',
    vertical: 'spread',
    ornament: 'bar',
  }),
  layout('picture-above-square', 'square', {
    ground: 'background',
    picture: [0, 0, 1, 0.38],
    text: [0.07, 0.42, 0.86, 0.52],
    align: 'start',
    vertical: 'middle',
    ornament: 'none',
  }),
  layout('picture-below', 'tall portrait', {
    ground: 'background',
    picture: [0, 0.6, 1, 0.4],
    text: [0.08, 0.06, 0.84, 0.5],
    align: 'center',
    vertical: 'middle',
    ornament: 'none',
  }),
  layout('picture-below-square', 'square', {
    ground: 'primary',
    picture: [0, 0.64, 1, 0.36],
    text: [0.07, 0.06, 0.86, 0.54],
    align: 'center',
    vertical: 'middle',
    ornament: 'none',
  }),
  layout('card-over-picture', 'tall portrait square', {
    ground: 'primary',
    picture: FULL,
    panel: { zone: [0.08, 0.14, 0.84, 0.72], fill: 'background' },
    text: [0.14, 0.18, 0.72, 0.64],
    align: 'center',
    vertical: 'middle',
    ornament: 'none',
  }),
  layout('card-low', 'tall portrait', {
    ground: 'primary',
    picture: FULL,
    panel: { zone: [0, 0.46, 1, 0.54], fill: 'background' },
    text: [0.08, 0.5, 0.84, 0.44],
    align: 'start',
    vertical: 'spread',
    ornament: 'none',
  }),
  layout('centred', 'tall portrait square', {
    ground: 'background',
    text: [0.1, 0.1, 0.8, 0.8],
    align: 'center',
    vertical: 'middle',
    ornament: 'border',
  }),
  layout('poster', 'tall portrait square', {
    ground: 'primary',
    text: [0.08, 0.08, 0.84, 0.84],
    align: 'start',
    vertical: 'spread',
    ornament: 'rings',
  }),
  layout('sunrise', 'tall portrait square', {
    ground: 'background',
    text: [0.09, 0.08, 0.82, 0.84],
    align: 'start',
    vertical: 'spread',
    ornament: 'sun',
  }),
  layout('panel-top', 'tall portrait', {
    ground: 'background',
    picture: [0.08, 0.62, 0.84, 0.32],
    panel: { zone: [0, 0, 1, 0.58], fill: 'primary' },
    text: [0.08, 0.06, 0.84, 0.48],
    align: 'start',
    vertical: 'spread',
    ornament: 'none',
  }),
  layout('side-by-side', 'square', {
    ground: 'background',
    picture: [0.58, 0, 0.42, 1],
    text: [0.06, 0.08, 0.48, 0.84],
    align: 'start',
    vertical: 'spread',
    ornament: 'bar',
  }),
  layout('left-picture', 'landscape wide', {
    ground: 'background',
    picture: [0, 0, 0.42, 1],
    text: [0.46, 0.08, 0.5, 0.84],
    align: 'start',
    vertical: 'middle',
    ornament: 'none',
  }),
  layout('right-picture', 'landscape wide', {
    ground: 'background',
    picture: [0.58, 0, 0.42, 1],
    text: [0.05, 0.08, 0.5, 0.84],
    align: 'start',
    vertical: 'spread',
    ornament: 'bar',
  }),
  layout('right-picture-bold', 'landscape wide', {
    ground: 'primary',
    picture: [0.62, 0, 0.38, 1],
    text: [0.05, 0.09, 0.53, 0.82],
    align: 'start',
    vertical: 'middle',
    ornament: 'none',
  }),
  layout('card-left', 'landscape wide', {
    ground: 'primary',
    picture: FULL,
    panel: { zone: [0.05, 0.1, 0.52, 0.8], fill: 'background' },
    text: [0.085, 0.14, 0.45, 0.72],
    align: 'start',
    vertical: 'middle',
    ornament: 'none',
  }),
  layout('card-centre', 'landscape wide', {
    ground: 'primary',
    picture: FULL,
    panel: { zone: [0.17, 0.1, 0.66, 0.8], fill: 'background' },
    text: [0.21, 0.14, 0.58, 0.72],
    align: 'center',
    vertical: 'middle',
    ornament: 'none',
  }),
  layout('centred-wide', 'landscape wide', {
    ground: 'background',
    text: [0.1, 0.1, 0.8, 0.8],
    align: 'center',
    vertical: 'middle',
    ornament: 'border',
  }),
  layout('poster-wide', 'landscape wide', {
    ground: 'primary',
    text: [0.06, 0.1, 0.7, 0.8],
    align: 'start',
    vertical: 'spread',
    ornament: 'rings',
  }),
  layout('corner-wide', 'landscape wide', {
    ground: 'surface',
    text: [0.06, 0.1, 0.72, 0.8],
    align: 'start',
    vertical: 'middle',
    ornament: 'corner',
  }),
];

/** Marks stand alone: little text, much room. */
export const LOGO_LAYOUTS: readonly DesignLayout[] = [
  layout('mark-above', 'square', {
    ground: 'background',
    text: [0.12, 0.54, 0.76, 0.34],
    align: 'center',
    vertical: 'top',
    ornament: 'none',
  }),
  layout('mark-ring', 'square', {
    ground: 'background',
    text: [0.2, 0.52, 0.6, 0.26],
    align: 'center',
    vertical: 'top',
    ornament: 'border',
  }),
  layout('mark-solid', 'square', {
    ground: 'primary',
    text: [0.12, 0.54, 0.76, 0.34],
    align: 'center',
    vertical: 'top',
    ornament: 'none',
  }),
];
