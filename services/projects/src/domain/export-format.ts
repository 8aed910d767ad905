import { AppError } from '@sitewright/errors';

const form = /^[a-z0-9]{1,10}$/;

/** The name of a format; whether a build type has it, its renderer knows. @throws AppError when it is none. */
export function requireFormatName(format: string): string {
  if (form.test(format)) return format;
  throw new AppError('UNSUPPORTED_FORMAT', 'format must be the name of a format, such as html or json.');
}

/** What is answered to a caller who wants what a build type does not have: what it has. */
export const unsupportedFormat = (format: string, formats: readonly string[]): AppError =>
  new AppError(
    'UNSUPPORTED_FORMAT',
    `This project can't be exported as ${format}. Its formats are ${formats.join(', ')}.`,
    { metadata: { formats: formats.join(' ') } },
  );
