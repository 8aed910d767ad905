import { SCHEMA_PATH, type WebsiteSpec } from '@sitewright/site-spec';

const color = ($value: string) => ({ $type: 'color' as const, $value });
const px = (value: number) => ({ $type: 'dimension' as const, $value: { value, unit: 'px' as const } });
const font = (...names: string[]) => ({ $type: 'fontFamily' as const, $value: names });
const length = (value: number) => ({ value, unit: 'px' as const });
const shadow = {
  $type: 'shadow' as const,
  $value: { color: '#00000022', offsetX: length(0), offsetY: length(1), blur: length(2), spread: length(0) },
};

/** The Site Specification that the OpenAPI document shows: small, and whole. */
export const exampleSpec: WebsiteSpec = {
  $schema: SCHEMA_PATH,
  specVersion: '1.0',
  buildType: 'website',
  title: 'Kessler & Daughters',
  description: 'A bakery in Freiburg.',
  language: 'en',
  dir: 'ltr',
  brief: {
    summary: 'A one-page site for a bakery.',
    subject: 'bakery',
    tone: ['warm'],
    goals: [],
    requested: [],
    facts: [{ id: 'f1', kind: 'name', value: 'Kessler & Daughters', span: [20, 39] }],
  },
  theme: {
    name: 'Crust',
    tokens: {
      color: {
        background: color('#ffffff'),
        surface: color('#f7f3ee'),
        text: color('#1d1712'),
        muted: color('#5c5148'),
        primary: color('#7a3b12'),
        onPrimary: color('#ffffff'),
        accent: color('#2f5d3a'),
        onAccent: color('#ffffff'),
        border: color('#d9cfc4'),
        focus: color('#7a3b12'),
        link: color('#7a3b12'),
      },
      chart: [color('#7a3b12')],
      font: { heading: font('Lora', 'serif'), body: font('Inter', 'sans-serif'), mono: font('monospace') },
      size: {
        small: px(14),
        base: px(16),
        lead: px(20),
        h3: px(22),
        h2: px(28),
        h1: px(40),
        display: px(56),
      },
      space: { xs: px(4), s: px(8), m: px(16), l: px(32), xl: px(64), xxl: px(96) },
      radius: { small: px(2), medium: px(6), large: px(12) },
      shadow: { small: shadow, medium: shadow, large: shadow },
    },
    named: [],
    contrast: [{ foreground: 'text', background: 'background', ratio: 17.7, level: 'AAA', scheme: 'light' }],
  },
  meta: { seo: { title: 'Kessler & Daughters', description: 'A bakery in Freiburg.' }, jsonLd: [] },
  assets: [],
  provenance: {
    engine: 'builtin',
    engineVersion: '1.0.0',
    promptSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    createdAt: '2026-11-21T09:30:00Z',
  },
  warnings: [],
  content: {
    site: { name: 'Kessler & Daughters', tagline: 'Sourdough since 1987', social: [] },
    navigation: [{ id: 'nav-1', label: 'Visit us', href: '#visit', style: 'link' }],
    footer: { id: 'footer', layout: 'simple', text: '', columns: [], legal: '' },
    pages: [
      {
        id: 'home',
        path: '/',
        title: 'Home',
        seo: { title: 'Kessler & Daughters', description: 'A bakery in Freiburg.' },
        sections: [
          {
            id: 'visit',
            type: 'callToAction',
            layout: 'banner',
            background: 'primary',
            heading: 'Bread from six in the morning',
            actions: [],
            items: [],
          },
        ],
      },
    ],
  },
};
