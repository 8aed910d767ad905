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
export const toOklab: (color: string) => Oklab | undefined = spaceOf(modeOklab);
export const toOklch: (color: string) => Oklch | undefined = spaceOf(modeOklch);
