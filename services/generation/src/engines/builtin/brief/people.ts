import type { NamedPerson } from './brief.ts';
import { isNameLike, KINDS } from './names.ts';
import type { Reading } from './reading.ts';
import type { RequestedSection } from './requests.ts';

const WITH_ROLE =
  /(?<![\p{L}])((?:Dr\.|Prof\.|Dra?\.|Mr\.|Mrs\.|Ms\.|Mme|M\.|Herr|Frau|Chef)?\s?\p{Lu}[\p{L}'’-]{1,20}(?: (?:\p{Lu}\.|[Vv]an|[Vv]on|de|del|da|di|el|al|bin)){0,2} \p{Lu}[\p{L}'’-]{1,24}) ?(?:\(([^()\n]{3,60})\)|[-–—] ([\p{L} &/'’-]{3,50}))/gu;
const FULL_NAME =
  /^(?:(?:Dr|Prof|Dra|Mr|Mrs|Ms|Mme|M)\.? )*\p{Lu}[\p{L}'’-]{1,20}(?: (?:\p{Lu}\.|[Vv]an|[Vv]on|de|del|da|di|bin))* \p{Lu}[\p{L}'’-]{1,24}$/u;

/** People by name, with their part where the prompt tells it. */
export function readPeople(reading: Reading, sections: readonly RequestedSection[]): NamedPerson[] {
  const people: NamedPerson[] = [];
  for (const match of reading.prose.matchAll(WITH_ROLE)) {
    const name = (match[1] ?? '').trim();
    const role = (match[2] ?? match[3] ?? '').trim();
    if (!isNameLike(name) || /\d/.test(role) || KINDS.findAll(name.toLowerCase()).length > 0) continue;
    const start = match.index + match[0].indexOf(name);
    people.push({ name, role, span: reading.spanOf(start, start + name.length) });
  }
  for (const name of sections.find((section) => section.kind === 'team')?.details ?? []) {
    const start = reading.prose.indexOf(name);
    if (!FULL_NAME.test(name) || start === -1 || people.some((person) => person.name === name)) continue;
    people.push({ name, span: reading.spanOf(start, start + name.length) });
  }
  return people
    .filter((person) => !/\b(?:LLP|LLC|Ltd|Inc|GmbH|AG|Co|Sons)$/u.test(person.name))
    .filter((person, index) => people.findIndex((other) => other.name === person.name) === index)
    .slice(0, 30);
}
