import { z } from 'zod';

/** Words in lower case. */
const words = z.array(z.string().min(1));

/** What a label or a heading of the person's own stands over in documents that follow a form. */
export const ROLES = [
  ...['from', 'to', 'date', 'due', 'number', 'subject', 'payment', 'validity', 'place', 'time'],
  ...['present', 'absent', 'chair', 'agenda', 'decisions', 'actions', 'nextMeeting', 'profile'],
  ...['experience', 'education', 'skills', 'contact'],
] as const;
export type Role = (typeof ROLES)[number];

/** Forms of letters, and the labels by which material of letters, minutes, résumés and invoices is told apart. */
export const writingWordsSchema = z.strictObject({
  salutation: z.string().includes('{name}'),
  /** Where nobody is named. */
  salutationOpen: z.string().min(1),
  farewell: z.string().min(1),
  /** By which the person's own salutation and farewell begin. */
  salutationWords: words,
  farewellWords: words,
  /** Before what is to be told, as in "write to them that …"; and how that is told in a letter. */
  that: words,
  telling: z.string().includes('{clause}'),
  /** The first is what the part is called where nothing else is given. */
  roles: z.record(z.enum(ROLES), words),
});
