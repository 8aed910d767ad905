import { capitalised, enumerationOf } from '../material/lists.ts';
import type { Place } from './described-slide.ts';

const PART =
  'titles?|subtitles?|contents?|texts?|sections?|questions?|elements?|box(es)?|palettes?|formatting|illustrations?|buttons?|backgrounds?|shapes?|borders?|images?|pictures?|photos?|layouts?|designs?|colou?rs?|visuals?|sides?|columns?|bubbles?|headers?|footers?|styles?|headings?|body|fonts?|instructions?|notes?|bullet points?|bullets|lists?|icons?|charts?|graphics?|spacing|alignment|typography|animations?|overall|overlay|positioning|placement|area|slide';
const KIND =
  'main|highlighted|quote|callout|info|text|left|right|middle|cent(er|re)|top|bottom|title|content|image|text|visual|background|footer|header|colou?r|speech|second(ary)?|first|third|fourth|additional|overall|general|key|slide|supporting|hand|and|&|the|overall|design|font|section|icon|list|bullet|point|border|shape';
const LABEL = new RegExp(
  `^(?:\\d+[.)]\\s*)?(?:(?:${KIND}|[-/,])[\\s-]*)*(?:${PART})(?:\\s*(?:\\d+|[a-d]))?$`,
  'i',
);

/** Bold labels that sort the wishes ("Title", "Left section", "Color palette") and are not meant to be shown. */
export function isDesignLabel(label: string): boolean {
  return LABEL.test(label.trim().replace(/:$/, ''));
}

const WISH =
  /^(?:then |also |finally,? |additionally,? |please )?(?:ensure|make sure|use|set|adjust|align|apply|position|keep|maintain|underline|color|colour|highlight|emphasi[sz]e|separate|divide|leave|choose|center|centre|format|style|arrange|place|insert|include|add|put|incorporate|display|create|design|type|write)\b/i;

/** Sentences that tell the maker what to do rather than the audience what to know. */
export function isWish(sentence: string): boolean {
  return (
    WISH.test(sentence.trim()) ||
    /^(the )?(background|font|text|slide|layout|title|image)s?\b.*\b(should|must)\b/i.test(sentence.trim())
  );
}

/** Where on the slide a sentence puts its thing. */
export function placeIn(text: string): Place | undefined {
  const column = /\b(?:column|section|box|part)\s+([1-3])\b/i.exec(text)?.[1];
  if (column) return column === '1' ? 'left' : column === '2' ? 'main' : 'right';
  const match = /\b(left|right|middle|cent(?:er|re))(?:most)?\b(?!-aligned)/i.exec(text);
  if (!match || /\baligned? (to the )?(left|right)|left-aligned/i.test(text)) return undefined;
  const word = (match[1] ?? '').toLowerCase();
  return word === 'left' || word === 'right' ? word : 'main';
}

const PICTURE =
  /\b((?:[\p{L}'’-]+\s+){0,4}?)(images?|pictures?|photos?|photographs?|illustrations?|icons?|graphics?|diagrams?|portraits?|drawings?|logos?|figures?)\b(?!\s+design)\s*(?:images?\s*)?(?:that\s+)?(of|showing|shows|depicting|describing|representing|related to|illustrating|with|featuring|for|displaying|:)?\s*(.*)$/isu;

const PLACE_PHRASE =
  /,?\s+(?:on|at|in|within|inside|below|above|beside|next to|across|from|over)\s+(?:the\s+|a\s+|its\s+)?(?:\w+[\s-]+){0,3}?(?:left|right|top|bottom|middle|cent(?:er|re)|corner|side|slide|text|title|bubble|frame|box)\b(?:\s+(?:side|corner|of|the|slide|text|part|half|area|section)\b)*/giu;
const PURPOSE =
  /,?\s*(?:\bensuring|\bmaking sure|\bso that|\band ensure|\bas the (?:slide |main )?background|\bside by side|\brepresenting the).*$/isu;
const NO_ADJECTIVE =
  /^(?:insert|add|place|include|put|use|with|and|or|the|an?|each|all|any|this|these|its?|two|three|four|some|below|above|for|on|to|put|large|small|relevant|one|more|of)$/i;

/** What a sentence wants to see pictured; undefined if it asks for no picture. */
export function pictureIn(sentence: string): string | undefined {
  if (
    !/\b(insert|include|place|add|put|use|with|feature|incorporate|shows?|has|contains?|display)\b/i.test(
      sentence,
    )
  )
    return undefined;
  if (/^(ensure|make sure|adjust|keep)/i.test(sentence.trim())) return undefined;
  const match = PICTURE.exec(sentence.trim().replace(/[.:]$/, ''));
  if (!match) return undefined;
  const [, before = '', noun = '', link, rest = ''] = match;
  const described =
    link === undefined
      ? ''
      : rest
          .replace(PURPOSE, '')
          .replace(PLACE_PHRASE, '')
          .replace(/[.:;,\s]+$/, '')
          .trim();
  const words = before.trim().split(/\s+/);
  const from = words.findLastIndex((word) => NO_ADJECTIVE.test(word)) + 1;
  const adjectives = words.slice(from).join(' ');
  const alt = described !== '' ? described : adjectives !== '' ? `${adjectives} ${noun}` : '';
  return alt.length < 3 || /^each\b|^(?:the|it)\b.{0,5}$/i.test(alt)
    ? undefined
    : alt.charAt(0).toUpperCase() + alt.slice(1, 290);
}

/** `an icon for each column: a bed, a shoe and an apple`: a picture for each entry of the list. */
export function picturesIn(sentence: string): string[] {
  const listed =
    /\b(?:icons?|images?|pictures?|photos?|illustrations?)\s+(?:for|of|representing)\s+(?:each|every|the)\b[^:]{0,40}:\s*(.+?)\.?$/is.exec(
      sentence,
    )?.[1];
  return listed === undefined ? [] : enumerationOf(listed).map(capitalised);
}

const PICTURE_WORD =
  /(?:^|\s)(?:ein\s+)?(?:bild|foto|image|photo|imagen|fotografía|immagine|imagem|afbeelding|zdjęcie|obraz)\s+(?:von\s+|vom\s+|mit\s+|de\s+la\s+|de\s+l['’]|du\s+|des\s+|d['’]|de\s+|di\s+|del\s+|van\s+)(?:eine[mrs]?\s+|une?\s+|un[ao]?\s+|uma?\s+|een\s+)?(.{3,80}?)[.!]?$/iu;

/** What a sentence in another language wants to see pictured. */
export function foreignPicture(sentence: string): string | undefined {
  const alt = PICTURE_WORD.exec(sentence.trim())?.[1];
  return alt === undefined ? undefined : capitalised(alt);
}
