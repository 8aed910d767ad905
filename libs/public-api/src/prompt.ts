import { z } from 'zod';

const minimum = 3;
const maximum = 16_000;

/** Nothing that anybody could see: U+2800 is a Braille pattern without dots, U+FFFD stands for what was no character. */
const blank = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffd]*$/u;

/**
 * The prompt of a build: 3 to 16,000 Unicode code points as sent. Refused are blank ones and control characters
 * other than tab, newline and carriage return. Lone surrogates become U+FFFD, since they have no UTF-8 form.
 */
export const promptSchema = z
  .string()
  .overwrite((text) => text.toWellFormed())
  .superRefine((text, context) => {
    const issue = (message: string) => context.addIssue({ code: 'custom', message });
    const { length } = [...text];
    if (length < minimum) issue(`must have at least ${minimum} characters, has ${length}`);
    else if (length > maximum) issue(`must have at most ${maximum} characters, has ${length}`);
    if (blank.test(text) && length >= minimum) issue('must not be blank');
    if (/[^\P{Cc}\t\n\r]/u.test(text))
      issue('must not have control characters other than tab and line breaks');
  })
  .meta({
    description: 'What to build, in any language.',
    minLength: minimum,
    maxLength: maximum,
  });
