import { findAt, type SiteSpec, type SpecPatch, wordsOf } from '@sitewright/site-spec';
import { z } from 'zod';
import { isRecord } from './nodes.ts';
import { schemaAt } from './schema-at.ts';

/**
 * What its owner writes asks no longer, and is published: takes the written member from the questions of each node
 * around it, and the mark from a node that asks nothing more.
 */
export function answer(spec: SiteSpec, path: string): SpecPatch {
  const operations: SpecPatch = [];
  for (let cut = path.lastIndexOf('/'); cut > 0; cut = path.lastIndexOf('/', cut - 1)) {
    const at = path.slice(0, cut);
    const node = findAt(spec, at);
    if (!isRecord(node) || node.placeholder !== true) continue;
    const [member = ''] = path.slice(cut + 1).split('/');
    const asked = questionsOf(spec, at, node);
    if (!asked.includes(member)) continue;
    operations.push(
      ...ask(
        spec,
        at,
        node,
        asked.filter((name) => name !== member),
      ),
    );
  }
  return operations;
}

/** Asks for a member that a part has been given. */
export function askFor(spec: SiteSpec, at: string, member: string): SpecPatch {
  const node = findAt(spec, at);
  if (!isRecord(node) || !mayAsk(spec, at)) return [];
  const isAsking = node.placeholder === true;
  // A part that asks as a whole asks for this member, too.
  if (isAsking && node.questions === undefined) return [];
  const mark: SpecPatch = isAsking ? [] : [{ op: 'add', path: `${at}/placeholder`, value: true }];
  const asked = isAsking ? questionsOf(spec, at, node) : [];
  return [...mark, { op: 'add', path: `${at}/questions`, value: [...new Set([...asked, member])] }];
}

/** A part that does not tell its fields apart asks for all that it says, its chart included. */
function questionsOf(spec: SiteSpec, at: string, node: Record<string, unknown>): string[] {
  if (Array.isArray(node.questions)) return node.questions.map(String);
  const chart = ['chart', 'dataset'].filter((name) => isRecord(node[name]));
  return [...wordsOf(node).filter((name) => !isChoice(spec, `${at}/${name}`)), ...chart];
}

const isChoice = (spec: SiteSpec, path: string): boolean => schemaAt(spec, path) instanceof z.ZodEnum;

function ask(spec: SiteSpec, at: string, node: Record<string, unknown>, asked: string[]): SpecPatch {
  const path = `${at}/questions`;
  if (asked.length > 0 && mayAsk(spec, at))
    return [{ op: node.questions === undefined ? 'add' : 'replace', path, value: asked }];
  const questions: SpecPatch = node.questions === undefined ? [] : [{ op: 'remove', path }];
  return [...questions, { op: 'remove', path: `${at}/placeholder` }];
}

function mayAsk(spec: SiteSpec, at: string): boolean {
  const schema = schemaAt(spec, at);
  return schema instanceof z.ZodObject && 'questions' in schema.shape;
}
