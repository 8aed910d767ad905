import { capitalised } from '../material/lists.ts';
import { sentencesOf, wordCount } from '../material/sentences.ts';
import type { DraftNode } from './draft.ts';
import type { DocumentJob } from './job.ts';
import type { Section } from './sections.ts';

const CONNECTIVE =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|furthermore|moreover|in addition|additionally|however|also|besides|next|then|generally|according to [^,]{3,40}|zunächst|außerdem|schließlich|d'abord|ensuite|enfin|de plus|primero|además|por último|首先|其次|再次|此外|最后)[,，:]\s*/i;
const ENDING =
  /^(?:in (?:conclusion|summary|short)|to (?:conclude|sum up)|overall|zusammenfassend|en conclusion|en conclusión|in conclusione|总之|综上)/i;

/** A heading out of a paragraph's own first sentence, if that is short enough to be one. */
function headingIn(text: string): string | undefined {
  if (text.includes('\n')) return undefined;
  const first = (sentencesOf(text)[0] ?? '')
    .replace(CONNECTIVE, '')
    .replace(/[.。!?！？]$/, '')
    .trim();
  const words = wordCount(first);
  return words >= 2 && words <= 11 && !/["“:：]/.test(first) ? capitalised(first) : undefined;
}

/** Material that is nothing but prose gets the headings that its paragraphs themselves suggest. */
export function paragraphSections(draft: readonly DraftNode[], job: DocumentJob): Section[] {
  const { words } = job.ctx;
  const sections: Section[] = [];
  const open = (heading: string) =>
    sections.push({ title: heading, details: '', children: [], nodes: [], own: true });
  for (const node of draft) {
    const text = node.kind === 'paragraph' ? node.text : '';
    const isLast = node === draft.at(-1);
    if (sections.length === 0) open(words.introduction);
    else if (isLast && ENDING.test(text)) open(words.conclusion);
    else if (wordCount(text) > 40) {
      const heading = headingIn(text);
      if (heading) open(heading);
    }
    sections.at(-1)?.nodes.push(node);
  }
  return sections;
}
