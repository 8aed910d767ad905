import type { SiteSpec } from '@sitewright/site-spec';

/** The words that a new part begins with, until its owner writes others. */
export interface TemplateWords {
  heading: string;
  title: string;
  text: string;
  question: string;
  answer: string;
  quote: string;
  name: string;
  value: string;
  label: string;
  role: string;
  date: string;
  notes: string;
  price: string;
  place: string;
  days: string;
  hours: string;
  option: string;
  caption: string;
  formName: string;
  formEmail: string;
  formMessage: string;
  formDay: string;
  send: string;
  sent: string;
  more: string;
}

/** New parts by their kind, the most wanted first. Each says that its words are still to be replaced. */
export function partTemplates(spec: SiteSpec, words: TemplateWords): Readonly<Record<string, unknown>> {
  switch (spec.buildType) {
    case 'website':
      return { ...offers(words), ...stories(words), ...people(words), ...contacts(words) };
    case 'slides':
      return slides(words);
    case 'document':
      return blocks(words);
    case 'design':
      return layers(spec.content.frames[0], words);
    case 'dataviz': {
      const [chart] = spec.content.charts;
      // A new chart shows the data that is there; its data and kind are changed beside it.
      return chart === undefined ? {} : { chart: { ...chart, title: words.heading, takeaway: words.text } };
    }
  }
}

const placeholder = true;

/** Three of a kind, each still to be replaced. */
const three = (item: object) => ['a', 'b', 'c'].map((name) => ({ id: `item-${name}`, ...item, placeholder }));

const section = (words: TemplateWords, type: string, layout: string, items: object[], more: object = {}) => ({
  id: type,
  type,
  layout,
  background: 'default',
  heading: words.heading,
  placeholder,
  questions: ['heading'],
  actions: [],
  items,
  ...more,
});

/** What a part may have and has not yet, by the name of the member; of a list its first element. */
export function memberTemplates(words: TemplateWords): Readonly<Partial<Record<string, object>>> {
  const link = { label: words.more, href: '/' };
  return {
    price: { text: words.price },
    action: { id: 'action', ...link, style: 'secondary' },
    actions: { id: 'action', ...link, style: 'primary' },
    links: { id: 'link', ...link },
    features: { id: 'feature', text: words.title, included: true },
    hours: { id: 'hours', days: words.days, hours: words.hours, placeholder },
  };
}

/** What is on offer, and for how much. */
function offers(words: TemplateWords) {
  const card = { title: words.title, text: words.text };
  const price = { text: words.price };
  const priced = { ...card, price };
  return {
    features: section(words, 'features', 'cards', three(card)),
    services: section(words, 'services', 'list', three(priced)),
    pricing: section(words, 'pricing', 'list', three({ name: words.title, price, features: [] })),
    menu: section(words, 'menu', 'list', three({ ...priced, tags: [] }), { groups: [] }),
    productGrid: section(words, 'productGrid', 'grid', three(priced), { groups: [] }),
    comparison: section(words, 'comparison', 'table', three({ label: words.label, cells: ['–', '–'] }), {
      columns: [
        { id: 'column-a', title: `${words.option} A` },
        { id: 'column-b', title: `${words.option} B` },
      ],
    }),
  };
}

/** What is told: text, steps, figures, pictures. */
function stories(words: TemplateWords) {
  const card = { title: words.title, text: words.text };
  return {
    richText: section(words, 'richText', 'narrow', [
      { id: 'paragraph', kind: 'paragraph', text: words.text, placeholder },
    ]),
    steps: section(words, 'steps', 'numbered', three(card)),
    stats: section(words, 'stats', 'row', three({ value: words.value, label: words.label })),
    gallery: section(words, 'gallery', 'grid', three({ caption: words.caption }), { groups: [] }),
    portfolio: section(words, 'portfolio', 'grid', three({ ...card, tags: [] }), { groups: [] }),
    timeline: section(words, 'timeline', 'vertical', three({ date: words.date, title: words.title })),
    events: section(words, 'events', 'list', three({ title: words.title, date: words.date }), { groups: [] }),
    posts: section(words, 'posts', 'cards', three({ title: words.title, excerpt: words.text, tags: [] })),
    chart: section(words, 'chart', 'wide', [], {
      ...chart(words),
      questions: ['heading', 'chart', 'dataset'],
    }),
    video: section(words, 'video', 'single', [{ id: 'film', title: words.title, placeholder }]),
  };
}

function people(words: TemplateWords) {
  return {
    faq: section(words, 'faq', 'accordion', three({ question: words.question, answer: words.answer })),
    testimonials: section(words, 'testimonials', 'single', [
      { id: 'item', quote: words.quote, name: words.name, placeholder },
    ]),
    team: section(words, 'team', 'grid', three({ name: words.name, role: words.role, links: [] })),
    logos: section(words, 'logos', 'row', three({ name: words.name })),
  };
}

/** Where one is found, and how one is asked. Forms are sent nowhere until their owner says where. */
function contacts(words: TemplateWords) {
  const field = (name: string, label: string, kind: string, required = true) => ({
    id: `field-${name}`,
    name,
    label,
    kind,
    required,
  });
  const name = field('name', words.formName, 'text');
  const email = field('email', words.formEmail, 'email');
  const message = field('message', words.formMessage, 'textarea', false);
  const form = { submitLabel: words.send, successMessage: words.sent };
  const hours = [{ id: 'hours', days: words.days, hours: words.hours, placeholder }];
  return {
    locationHours: section(words, 'locationHours', 'split', [
      { id: 'place', name: words.name, address: words.place, hours, placeholder },
    ]),
    contactForm: section(words, 'contactForm', 'simple', [name, email, { ...message, required: true }], {
      purpose: 'contact',
      ...form,
    }),
    booking: section(
      words,
      'booking',
      'simple',
      [name, email, field('day', words.formDay, 'date'), message],
      { purpose: 'appointment', ...form },
    ),
    newsletter: section(words, 'newsletter', 'inline', [email], form),
    callToAction: section(words, 'callToAction', 'banner', [], { background: 'primary' }),
  };
}

