import type { TextLayer } from '@sitewright/site-spec';
import type { DesignCopy } from './design-copy.ts';
import type { StackItem } from './stack.ts';

/** A text with everything that its layer will need. */
export interface CopyItem extends StackItem {
  role: TextLayer['role'];
  font: TextLayer['font'];
  icon?: string;
  isButton?: boolean;
  isBadge?: boolean;
  /** At the foot of the layout, where there is room to part them. */
  isFoot?: boolean;
  placeholder?: boolean;
}

const style = (weight: number, letterSpacing = 0, uppercase = false) => ({
  weight,
  letterSpacing,
  uppercase,
});
const ICONS: Partial<Record<TextLayer['role'], string>> = {
  date: 'calendar-days',
  place: 'map-pin',
  price: 'tag',
  contact: 'at-sign',
};
const UPPERCASE_LIMIT = 22;

export interface ItemOptions {
  icons: boolean;
  /** Long and low frames hold less: one line of details, no body. */
  isSmall: boolean;
  headingWeight: number;
}

const bodyItem = (text: string, isSmall: boolean): Omit<CopyItem, 'key'> => ({
  role: 'body',
  font: 'body',
  text,
  style: style(400),
  lineHeight: isSmall ? 1.3 : 1.35,
  scale: 0.3,
  gap: isSmall ? 0.14 : 0.2,
  isFoot: true,
  ...(isSmall ? { optional: true } : {}),
});

/** Turns copy into texts to be stacked: the headline largest, details small at the foot. */
export function copyItems(copy: DesignCopy, options: ItemOptions): CopyItem[] {
  const items: CopyItem[] = [];
  const add = (item: Omit<CopyItem, 'key'>) => {
    if (item.text !== '') items.push({ ...item, key: `${item.role}-${items.length}` });
  };
  if (copy.kicker) {
    const isShort = copy.kicker.length <= UPPERCASE_LIMIT;
    add({
      role: 'caption',
      font: 'body',
      text: copy.kicker,
      style: style(600, isShort ? 0.08 : 0, isShort),
      lineHeight: 1.25,
      scale: 0.3,
      gap: 0,
      optional: true,
    });
  }
  add({
    role: 'title',
    font: 'heading',
    text: copy.headline,
    style: style(options.headingWeight, -0.01),
    lineHeight: 1.08,
    scale: 1,
    gap: 0.18,
    ...(copy.isPlaceholder ? { placeholder: true } : {}),
  });
  if (copy.subline)
    add({
      role: 'subtitle',
      font: 'body',
      text: copy.subline,
      style: style(400),
      lineHeight: 1.3,
      scale: 0.42,
      gap: 0.22,
    });
  for (const line of copy.lines)
    add({
      role: 'subtitle',
      font: 'heading',
      text: line,
      style: style(600),
      lineHeight: 1.2,
      scale: 0.5,
      gap: 0.22,
    });
  if (copy.offer)
    add({
      role: 'price',
      font: 'heading',
      text: copy.offer,
      style: style(700),
      lineHeight: 1.15,
      scale: 0.56,
      gap: 0.3,
      padding: 0.45,
      isBadge: true,
    });
  // What is said of a menu stands under its dishes.
  const isList = copy.details.some((detail) => detail.role === 'list');
  if (!isList) for (const line of copy.body) add(bodyItem(line, options.isSmall));
  for (const detail of copy.details) {
    const icon = options.icons ? (ICONS[detail.role] ?? undefined) : undefined;
    add({
      role: detail.role,
      font: detail.isHead ? 'heading' : 'body',
      text: detail.text,
      style: style(detail.isHead ? 700 : 600),
      lineHeight: 1.3,
      scale: detail.isHead ? 0.44 : 0.34,
      gap: detail.isHead ? 0.34 : 0.16,
      isFoot: true,
      ...(icon
        ? {
            icon:
              detail.role === 'contact' && /\d{5}|\d[\s-]\d/.test(detail.text)
                ? 'phone'
                : /^(?:www|http)|\//.test(detail.text) && detail.role === 'contact'
                  ? 'globe'
                  : icon,
            indent: 1.5,
          }
        : {}),
    });
  }
  if (isList) for (const line of copy.body) add(bodyItem(line, options.isSmall));
  for (const name of copy.missing)
    add({
      role: 'contact',
      font: 'body',
      text: name,
      style: style(500),
      lineHeight: 1.3,
      scale: 0.3,
      gap: 0.16,
      isFoot: true,
      placeholder: true,
      optional: true,
    });
  if (copy.call)
    add({
      role: 'callToAction',
      font: 'body',
      text: copy.call,
      style: style(700),
      lineHeight: 1.2,
      scale: 0.36,
      gap: 0.34,
      padding: 0.8,
      isButton: true,
      isFoot: true,
    });
  if (copy.logo)
    add({
      role: 'logo',
      font: 'heading',
      text: copy.logo,
      style: style(700, 0.02),
      lineHeight: 1.2,
      scale: 0.32,
      gap: 0.28,
      isFoot: true,
    });
  return items;
}
