import { expect, it, test } from '@jest/globals';
import type { BuildType } from '@sitewright/site-spec';
import { readBrief } from '../read-brief.ts';

test.each([
  [
    'We\u2019re Harrow & Dale Solar, four of us in a van, fitting panels around Ludlow.',
    'Harrow & Dale Solar',
  ],
  ['I am Delphine Arkwright and I plan weddings in the Cotswolds. Show my story.', 'Delphine Arkwright'],
  ['hiya need a sticker for our climbing gym (Gritbox, Sheffield) for the chalk buckets', 'Gritbox'],
])('the name is what somebody is called, without the words around it: %s', (prompt, name) => {
  expect(readBrief(prompt, 'website').organisation).toBe(name);
});

test('no name is taken from what must stay private', () => {
  const prompt = 'Website for our bakery. Not to be published: we may sell to Brightacre Foods.';
  expect(readBrief(prompt, 'website').organisation).not.toContain('Brightacre');
});

it.each<[way: string, prompt: string, buildType: BuildType]>([
  [
    'it',
    'PREPARATEMI LE DIAPOSITIVE PER UNA DECISIONE. OPZIONE A: RESTARE COME ORA. OPZIONE B: DUE GIORNI SENZA CARNE.',
    'slides',
  ],
  [
    'sv',
    'Skriv en essä på svenska. Ta ställning, men låt invändningen få en ärlig plats.\n\nKliniken: Rörelserummet i Alvhaga, tre fysioterapeuter.',
    'document',
  ],
  ['zh', '帮我妈妈写个会议记录。参加的人有四个。5月3日开会。', 'document'],
  ['en', 'NEED A WEBSITE FOR SWIFTFOOT COURIERS, BICYCLE COURIERS IN LEEDS. PRICES FROM £6.', 'website'],
  ['pl', 'POTRZEBUJĘ POSTA NA INSTAGRAM, GABINET LOGOPEDYCZNY "GŁOSKA", RZESZÓW.', 'design'],
])('takes no words that order something for a name: %s', (_, prompt, buildType) => {
  const { title, subject, organisation } = readBrief(prompt, buildType);
  expect(`${title} ${subject} ${organisation}`).not.toMatch(/PREPARATEMI|låt |写|NEED|POTRZEBUJĘ/u);
});

test.each([
  [
    'Please write a report of about 2000 words on cargo bicycles in four towns.',
    'cargo bicycles in four towns',
  ],
])('what a document is about stands behind "on", not behind its length: %s', (prompt, subject) => {
  expect(readBrief(prompt, 'document').subject).toBe(subject);
});