/** A chart with data of its own, to be written over. */
const chart = (words: TemplateWords) => ({
  dataset: {
    id: 'data',
    title: words.title,
    fields: [
      { name: 'what', type: 'nominal', title: words.option },
      { name: 'amount', type: 'quantitative', title: words.label },
    ],
    rows: ['A', 'B', 'C'].map((letter, index) => [`${words.option} ${letter}`, (index + 1) * 10]),
    source: { kind: 'illustrative' },
  },
  chart: {
    id: 'shown',
    title: words.title,
    alt: words.text,
    dataset: 'data',
    spec: {
      mark: 'bar',
      encoding: { x: { field: 'what', type: 'nominal' }, y: { field: 'amount', type: 'quantitative' } },
    },
    takeaway: words.text,
  },
});

const table = (words: TemplateWords) => ({
  columns: ['A', 'B', 'C'].map((letter) => ({ label: `${words.option} ${letter}`, align: 'start' })),
  rows: [1, 2, 3].map(() => ['', '', '']),
});

function slides(words: TemplateWords) {
  const slide = (layout: string, blocks: object[]) => ({
    id: 'slide',
    layout,
    title: words.heading,
    placeholder,
    questions: ['title'],
    blocks: blocks.map((block, index) => ({ id: `block-${index}`, slot: 'main', ...block })),
    notes: words.notes,
  });
  const half = (slot: string) => ({
    ...{ type: 'bullets', slot, heading: words.title },
    items: three({ text: words.title }).map((item) => ({ ...item, id: `${slot}-${item.id}` })),
  });
  const bullets = { type: 'bullets', items: three({ text: words.title }) };
  const steps = { title: words.title };
  return {
    bullets: slide('bullets', [bullets]),
    twoColumn: slide('twoColumn', [half('left'), half('right')]),
    comparison: slide('comparison', [half('left'), half('right')]),
    bigNumber: slide('bigNumber', [{ type: 'number', value: words.value, label: words.label, placeholder }]),
    quote: slide('quote', [{ type: 'quote', text: words.quote, by: words.name, placeholder }]),
    process: slide('process', [{ type: 'steps', items: three(steps) }]),
    timeline: slide('timeline', [{ type: 'steps', items: three({ ...steps, label: words.date }) }]),
    table: slide('table', [{ type: 'table', ...table(words), placeholder }]),
    chart: slide('chart', [{ type: 'chart', ...chart(words), placeholder }]),
    team: slide('team', [{ type: 'people', items: three({ name: words.name, role: words.role }) }]),
    agenda: slide('agenda', [bullets]),
    section: slide('section', []),
    closing: slide('closing', [{ type: 'callToAction', text: words.text, placeholder }]),
  };
}

function blocks(words: TemplateWords) {
  const block = (type: string, more: object) => ({ id: type, type, placeholder, ...more });
  return {
    paragraph: block('paragraph', { role: 'body', text: words.text }),
    heading: block('heading', { level: 1, text: words.heading }),
    list: block('list', { style: 'bullet', items: [{ id: 'item', text: words.title }] }),
    table: block('table', table(words)),
    chart: block('chart', chart(words)),
    quote: block('quote', { text: words.quote }),
    callout: block('callout', { tone: 'info', text: words.text }),
    definitions: block('definitions', { items: [{ id: 'item', term: words.title, text: words.text }] }),
    code: block('code', { text: words.text }),
    footnote: block('footnote', { marker: '*', text: words.text }),
    signature: block('signature', { items: [{ id: 'item', name: words.name, role: words.role }] }),
    divider: { id: 'divider', type: 'divider' },
    pageBreak: { id: 'pageBreak', type: 'pageBreak' },
  };
}

function layers(frame: { width: number; height: number } | undefined, words: TemplateWords) {
  const { width, height } = frame ?? { width: 1000, height: 1000 };
  const box = { id: 'layer', x: width * 0.1, y: height * 0.4, width: width * 0.8, rotation: 0, opacity: 1 };
  const text = {
    ...box,
    ...{
      type: 'text',
      role: 'body',
      text: words.title,
      height: height * 0.1,
      font: 'body',
      fontSize: height * 0.035,
    },
    ...{
      fontWeight: 400,
      lineHeight: 1.3,
      letterSpacing: 0,
      align: 'start',
      verticalAlign: 'top',
      color: 'text',
    },
    fit: { mode: 'shrink', minFontSize: height * 0.01 },
    placeholder,
  };
  const shape = {
    ...box,
    type: 'shape',
    role: 'decoration',
    shape: 'rectangle',
    fill: 'accent',
    height: height * 0.02,
  };
  const half = { x: width * 0.4, width: width * 0.2, height: width * 0.2 };
  const ellipse = { ...shape, ...half, shape: 'ellipse' };
  const icon = { ...box, ...half, type: 'icon', role: 'decoration', icon: 'star', color: 'primary' };
  return { text, shape, ellipse, icon };
}
