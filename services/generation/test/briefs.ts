import type { Brief } from '../src/engines/brief/brief.ts';

/** For tests: a brief of which nothing is known but what is given. */
export const aBrief = (known: Partial<Brief>): Brief => ({
  buildType: 'website',
  promptSha256: 'ab'.repeat(32),
  language: 'en',
  orderLanguage: 'en',
  dir: 'ltr',
  segments: [],
  commands: [],
  subject: '',
  organisation: '',
  descriptor: '',
  place: '',
  audience: '',
  title: '',
  tone: [],
  kind: '',
  facts: [],
  lists: [],
  topics: [],
  datasets: [],
  requested: [],
  ...known,
});
