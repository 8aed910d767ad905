import { expect, it, test } from '@jest/globals';
import type { BuildType } from '@sitewright/site-spec';
import { readBrief } from '../read-brief.ts';

test.each([
  [
    'We\u2019re Harrow & Dale Solar, four of us in a van, fitting panels around Ludlow.',
    'Harrow & Dale Solar',
  ],
  ['I am Delphine Arkwright and I plan weddings in the Cotswolds. Show my story.', 'Delphine Arkwright'],
  [
    'Site vitrine pour un cabinet dentaire à Nantes, « Dent Claire ». Deux praticiens : Julie Moreau, Karim Benali.',
    'Dent Claire',
  ],
  ['Site for a freelance translator of patents, Ada Quill. 12 years of experience.', 'Ada Quill'],
  ['One page for our radio station Saltmarsh FM 97.3 in Maldon, on air since 2012.', 'Saltmarsh FM 97.3'],
  [
    "Website for the St. Anne's Rowing Club: 85 members, a news section and a contact form.",
    "St. Anne's Rowing Club",
  ],
  [
    "Website for the Elm Lane Tenants' Association: 164 flats, news, and a contact form.",
    "Elm Lane Tenants' Association",
  ],
  [
    'sitio web para una escuela de remo en Santander, Olas del Norte: galería, preguntas frecuentes y formulario de reserva',
    'Olas del Norte',
  ],
  ['hiya need a sticker for our climbing gym (Gritbox, Sheffield) for the chalk buckets', 'Gritbox'],
])('the name is what somebody is called, without the words around it: %s', (prompt, name) => {
  expect(readBrief(prompt, 'website').organisation).toBe(name);
});

test('no name is taken from what must stay private', () => {
  const prompt = 'Website for our bakery. Not to be published: we may sell to Brightacre Foods.';
  expect(readBrief(prompt, 'website').organisation).not.toContain('Brightacre');
  expect(readBrief('Website for Brightacre Foods.', 'website').organisation).toBe('Brightacre Foods');
});

it.each<[way: string, prompt: string, buildType: BuildType, named: string]>([
  [
    'it',
    'PREPARATEMI LE DIAPOSITIVE PER UNA DECISIONE. OPZIONE A: RESTARE COME ORA. OPZIONE B: DUE GIORNI SENZA CARNE.',
    'slides',
    'DECISIONE',
  ],
  [
    'sv',
    'Skriv en essä på svenska. Ta ställning, men låt invändningen få en ärlig plats.\n\nKliniken: Rörelserummet i Alvhaga, tre fysioterapeuter.',
    'document',
    'Rörelserummet i Alvhaga',
  ],
  ['zh', '帮我妈妈写个会议记录。参加的人有四个。5月3日开会。', 'document', ''],
  [
    'en',
    'NEED A WEBSITE FOR SWIFTFOOT COURIERS, BICYCLE COURIERS IN LEEDS. PRICES FROM £6.',
    'website',
    'SWIFTFOOT COURIERS',
  ],
  ['pl', 'POTRZEBUJĘ POSTA NA INSTAGRAM, GABINET LOGOPEDYCZNY "GŁOSKA", RZESZÓW.', 'design', 'GŁOSKA'],
])('takes no words that order something for a name: %s', (_, prompt, buildType, named) => {
  const { title, subject, organisation } = readBrief(prompt, buildType);
  expect(`${title} ${subject} ${organisation}`).toContain(named);
  expect(`${title} ${subject} ${organisation}`).not.toMatch(/PREPARATEMI|låt |写|NEED|POTRZEBUJĘ/u);
});

test.each([
  [
    'Please write a report of about 2000 words on cargo bicycles in four towns.',
    'Report on cargo bicycles in four towns',
  ],
  [
    'Write a market report of around 4000 words on the tea trade of Assam.',
    'Market report on the tea trade of Assam',
  ],
])('what a document is about stands behind "on", not behind its length: %s', (prompt, named) => {
  const { title, subject } = readBrief(prompt, 'document');
  expect(title || subject).toBe(named);
});

test.each([
  [
    'Build a marketing site for a B2B SaaS called Tallywick that closes the books for co-ops. Pages: Home, Pricing.',
    'B2B SaaS that closes the books for co-ops',
  ],
  ['Un site pour notre gîte « La Grange aux Pies » près de Cahors. 3 chambres.', 'gîte près de Cahors'],
  ['hi i need a website for my barber shop, its called Clip Republic in Derby', 'barber shop in Derby'],
  ['We run a small bindery called Quill & Ash in Ghent. Please make us a website.', 'small bindery in Ghent'],
  ['金沢の和菓子店「花見堂」のホームページを作ってください。', '金沢の和菓子店'],
  ['Site de plusieurs pages, avec un menu, pour le cabinet de kiné « Le Bon Geste ».', 'cabinet de kiné'],
])('what something is stands around its name: %s', (prompt, descriptor) => {
  expect(readBrief(prompt, 'website').descriptor).toBe(descriptor);
});

test.each([
  ['Página web para FisioSur, clínica de fisioterapia en Gijón.', 'FisioSur'],
  ['sito per trattoria Da Ersilia a Matera, quartiere Sasso Barisano', 'Da Ersilia'],
  ['金沢の和菓子店「花見堂」のホームページを作ってください。', '花見堂'],
  ['Un site pour notre gîte « La Grange aux Pies » près de Cahors. 3 chambres.', 'La Grange aux Pies'],
])('a name is without the order before it and the place behind it: %s', (prompt, name) => {
  expect(readBrief(prompt, 'website').organisation).toBe(name);
});

