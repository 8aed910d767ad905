import type { Brief, Fact } from '../brief/brief.ts';
import type { Draft } from '../draft/draft.ts';
import { question } from '../draft/marks.ts';
import { setText } from './draft-texts.ts';
import type { Finding } from './finding.ts';

/**
 * Mends what a writer left wrong: leaked orders and unknown links go, false figures and forged names become questions,
 * lost facts get a part of their own. What is only told stays.
 */
export function mendDraft(draft: Draft, brief: Brief, findings: readonly Finding[]): Draft {
  const mended = structuredClone(draft);
  for (const { path, mend, target = '' } of findings) {
    if (mend === 'clear') setText(mended.draft, path, path[0] === 'title' ? titleOf(brief) : '');
    else if (mend === 'unlink') setText(mended.draft, path, withoutLink(textAt(mended.draft, path), target));
    else if (mend === 'mark') setText(mended.draft, path, question(textAt(draft.draft, path)));
  }
  const lost = findings.flatMap(({ mend, fact }) => (mend === 'place' ? [fact] : []));
  const facts = brief.facts.filter((fact) => lost.includes(fact.id));
  if (facts.length > 0) placeFacts(mended, facts);
  return mended;
}

const titleOf = (brief: Brief): string => brief.title || brief.organisation || brief.subject;

function textAt(draft: Draft['draft'], path: Finding['path']): string {
  let value: unknown = draft;
  for (const step of path) value = Reflect.get(Object(value), step);
  return String(value);
}

/** A text in which the words of a link lead nowhere any more. */
function withoutLink(text: string, target: string): string {
  const mark = `](${target})`;
  const at = text.indexOf(mark);
  const opens = text.lastIndexOf('[', at);
  if (at < 0 || opens < 0) return text;
  return `${text.slice(0, opens)}${text.slice(opens + 1, at)}${text.slice(at + mark.length)}`;
}

/** A fact with the words that introduced it. */
const told = ({ lead, value }: Fact): string => (lead === '' ? value : `${lead} ${value}`);

const ref = 'given';

/** A part that holds facts which fit no other, at the end: after them comes only what closes. */
function placeFacts(draft: Draft, facts: readonly Fact[]): void {
  const none = { picture: '', chart: '' };
  switch (draft.buildType) {
    case 'website': {
      const item = { group: '', title: '', value: '', date: '', time: '', place: '', person: '', label: '' };
      draft.draft.parts.push({
        ...{
          ref,
          kind: 'richText',
          page: draft.draft.pages.at(-1)?.ref ?? '',
          eyebrow: '',
          heading: '',
          intro: '',
        },
        ...{ note: '', columns: [], rows: [], actions: [], form: '', fields: [], ...none },
        items: facts.map((fact) => ({ ...item, text: told(fact), points: [], target: '', picture: '' })),
      });
      return;
    }
    case 'slides': {
      const items = facts.map((fact) => ({ label: '', title: '', text: told(fact), picture: '' }));
      const block = { slot: 'main', kind: 'bullets', heading: '', text: '', columns: [], rows: [] } as const;
      draft.draft.parts.push({
        ...{ ref, layout: 'bullets', section: '', title: '', subtitle: '', picture: '', notes: '' },
        blocks: [
          { ...block, columns: [], rows: [], totals: [], by: '', role: '', target: '', ...none, items },
        ],
      });
      return;
    }
    case 'document': {
      const items = facts.map((fact) => ({ label: '', text: told(fact), points: [] }));
      const block = { kind: 'list', style: 'plain', title: '', text: '', by: '' } as const;
      draft.draft.parts.push({
        ...{ ref, heading: '' },
        blocks: [{ ...block, columns: [], rows: [], totals: [], ...none, items }],
      });
      return;
    }
    case 'dataviz':
      draft.draft.parts.push({
        ...{ ref, kind: 'note', heading: '', text: facts.map(told).join('\n'), chart: '', dataset: '' },
        ...{ fields: [], value: '', calculation: '', width: 'full' },
      });
      return;
    case 'design':
  }
}
