import type { DesignFormat } from '../recipe/designs/formats.ts';
import { familyOf } from './choose-formats.ts';
import type { DesignCopy } from './design-copy.ts';

/** Which frame of a set says all that there is to say: the largest on paper, else the first. */
export function fullestOf(formats: readonly DesignFormat[]): number {
  const areas = formats.map((format) => (format.unit === 'mm' ? format.width * format.height : 0));
  const largest = Math.max(0, ...areas);
  return largest === 0 ? 0 : areas.indexOf(largest);
}

/** Who it is and how to reach them; letter paper has no room for more. */
function stationery(copy: DesignCopy, format: DesignFormat): DesignCopy {
  const { subline, offer: _, call: __, ...rest } = copy;
  return {
    ...rest,
    ...(subline && format.id === 'business-card' ? { subline } : {}),
    lines: [],
    details: copy.details.filter((detail) => detail.role === 'contact' || detail.role === 'place'),
    body: copy.body.filter((line) => /\d{3}|@|\b(?:www|tel|phone|fon)\b/i.test(line)),
  };
}

const LISTS = /^(?:list|price)$/;

/**
 * The copy of a campaign for one more of its formats: headline, sender and call are shared, and of the rest each takes
 * what it has room for and its viewers look for. A story tells when and where, a post tells one thing more, a banner
 * leaves it at the promise. Lists of prices stay whole, since half a menu is none.
 */
export function adaptCopy(copy: DesignCopy, format: DesignFormat): DesignCopy {
  if (copy.details.some((detail) => LISTS.test(detail.role))) return copy;
  // Cards and letter paper are there for the addresses.
  if (/^(?:business-card|letterhead)$/.test(format.id)) return stationery(copy, format);
  const { subline, offer, ...rest } = copy;
  const of = (...roles: string[]) => copy.details.filter((detail) => roles.includes(detail.role));
  const promise = { ...(offer ? { offer } : {}) };
  switch (familyOf(format)) {
    case 'tall':
      return {
        ...rest,
        ...promise,
        lines: copy.lines.slice(0, 1),
        details: of('date', 'time', 'place').slice(0, 2),
        // Without a date of its own, the line that tells most.
        body: of('date', 'time', 'place').length > 0 ? [] : copy.body.slice(0, 1),
      };
    case 'square':
    case 'portrait':
      return {
        ...rest,
        ...promise,
        ...(subline ? { subline } : {}),
        lines: copy.lines.slice(0, 2),
        details: of('date', 'time').slice(0, 1),
        body: copy.body.slice(0, 1),
      };
    default:
      return {
        ...rest,
        ...(offer ? promise : subline ? { subline } : {}),
        lines: copy.lines.slice(0, 1),
        details: of('contact').slice(0, 1),
        body: [],
      };
  }
}
