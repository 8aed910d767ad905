import type { Brief } from '../brief/brief.ts';
import type { Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';
import { findInvented } from './honesty.ts';
import { findLeaks } from './leaks.ts';
import { findUnknownLinks } from './links.ts';
import { findLost } from './lost.ts';
import { materialOf, type Writer } from './material.ts';

/** What is wrong with a draft beside its brief, the gravest first. */
export function checkDraft(draft: Draft, brief: Brief, writer: Writer): Finding[] {
  const material = materialOf(brief, writer);
  return [
    ...findLeaks(draft, brief, material, writer),
    ...findInvented(draft, material),
    ...findUnknownLinks(draft, material),
    ...(writer === 'rules' ? findLost(draft, brief) : []),
  ];
}
