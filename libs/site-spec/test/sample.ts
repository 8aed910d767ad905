import { SCHEMA_PATH, type SiteSpec, type Theme, type WebsiteSpec } from '../src/index.ts';

const color = ($value: string) => ({ $type: 'color' as const, $value });
const px = (value: number) => ({ $type: 'dimension' as const, $value: { value, unit: 'px' as const } });
const font = (...names: string[]) => ({ $type: 'fontFamily' as const, $value: names });
const length = (value: number) => ({ value, unit: 'px' as const });
const shadow = {
  $type: 'shadow' as const,
  $value: { color: '#00000022', offsetX: length(0), offsetY: length(1), blur: length(2), spread: length(0) },
};

const theme: Theme = {
  name: 'Harbour',
  tokens: {
    color: {
      background: color('#ffffff'),
      surface: color('#f4f4f4'),
      text: color('#111111'),
      muted: color('#555555'),
      primary: color('#003366'),
      onPrimary: color('#ffffff'),
      accent: color('#884400'),
      onAccent: color('#ffffff'),
      border: color('#cccccc'),
      focus: color('#003366'),
      link: color('#003366'),
    },
    chart: [color('#003366')],
    font: { heading: font('Lora', 'serif'), body: font('Inter', 'sans-serif'), mono: font('monospace') },
    size: { small: px(14), base: px(16), lead: px(20), h3: px(22), h2: px(28), h1: px(40), display: px(56) },
    space: { xs: px(4), s: px(8), m: px(16), l: px(32), xl: px(64), xxl: px(96) },
    radius: { small: px(2), medium: px(6), large: px(12) },
    shadow: { small: shadow, medium: shadow, large: shadow },
  },
  named: [],
  contrast: [{ foreground: 'text', background: 'background', ratio: 18.9, level: 'AAA', scheme: 'light' }],
};

/** A small website that is right in every way. */
export const sampleSpec = (): WebsiteSpec & SiteSpec => ({
  $schema: SCHEMA_PATH,
  specVersion: '1.0',
  buildType: 'website',
  title: 'Harbour Books',
  description: 'A bookshop by the water.',
  language: 'en',
  dir: 'ltr',
  brief: {
    summary: 'A site for a bookshop.',
    subject: 'bookshop',
    tone: [],
    goals: [],
    requested: [
      { id: 'r1', text: 'opening hours', kind: 'section', status: 'honoured', where: '/content/pages/0' },
    ],
    facts: [{ id: 'f1', kind: 'name', value: 'Harbour Books', span: [0, 13] }],
  },
  theme: structuredClone(theme),
  meta: { seo: { title: 'Harbour Books', description: '' }, jsonLd: [] },
  assets: [
    {
      id: 'front',
      kind: 'image',
      source: 'generated-svg',
      motif: 'water',
      seed: 7,
      colors: ['primary'],
      alt: 'Shelves by a window',
      width: 1200,
      height: 800,
    },
  ],
  provenance: {
    engine: 'builtin',
    engineVersion: '1.0.0',
    promptSha256: '0'.repeat(64),
    createdAt: '2027-01-01T00:00:00Z',
  },
  warnings: [],
  content: {
    site: { name: 'Harbour Books', tagline: '', social: [] },
    navigation: [{ id: 'nav-1', label: 'Visit', href: '#cta', style: 'link' }],
    footer: { id: 'footer', layout: 'simple', text: '', columns: [], legal: '' },
    pages: [
      {
        id: 'home',
        path: '/',
        title: 'Home',
        seo: { title: 'Harbour Books', description: '' },
        sections: [
          {
            id: 'hero',
            type: 'hero',
            layout: 'split',
            background: 'default',
            heading: 'Harbour Books',
            image: 'front',
            actions: [{ id: 'a1', label: 'Visit', href: '#cta', style: 'primary' }],
            items: [],
          },
          {
            id: 'cta',
            type: 'callToAction',
            layout: 'banner',
            background: 'primary',
            heading: 'Come in',
            actions: [],
            items: [],
          },
        ],
      },
    ],
  },
});
