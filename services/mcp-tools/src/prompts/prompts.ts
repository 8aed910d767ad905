import { AppError } from '@sitewright/errors';
import { z } from 'zod';

interface Prompt {
  name: string;
  title: string;
  description: string;
  arguments: { name: string; description: string; required: boolean }[];
  /** What the user says. */
  say(given: Readonly<Record<string, string>>): string;
}

const required = (name: string, description: string) => ({ name, description, required: true });
const optional = (name: string, description: string) => ({ name, description, required: false });

const afterwards =
  'Then tell me what is left to check, with the editorUrl, and ask before you publish. Ask me for facts that are missing rather than inventing them.';

/** Beginnings that people choose, in the order of `prompts/list`. */
export const prompts: readonly Prompt[] = [
  {
    name: 'new_site',
    title: 'A new website',
    description: 'From what it is about to a website that can be opened and published.',
    arguments: [
      required('about', 'Whose site it is and what it must say.'),
      optional('style', 'How it should look, such as calm and dark.'),
    ],
    say: ({ about, style }) =>
      `Build a website with generate_project. It is about: ${about}\n${style === undefined ? '' : `It should look: ${style}\n`}Pass on every name, price, time and address as I gave it. ${afterwards}`,
  },
  {
    name: 'deck_from_notes',
    title: 'Slides from notes',
    description: 'From notes to a slide deck with speaker notes.',
    arguments: [
      required('notes', 'The notes, as they are.'),
      optional('audience', 'Who will sit there, and for how long.'),
    ],
    say: ({ notes, audience }) =>
      `Make slides with generate_project (buildType slides) from these notes. Put the message of each slide into its title, and what is to be said into the speaker notes.${audience === undefined ? '' : ` The audience: ${audience}`}\n\nNotes:\n${notes}\n\n${afterwards}`,
  },
  {
    name: 'chart_from_table',
    title: 'A chart from a table',
    description: 'From a table to a chart that answers a question.',
    arguments: [
      required('table', 'Rows with their headings, such as CSV.'),
      optional('question', 'What the chart should answer.'),
    ],
    say: ({ table, question }) =>
      `Make a data visualisation with generate_project (buildType dataviz) from this table, with every number as it is.${question === undefined ? '' : ` It should answer: ${question}`}\n\n${table}\n\nShow me the picture with export_project (png). ${afterwards}`,
  },
];

const givenSchema = z.record(z.string(), z.string().max(16_000));

/** Fills in a prompt. @throws AppError NOT_FOUND, or INVALID_REQUEST that says what is wrong with the arguments. */
export function getPrompt(name: string, given: unknown): object {
  const prompt = prompts.find((each) => each.name === name);
  if (prompt === undefined)
    throw new AppError('NOT_FOUND', 'There is no such prompt. prompts/list names them.');
  const parsed = givenSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const which = ['arguments', ...(issue?.path ?? [])].join('.');
    throw new AppError('INVALID_REQUEST', `${which} must be a text of up to 16,000 characters.`);
  }
  const names = prompt.arguments.map((each) => each.name);
  const unknown = Object.keys(parsed.data).find((each) => !names.includes(each));
  if (unknown !== undefined) {
    const which = `arguments.${unknown.slice(0, 100)}`;
    throw new AppError('INVALID_REQUEST', `${which} is not known: there are ${names.join(', ')}.`);
  }
  const missing = prompt.arguments.find(
    (each) => each.required && (parsed.data[each.name] ?? '').trim() === '',
  );
  if (missing !== undefined) throw new AppError('INVALID_REQUEST', `arguments.${missing.name} is missing.`);
  const text = prompt.say(parsed.data);
  return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
}
