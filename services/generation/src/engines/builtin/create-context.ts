import { createHash } from 'node:crypto';
import type { Warning } from '@sitewright/site-spec';
import type { Brief, BuildMode } from './brief/brief.ts';
import type { ComposeContext, OutcomeNote } from './compose-context.ts';
import { createRandom } from './copy/random.ts';
import { buildTheme } from './theme/build-theme.ts';
import { ENGINE_VERSION } from './version.ts';
import { wordsFor } from './words/words-for.ts';

export interface Gathered {
  context: ComposeContext;
  notes: OutcomeNote[];
  warnings: Warning[];
  /** 32 bits, recorded in the provenance. */
  seed: number;
  promptSha256: string;
}

const MOST_WARNINGS = 60;

/** The context that composers share, and the collector behind it. */
export function createContext(brief: Brief, mode: BuildMode, prompt = brief.raw): Gathered {
  const promptSha256 = createHash('sha256').update(prompt, 'utf8').digest('hex');
  const stream = `${ENGINE_VERSION} ${brief.buildType} ${promptSha256}`;
  const seed = Number.parseInt(createHash('sha256').update(stream).digest('hex').slice(0, 8), 16);
  const { words, hasWords } = wordsFor(brief.language);
  const notes: OutcomeNote[] = [];
  const warnings: Warning[] = [];
  const counters = new Map<string, number>();
  const random: ComposeContext['random'] = (label) => createRandom(`${stream} ${label}`);
  const context: ComposeContext = {
    mode,
    language: brief.language,
    dir: brief.dir,
    theme: buildTheme(brief, mode, random('theme')),
    words,
    hasWords,
    random,
    id: (prefix) => {
      const safe =
        prefix
          .replace(/[^A-Za-z0-9_-]/g, '')
          .replace(/^[^A-Za-z]+/, '')
          .slice(0, 48) || 'node';
      const next = (counters.get(safe) ?? 0) + 1;
      counters.set(safe, next);
      return `${safe}-${next}`;
    },
    note: (outcome) => {
      notes.push(outcome);
    },
    warn: (code, message) => {
      if (warnings.length < MOST_WARNINGS) warnings.push({ code, message: message.slice(0, 500) });
    },
  };
  return { context, notes, warnings, seed, promptSha256 };
}
