import type { RawTable } from './dataset.ts';
import { seriesTitle } from './series-title.ts';

const ONE = '[-+]?\\d{1,9}(?:\\.\\d{1,6})?';
/** `delivery times in minutes: 23, 31, 28, 45, 22`: the words, then nothing but figures. */
const ROW = new RegExp(
  `(\\p{L}[^\\n:：.?!]{2,120})[:：]\\s*(${ONE}(?:(?:,\\s?|;\\s?|、|\\s)${ONE}){5,400})(?![\\p{L}\\d%:/-])`,
  'gu',
);
const OF =
  /^.*?\b(?:distribution|histogram|spread|frequency|frequencies|verteilung|häufigkeit(?:en)?|répartition|distribution|distribución|distribuzione|distribuição)\s+(?:of|der|des|de|von|di|dei|delle|das|dos)\s+(?:the\s+|our\s+|les\s+|los\s+|las\s+)?/iu;
const UNIT = /\s*(?:\(([^()\d]{1,14})\)|,?\s(?:in|en)\s(\p{L}{1,14}|%))$/u;

/** Figures in a row without a name each, one column of a table: measurements, of which only the spread can be seen. */
export function bareNumbers(text: string): RawTable[] {
  return [...text.matchAll(ROW)].slice(0, 4).flatMap((match): RawTable[] => {
    const [whole, lead = '', figures = ''] = match;
    const values = figures.split(/[,;、\s]+/u).filter((value) => value !== '');
    const said = seriesTitle(lead.replace(OF, ''));
    const unit = UNIT.exec(said);
    const name = said.replace(UNIT, '').trim();
    const measured = name === '' ? 'Value' : name;
    const from = match.index + whole.length - figures.length;
    return [
      {
        notation: 'list',
        title: measured,
        header: [measured],
        rows: values.map((value) => [value]),
        ...(unit ? { unit: unit[1] ?? unit[2] ?? '' } : {}),
        from,
        to: from + figures.length,
      },
    ];
  });
}
