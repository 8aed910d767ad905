import type { Naming, Request } from './brief.ts';
import { asked } from './requests/asked.ts';
import type { Source } from './segments/source.ts';
import type { ToldDesign } from './segments/told-design.ts';

/** What a design told in sentences is called: what its quotations say, else what it is about. */
export function toldNaming(source: Source, named: Naming, { about }: ToldDesign): Naming {
  return {
    ...named,
    organisation: nameOf(named.organisation),
    subject: about,
    descriptor: '',
    title: isDictated(source, named.title) ? named.title : capitalised(about),
  };
}

/** What it moves its readers to do is asked for as its button. */
export function toldRequests(source: Source, told: ToldDesign | undefined): Request[] {
  if (told === undefined || told.action === '') return [];
  const {
    start: _start,
    end: _end,
    ...request
  } = asked(
    source,
    { start: 0, end: 0 },
    {
      id: 'told',
      kind: 'section',
      target: 'callToAction',
      text: told.action,
      title: capitalised(told.action),
    },
  );
  return [request];
}

/** No name goes on into another sentence, or is that of a site to post on. */
const nameOf = (name: string): string => (/[.!?]\s|\b(?:post|story|ad|cover)$/iu.test(name) ? '' : name);

const isDictated = ({ text, quotes }: Source, title: string): boolean =>
  title !== '' && quotes.some(({ from, to }) => text.slice(from, to).includes(title));

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
