import { AppError } from '@sitewright/errors';

const form = /^[a-z0-9]{1,10}$/;

/** The name of a format; whether a build type has it, its renderer knows. @throws AppError when it is none. */
export function requireFormatName(format: string): string {
  if (form.test(format)) return format;
  throw new AppError('UNSUPPORTED_FORMAT', 'format must be the name of a format, such as html or json.');
}

/** A title as the name of a file, without what file systems read as more than a letter; undefined if nothing is left. */
export function titleFilename(title: string, format: string): string | undefined {
  const name = title
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return name === '' ? undefined : `${[...name].slice(0, 100).join('').trim()}.${format}`;
}

/** What is answered where a format has no font for some of the text: to leave letters out would be to lose them. */
export const unprintable = (format: string, characters: readonly string[]): AppError => {
  const some = characters.slice(0, 8).map((character) => `“${character}”`);
  const more = characters.length > some.length ? ' and more' : '';
  return new AppError(
    'UNSUPPORTED_FORMAT',
    `As ${format} this project would lose characters that no font here has: ${some.join(' ')}${more}. Export it as html or json, or write them in another way.`,
  );
};

/** What is answered where bleed is asked of what is no sheet that is cut. */
export const withoutBleed = (): AppError =>
  new AppError(
    'UNSUPPORTED_FORMAT',
    'Bleed and crop marks are for pdf alone, of documents and of designs with frames in mm, in or pt. Export this one without bleed.',
  );

/** What is answered to a caller who wants what a build type does not have: what it has. */
export const unsupportedFormat = (format: string, formats: readonly string[]): AppError =>
  new AppError(
    'UNSUPPORTED_FORMAT',
    `This project can't be exported as ${format}. Its formats are ${formats.join(', ')}.`,
    { metadata: { formats: formats.join(' ') } },
  );
