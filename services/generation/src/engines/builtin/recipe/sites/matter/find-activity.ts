import { ACTIVITIES, type Activity } from './activities.ts';

const third = (verb: string): string =>
  /(?:s|x|ch|sh)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

const gerund = (verb: string): string => {
  if (/[^aeiou]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
};

const BY_FORM = new Map(
  ACTIVITIES.flatMap((activity) =>
    activity.verbs.flatMap((verb) =>
      [verb, third(verb), gerund(verb)].map((form) => [form, activity] as const),
    ),
  ),
);

/** The activity that a form of its verb names: "schedules", "making", "find". */
export const findActivity = (form: string): Activity | undefined => BY_FORM.get(form.toLowerCase());
