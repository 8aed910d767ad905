import type { Ornament } from '@sitewright/site-spec';
import type { Mood } from '../../draft/vocabulary.ts';
import type { Tone } from './colour-maths.ts';

/** A mood of `look.md`, section 2. */
export interface MoodLook {
  mood: Mood;
  ground: Tone;
  primary: Tone;
  accent: Tone;
  /** Corner radius of cards in px. */
  radius: number;
  /** What fills the place of a picture that nobody has; none where a mood does without. */
  ornament: Ornament | undefined;
}

type Lch = readonly [l: number, c: number, h: number];
type Row = readonly [ground: Lch, primary: Lch, accent: Lch, radius: number, ornament?: Ornament];

const rows: Readonly<Record<Mood, Row>> = {
  hearth: [[0.97, 0.016, 85], [0.45, 0.12, 40], [0.78, 0.13, 80], 12, 'arcs'],
  harvest: [[0.955, 0.025, 95], [0.42, 0.08, 135], [0.66, 0.16, 45], 8, 'leaves'],
  editorial: [[0.985, 0.004, 90], [0.2, 0.006, 60], [0.57, 0.2, 28], 0, 'rules'],
  swiss: [[1, 0, 0], [0.57, 0.225, 27], [0.16, 0, 0], 0, 'rules'],
  crisp: [[0.985, 0.006, 255], [0.5, 0.19, 262], [0.78, 0.14, 55], 8],
  civic: [[0.99, 0.002, 250], [0.37, 0.1, 250], [0.72, 0.15, 65], 4],
  clinic: [[0.985, 0.008, 200], [0.47, 0.085, 205], [0.76, 0.12, 40], 14, 'arcs'],
  botanic: [[0.97, 0.014, 120], [0.36, 0.07, 155], [0.82, 0.12, 85], 4, 'topography'],
  luxe: [[0.18, 0.012, 75], [0.8, 0.09, 80], [0.62, 0.1, 30], 0, 'hairlines'],
  night: [[0.17, 0.025, 290], [0.78, 0.15, 300], [0.87, 0.17, 115], 0, 'waves'],
  terminal: [[0.19, 0.02, 240], [0.8, 0.12, 210], [0.86, 0.19, 130], 4, 'dots'],
  poster: [[0.94, 0.03, 90], [0.58, 0.22, 28], [0.84, 0.16, 85], 0, 'halftone'],
  play: [[0.985, 0.014, 95], [0.53, 0.2, 265], [0.86, 0.17, 92], 16, 'arcs'],
  pastel: [[0.97, 0.016, 20], [0.5, 0.13, 350], [0.87, 0.08, 170], 20, 'arcs'],
};

const tone = ([l, c, h]: Lch): Tone => ({ l, c, h });

/** The look of a mood. */
export function moodLook(mood: Mood): MoodLook {
  const [ground, primary, accent, radius, ornament] = rows[mood];
  return { mood, ground: tone(ground), primary: tone(primary), accent: tone(accent), radius, ornament };
}
