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
const TREND =
  /^(?:(?:me |us )?the )?(?:trend|development|evolution|change|entwicklung|évolution|evolución|andamento) (?:of|in|der|des|de|von|di) (?:the )?/i;
const UNIT = /\s*(?:\(([^()\d]{1,14})\)|,?\s(?:in|en)\s(\p{L}{1,14}|%))$/u;

/** `CO2 emissions from 2018 to 2022: 36.8, 37.0, 35.0, 36.8, 37.1 Gt`: a figure a year. */
const YEARLY = new RegExp(
  `(\\p{L}[^\\n:：.?!]{2,100}?)\\s+(?:(?:from|between|von|de|du|desde|dal|entre|zwischen|in)\\s+)?((?:19|20)\\d\\d)\\s?(?:[-–—]|to|and|bis|und|à|a|al|y)\\s?((?:19|20)\\d\\d)\\s*[:：]\\s*(${ONE}(?:(?:,\\s?|;\\s?)${ONE}){1,60})(?:\\s?(%|\\p{L}[\\p{L}²³/]{0,11}))?(?![\\p{L}\\d%:/-])`,
  'gu',
);

function yearly(text: string): RawTable[] {
  return [...text.matchAll(YEARLY)].slice(0, 4).flatMap((match): RawTable[] => {
    const [whole, lead = '', first = '', last = '', figures = '', unit] = match;
    const values = figures.split(/[,;]\s?/u);
    if (values.length !== Number(last) - Number(first) + 1) return [];
    const title = seriesTitle(lead).replace(TREND, '');
    const name = title === '' ? 'Value' : title.charAt(0).toLocaleUpperCase() + title.slice(1);
    const to = match.index + whole.length;
    return [
      {
        notation: 'prose',
        title: name,
        header: ['Year', name],
        rows: values.map((value, at) => [String(Number(first) + at), value.trim()]),
        ...(unit ? { unit } : {}),
        from: to - whole.length + whole.lastIndexOf(figures),
        to,
      },
    ];
  });
}

/** Figures in a row without a name each, one column of a table: measurements, of which only the spread can be seen. */
export function bareNumbers(text: string): RawTable[] {
  const byYear = yearly(text);
  if (byYear.length > 0) return byYear;
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
