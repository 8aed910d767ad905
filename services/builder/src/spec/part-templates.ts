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
}

/** New parts by their kind. Each says that its words are still to be replaced. */
export function partTemplates(spec: SiteSpec, words: TemplateWords): Readonly<Record<string, unknown>> {
  switch (spec.buildType) {
    case 'website':
      return sections(words);
    case 'slides':
      return slides(words);
    case 'document':
      return blocks(words);
    case 'design':
      return layers(spec.content.frames[0], words);
    case 'dataviz':
      return {};
  }
}

const placeholder = true;

function sections(words: TemplateWords) {
  const section = (type: string, layout: string, items: object[], more: object = {}) => ({
    id: type,
    type,
    layout,
    background: 'default',
    heading: words.heading,
    actions: [],
    items,
    ...more,
  });
  const three = (item: object) =>
    ['a', 'b', 'c'].map((name) => ({ id: `item-${name}`, ...item, placeholder }));
  const card = { title: words.title, text: words.text };
  return {
    features: section('features', 'cards', three(card)),
    richText: section('richText', 'narrow', [
      { id: 'paragraph', kind: 'paragraph', text: words.text, placeholder },
    ]),
    steps: section('steps', 'numbered', three(card)),
    stats: section('stats', 'row', three({ value: words.value, label: words.label })),
    faq: section('faq', 'accordion', three({ question: words.question, answer: words.answer })),
    testimonials: section('testimonials', 'single', [
      { id: 'item', quote: words.quote, name: words.name, placeholder },
    ]),
    team: section('team', 'grid', three({ name: words.name, role: words.role, links: [] })),
    timeline: section('timeline', 'vertical', three({ date: words.date, title: words.title })),
    callToAction: section('callToAction', 'banner', [], { background: 'primary', placeholder }),
  };
}

function slides(words: TemplateWords) {
  const slide = (layout: string, blocks: object[]) => ({
    id: 'slide',
    layout,
    title: words.heading,
    blocks: blocks.map((block) => ({ id: 'block', slot: 'main', placeholder, ...block })),
    notes: words.notes,
  });
  const items = ['a', 'b', 'c'].map((name) => ({ id: `item-${name}`, text: words.title }));
  return {
    bullets: slide('bullets', [{ type: 'bullets', items }]),
    bigNumber: slide('bigNumber', [{ type: 'number', value: words.value, label: words.label }]),
    quote: slide('quote', [{ type: 'quote', text: words.quote, by: words.name }]),
    section: slide('section', []),
  };
}

function blocks(words: TemplateWords) {
  const block = (type: string, more: object) => ({ id: type, type, placeholder, ...more });
  return {
    paragraph: block('paragraph', { role: 'body', text: words.text }),
    heading: block('heading', { level: 1, text: words.heading }),
    list: block('list', { style: 'bullet', items: [{ id: 'item', text: words.title }] }),
    quote: block('quote', { text: words.quote }),
    callout: block('callout', { tone: 'info', text: words.text }),
    divider: { id: 'divider', type: 'divider' },
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
  return { text, shape };
}
