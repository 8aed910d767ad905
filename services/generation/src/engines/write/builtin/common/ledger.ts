import type { Brief, Request } from '../../../brief/brief.ts';
import type { DraftHead } from '../../../draft/draft.ts';

type Entry = DraftHead['requested'][number];

/** What was planned for each request of the brief, so that none is passed over in silence. */
export interface Ledger {
  plan: (request: Request, plan: Entry['plan'], refs?: string[], note?: string) => void;
  /** Every request with its plan, in the brief's order. What nobody planned goes by `otherwise`. */
  entries: (otherwise: (request: Request) => Pick<Entry, 'plan' | 'refs' | 'note'>) => Entry[];
}

/** An empty account of a brief's requests. */
export function createLedger(brief: Brief): Ledger {
  const planned = new Map<string, Pick<Entry, 'plan' | 'refs' | 'note'>>();
  return {
    plan: (request, plan, refs = [], note = '') => planned.set(request.id, { plan, refs, note }),
    entries: (otherwise) =>
      brief.requested.map((request) => ({
        id: request.id,
        text: request.text,
        kind: request.kind,
        ...(planned.get(request.id) ?? otherwise(request)),
      })),
  };
}
