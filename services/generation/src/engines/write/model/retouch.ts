import { type Brief, saidIn } from '../../brief/brief.ts';
import type { Draft } from '../../draft/draft.ts';
import { type DraftPath, draftTexts, setText } from '../../draft/draft-texts.ts';
import { lettersOf } from '../../draft/plain.ts';
import { sentencesOf } from '../../packs/segmenter.ts';
import { ask } from './ask-providers.ts';
import type { Desk } from './desk.ts';
import { retouchTask } from './instructions.ts';
import { type Fault, mostFaults, type Written } from './model-writer.ts';
import { textsSchema } from './outline.ts';
import { searched, shownThoughHidden } from './promises.ts';
import { addressesIn, keyOf, withoutHead } from './unsaid.ts';
import { wordsShown } from './words-shown.ts';

const mostTokens = 4_000;
/** Of a list of addresses so many are told. */
const mostAddresses = 5;

/** What is wrong with a draft beyond doubt: words that must stand nowhere, and an address of the message, outside of its tables, that stands nowhere. */
export function harmIn({ draft, outline }: Written, { segments, datasets }: Brief): Fault[] {
  const cells = datasets.flatMap(({ rows }) => rows.flat().join(' '));
  const known = lettersOf([...wordsShown(draft, datasets), ...cells, ...(outline?.hides ?? [])].join(' '));
  const said = withoutHead(saidIn(segments));
  // What is told in one sentence with what must stand nowhere is kept back with it: a key box, its code, a mobile number.
  const kept = sentencesOf(said, 'und').filter((sentence) => outline?.hides.some(searched(sentence)));
  const lost = addressesIn(said).filter(
    (address) => !known.includes(keyOf(address)) && !kept.some((sentence) => sentence.includes(address)),
  );
  return [
    ...(outline === undefined ? [] : shownThoughHidden(outline, draft)),
    ...[...new Set(lost)].slice(0, mostAddresses).map((address) => ({
      path: [],
      message: `"${address.slice(0, 120)}" stands in the message and nowhere in the piece.`,
    })),
  ];
}

const nameOf = ({ draft }: Draft, path: DraftPath): string =>
  (path[0] === 'parts' ? [draft.parts[Number(path[1])]?.ref, ...path.slice(2)] : path).join('/');

/**
 * The draft with single texts in other words: nothing else of it changes, and what stands outside of its parts (title, takeaways,
 * what a head says) is reached too. What a drawing shows is no text of its own.
 */
export async function retouch(
  { asking, told }: Desk,
  draft: Draft,
  faults: readonly Fault[],
): Promise<Draft> {
  const mended = structuredClone(draft);
  const texts = [...draftTexts(draft)].filter(({ path, text }) => text !== '' && path.at(-1) !== 'picture');
  const keys = texts.map(({ path }) => path.join('/'));
  const said = faults
    .flatMap(({ path, message }) => {
      const number = keys.indexOf(path.join('/')) + 1;
      return number === 0 && path.length > 0 ? [] : [`- ${number === 0 ? '' : `${number}: `}${message}`];
    })
    .slice(0, mostFaults);
  if (said.length === 0) return draft;
  const task = retouchTask({
    texts: texts
      .map(({ path, text }, at) => `${at + 1} ${nameOf(draft, path)}: ${JSON.stringify(text)}`)
      .join('\n'),
    faults: said.join('\n'),
  });
  const answer = await ask(asking, {
    ...{ step: 'repair', stage: 'texts', maxOutputTokens: mostTokens, suffices: () => true },
    messages: [{ role: 'user', text: `${told}\n\n${task}` }],
  });
  for (const { number, text } of textsSchema.parse(answer).texts) {
    const found = texts[number - 1];
    if (found !== undefined) setText(mended.draft, found.path, text);
  }
  return mended;
}
