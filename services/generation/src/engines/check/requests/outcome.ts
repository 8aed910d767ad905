import type { SiteSpec } from '@sitewright/site-spec';
import type { Brief, Request } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import { languagePackOf } from '../../packs/language-pack.ts';
import type { Place } from './places.ts';

/** What became of a request, after a look at its place. */
export interface Outcome {
  status: 'honoured' | 'adapted' | 'unsupported' | 'missing';
  where?: string | undefined;
  note?: string | undefined;
}

/** What a request is judged by. */
export interface Look {
  brief: Brief;
  draft: Draft;
  spec: SiteSpec;
  places: readonly Place[];
  /** What the writer said it did, if it said anything. */
  planOf(
    request: Request,
  ): { plan: 'done' | 'adapted' | 'unsupported'; note: string; refs: string[]; places: Place[] } | undefined;
}

export const honoured = (where?: string): Outcome => ({ status: 'honoured', where });
export const adapted = (note: string, where?: string): Outcome => ({
  status: 'adapted',
  where,
  note: note === '' ? undefined : note,
});
/** What no specification can do, with what its writer says of it, else what there is to say of all such wishes. */
export const unsupported = ({ brief }: Look, note: string | undefined, where?: string): Outcome => ({
  status: 'unsupported',
  where,
  note: note || languagePackOf(brief.orderLanguage).questions.say?.unsupported,
});
export const missing = (note = ''): Outcome => ({ status: 'missing', note: note === '' ? undefined : note });
