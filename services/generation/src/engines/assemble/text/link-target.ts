import { hrefSchema } from '@sitewright/site-spec';

/** Where a target of a draft leads; undefined where it leads nowhere that is safe. */
export type LinkTo = (target: string) => string | undefined;

const valid = (href: string): string | undefined => (hrefSchema.safeParse(href).success ? href : undefined);

/** A web page, a mail address or a telephone number, as a link. */
export function outwardHref(target: string): string | undefined {
  const trimmed = target.trim();
  const lower = trimmed.slice(0, 8).toLowerCase();
  if (lower.startsWith('https://')) return valid(`https://${trimmed.slice(8)}`);
  if (lower.startsWith('http://')) return valid(`https://${trimmed.slice(7)}`);
  if (lower.startsWith('mailto:'))
    return trimmed.includes('@') ? valid(`mailto:${trimmed.slice(7)}`) : undefined;
  if (lower.startsWith('tel:')) return telephone(trimmed.slice(4));
  if (lower.startsWith('www.')) return valid(`https://${trimmed}`);
  return isMail(trimmed) ? valid(`mailto:${trimmed}`) : undefined;
}

/** The digits of a number and the signs that may stand between them. */
export function telephone(number: string): string | undefined {
  const dialled = number.replace(/[^+0-9().-]/gu, '');
  return /\d/u.test(dialled) ? valid(`tel:${dialled}`) : undefined;
}

export const isMail = (text: string): boolean => {
  const at = text.indexOf('@');
  return at > 0 && text.indexOf('.', at) > at + 1 && !/[\s<>"'`\\:/]/u.test(text) && !text.endsWith('.');
};
