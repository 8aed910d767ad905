import { ACTIVITIES, type Activity } from './activities.ts';
import { gerund, thirdPerson } from './verb-forms.ts';

const BY_FORM = new Map(
  ACTIVITIES.flatMap((activity) =>
    activity.verbs.flatMap((verb) =>
      [verb, thirdPerson(verb), gerund(verb)].map((form) => [form, activity] as const),
    ),
  ),
);

/** The activity that a form of its verb names: "schedules", "making", "find". */
export const findActivity = (form: string): Activity | undefined => BY_FORM.get(form.toLowerCase());
