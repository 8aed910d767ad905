import {
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklab,
  type Oklch,
  useMode as spaceOf,
} from 'culori/fn';

// Colours are read as RGB and come to OKLab and OKLCH by way of linear RGB; a browser loads no other space.
for (const mode of [modeRgb, modeLrgb]) spaceOf(mode);
/** A colour in OKLab: how near two colours are to the eye. */
export const toOklab: (color: string) => Oklab | undefined = spaceOf(modeOklab);
/** A colour in OKLCH: its lightness, chroma and hue. */
export const toOklch: (color: string) => Oklch | undefined = spaceOf(modeOklch);
