import type { Brief } from '../brief/brief.ts';
import { DESIGN_FORMATS, type DesignFormat, FORMAT_WORDS } from '../recipe/designs/formats.ts';
import type { Family } from '../recipe/designs/layouts.ts';

const MAX_FRAMES = 12;

const byId = (id: string): DesignFormat | undefined => DESIGN_FORMATS.find((format) => format.id === id);

function ofSize(width: number, height: number, unit: 'px' | 'mm' | 'in'): DesignFormat {
  const factor = unit === 'in' ? 25.4 : 1;
  const [w, h] = [
    Math.min(20_000, Math.max(1, width * factor)),
    Math.min(20_000, Math.max(1, height * factor)),
  ];
  const known = DESIGN_FORMATS.find(
    (format) => format.width === w && format.height === h && (format.unit === 'mm') === (unit !== 'px'),
  );
  const name = `${width} × ${height} ${unit}`;
  return known
    ? { ...known, name: `${known.name}` }
    : { id: 'custom', name, width: w, height: h, unit: unit === 'px' ? 'px' : 'mm', margin: 0.07 };
}

/** The word "landscape" or "portrait" turns a paper format. */
function turned(format: DesignFormat, text: string): DesignFormat {
  const wantsWide = /\blandscape\b|querformat|paysage|horizontal|apaisado|orizzontale/i.test(text);
  const wantsHigh = /\bportrait format\b|\bportrait orientation\b|hochformat|\bvertical\b/i.test(text);
  const isWide = format.width > format.height;
  if (format.unit !== 'mm' || (!wantsWide && !wantsHigh) || (wantsWide && isWide) || (wantsHigh && !isWide))
    return format;
  return { ...format, width: format.height, height: format.width };
}

/** The formats that a prompt asks for, sizes in figures first; one that suits it if it names none. */
export function chooseFormats(brief: Brief): DesignFormat[] {
  const sizes = brief.sizes.flatMap((size) =>
    size.width && size.height ? [ofSize(size.width, size.height, size.unit)] : [],
  );
  let text = brief.text;
  const named: DesignFormat[] = [];
  for (const [pattern, id] of FORMAT_WORDS) {
    const match = pattern.exec(text);
    const format = match ? byId(id) : undefined;
    if (!match || !format) continue;
    named.push(format);
    // What named one format names no other: "Facebook event cover" is not also a Facebook post.
    text = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  }
  if (
    /\b(?:and|und|et|y|e|plus|&|\+) (?:an? |eine )?(?:matching )?stor(?:y|ies)\b/i.test(text) &&
    !named.some((format) => format.id === 'instagram-story')
  ) {
    const story = byId('instagram-story');
    if (story) named.push(story);
  }
  const platforms = /facebook|instagram|linkedin|youtube|story|pinterest|x-|twitter/;
  const read = brief.sizes.flatMap((size) => {
    const format = size.format ? byId(size.format) : undefined;
    const isSaid = format && (named.some((other) => other.id === format.id) || platforms.test(format.id));
    return format && !isSaid ? [format] : [];
  });
  // A roll-up banner is no banner of the web.
  const isRollUp = named.some((format) => format.id === 'roll-up');
  // A card that is an invitation is one thing, and a paper size says how large a poster is.
  const papers = read.filter((format) => /^a[3-6]$|^letter$/.test(format.id));
  const things = read.filter(
    (format) =>
      !papers.includes(format) &&
      !(format.id === 'greeting-card' && read.some((other) => /invitation|business|menu/.test(other.id))) &&
      !(format.id === 'square' && named.length > 0) &&
      !(isRollUp && format.id === 'web-banner'),
  );
  const isPoster =
    things.length > 0 &&
    things.every((format) =>
      /^(?:poster|flyer|brochure|menu-card|certificate|invitation|greeting-card)$/.test(format.id),
    );
  const printed = papers.length > 0 && isPoster ? papers : [...papers, ...things];
  const all =
    sizes.length > 0
      ? [
          ...sizes,
          ...named.filter(
            (format) =>
              sizes.length < 2 &&
              !sizes.some((size) => Math.abs(size.width / size.height - format.width / format.height) < 3),
          ),
        ]
      : [...named, ...printed];
  const seen = new Set<string>();
  const chosen = all.filter((format) => {
    const key = `${format.width}x${format.height}${format.unit}`;
    return seen.has(key) ? false : seen.add(key);
  });
  const isWedding = /\b(?:wedding|hochzeit|mariage|boda|matrimonio|casamento|bruiloft)\b/i.test(brief.text);
  const fallback = byId(isWedding ? 'invitation' : 'instagram-post');
  const formats = chosen.length > 0 || !fallback ? chosen : [fallback];
  return formats.slice(0, MAX_FRAMES).map((format) => turned(format, brief.text));
}

/** Formats that go with those chosen, for a set. */
export function companionsOf(formats: readonly DesignFormat[], count: number): DesignFormat[] {
  const taken = new Set(formats.map((format) => format.id));
  const found: DesignFormat[] = [];
  for (const id of formats.flatMap((format) => format.companions ?? [])) {
    const format = byId(id);
    if (!format || taken.has(id) || found.length >= count) continue;
    taken.add(id);
    found.push(format);
  }
  return found;
}

export function familyOf({ width, height }: Pick<DesignFormat, 'width' | 'height'>): Family {
  const ratio = width / height;
  if (ratio < 0.62) return 'tall';
  if (ratio < 0.9) return 'portrait';
  if (ratio < 1.25) return 'square';
  return ratio < 2.4 ? 'landscape' : 'wide';
}
