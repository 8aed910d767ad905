import type { RichText, Run } from '@sitewright/site-spec';

/** Marked text as it is typed: **bold**, *italic*, `code` and [words](address). */
export function toTyped(text: RichText): string {
  if (typeof text === 'string') return text;
  return text
    .map((run) => {
      let typed = run.text;
      if (run.code === true) typed = `\`${typed}\``;
      if (run.italic === true) typed = `*${typed}*`;
      if (run.bold === true) typed = `**${typed}**`;
      if (run.footnote !== undefined) typed = `[${typed}](note:${run.footnote})`;
      return run.href === undefined ? typed : `[${typed}](${run.href})`;
    })
    .join('');
}

const marked = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`/g;

/** What was typed as marked text: plain where it has no marks. */
export function fromTyped(typed: string): RichText {
  const runs: Run[] = [];
  let end = 0;
  for (const match of typed.matchAll(marked)) {
    if (match.index > end) runs.push({ text: typed.slice(end, match.index) });
    runs.push(runOf(match));
    end = match.index + match[0].length;
  }
  if (runs.length === 0) return typed;
  if (end < typed.length) runs.push({ text: typed.slice(end) });
  return runs;
}

function runOf([whole, words, address = '', bold, italic, code]: RegExpExecArray): Run {
  if (words !== undefined) {
    const inner = fromTyped(words);
    const run = typeof inner === 'string' ? { text: inner } : (inner[0] ?? { text: words });
    return address.startsWith('note:') ? { ...run, footnote: address.slice(5) } : { ...run, href: address };
  }
  if (bold !== undefined) return { text: bold, bold: true };
  if (italic !== undefined) return { text: italic, italic: true };
  return { text: code ?? whole, code: true };
}