test('whom a text is for is no part of what it is', () => {
  const prompt = 'Write an article for parents on "The Worry Behind Choosing a School." Keep it plain.';
  const { title, descriptor } = readBrief(prompt, 'document');
  expect({ title, descriptor }).toEqual({ title: 'The Worry Behind Choosing a School', descriptor: '' });
});

test.each([
  [
    'Write an article for parents on "The Worry Behind Choosing a School." Keep it plain.',
    'The Worry Behind Choosing a School',
  ],
  ['Create a 25-second video for families to share, centred on the theme "A Warm Haven".', 'A Warm Haven'],
])('a title in quotation marks behind what a text is on is its title: %s', (prompt, title) => {
  expect(readBrief(prompt, 'document').title).toBe(title);
});

test.each([
  [
    'Please provide detailed information about root canal treatment, including its purpose.',
    'Root canal treatment',
  ],
  [
    'Write an article of around 1000 words for a magazine about composting in a small space.',
    'Composting in a small space',
  ],
  [
    'Please write a report of around 1,200 words for the parks committee on the first season of the pool.',
    'Report for the parks committee on the first season of the pool',
  ],
  ['Write a press release of about 400 words based on the below information.', 'Press release'],
])('a text is about what its order says, and about no material that it is based on: %s', (prompt, named) => {
  const { title, subject } = readBrief(prompt, 'document');
  expect(title || subject).toBe(named);
});

test('what a site shall be able to do is no part of whom it is for', () => {
  const order =
    'Please implement a sheet music lending website for amateur choirs with functionalities for searching scores, reserving sets, and managing returns.';
  expect(readBrief(order, 'website').subject).toBe('sheet music lending for amateur choirs');
  const wishes =
    'The website should have a score library, a reservation form and a help page. Users should be able to search scores by composer, voicing and language, reserve a set of up to 60 copies for a concert date, see due dates and extend a loan.';
  expect(readBrief(`${order} ${wishes}`, 'website').subject).toMatch(/amateur choirs$/);
});

test.each<[BuildType, string, string]>([
  [
    'website',
    'Please build a seed swap platform for allotment keepers with a list and a map.',
    'seed swap platform for allotment keepers',
  ],
  [
    'website',
    'Implement a web-based rota tool for lifeboat crews. It needs shifts and swaps.',
    'web-based rota tool for lifeboat crews',
  ],
  [
    'website',
    'Please implement a job board for the fishing industry with functionalities for posting jobs.',
    'job board for the fishing industry',
  ],
  [
    'slides',
    'Board update for a rural cinema, 6 slides. Tickets 12,400, deficit 9,000 EUR.',
    'Board update for a rural cinema',
  ],
])('what a %s is called stays whole: %s', (buildType, prompt, subject) => {
  const { organisation, ...naming } = readBrief(prompt, buildType);
  expect({ organisation, subject: naming.subject }).toEqual({ organisation: '', subject });
});

test.each([
  [
    'Draft a house cleaning contract between a cleaner and a small bakery. Plain English.',
    'House cleaning contract between a cleaner and a small bakery',
  ],
  ['retirement speech for my boss, I am her deputy. 5 minutes.', 'Retirement speech for my boss'],
  [
    'Job ad for a part-time beekeeper (12 h/week) at a school. Salary 9,000 a year.',
    'Job ad for a part-time beekeeper at a school',
  ],
  [
    'Write a monthly safety report (about 500 words with tables) from the data below.',
    'Monthly safety report',
  ],
  [
    'Please write a technical proposal to the client for the following, about 900 words.',
    'Proposal to the client',
  ],
  ['A summary of my thesis: "Lichens on old walls". 900 words.', 'Lichens on old walls'],
  [
    'Describe how a household should prepare for a storm of three days, including food and water. Make it practical.',
    'How a household should prepare for a storm of three days',
  ],
  [
    'Please draft a press release announcing that Oxlip Kayaks is opening a second workshop on 2 May.',
    'Oxlip Kayaks is opening a second workshop on 2 May',
  ],
  [
    'Please draft in Chinese a news release for the website on the opening of the service centre of Oxlip Marine.\n- It has 45 employees.\n- It cost 14 million euro.',
    'News release for the website on the opening of the service centre of Oxlip Marine',
  ],
])('a text is called by its kind and its topic: %s', (prompt, title) => {
  expect(readBrief(prompt, 'document').title).toBe(title);
});

test.each([
  ['SaaS landing page. Product: Brinewatch, it watches your wells. Hero, pricing, FAQ, CTA.', 'Brinewatch'],
  [
    'portfolio site for a type designer (Ada Quill). 4 case studies: a map, a bank, a museum, a bus line. plus a contact.',
    'Ada Quill',
  ],
])('a name stands behind its label or in a bracket, within one sentence: %s', (prompt, name) => {
  expect(readBrief(prompt, 'website').organisation).toBe(name);
});

test('whose it is stands behind "called", and not in what is offered', () => {
  const post =
    'Post for our café. New this week: Pumpkin Chai 4.80, Maple Latte 5.20. The café is called Little Acorn.';
  expect(readBrief(post, 'design').organisation).toBe('Little Acorn');
});

test('what something is does not speak of "my" and "our"', () => {
  const prompt = 'website for my bike repair shop in Ghent, called De Kettingkast. open tue-sat 9-18.';
  expect(readBrief(prompt, 'website').descriptor).toBe('bike repair shop in Ghent');
});
