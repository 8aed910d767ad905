import { findLanguagePack, languagePacks } from '../../packs/language-pack.ts';
import { fold, type PeriodKind, periodsOf } from '../../packs/periods.ts';
import { capital } from './column-name.ts';

const LABEL: Partial<Record<PeriodKind, string>> = { year: 'year', month: 'month', yearmonth: 'month' };

/** Telling the language of a title is not worth it: what its own words name is enough, else English. */
function periodLabel(kind: PeriodKind, language: string): string {
  const pack = findLanguagePack(language);
  const unit = (['weekday', 'quarter', 'date'] as const).find((one) => kind.includes(one));
  const word = pack?.labels[LABEL[kind] ?? ''] ?? (unit ? pack?.data.units[unit]?.[0] : undefined) ?? kind;
  return capital(word);
}

const by = new Set(
  languagePacks.flatMap(({ data }) => data.by.map(fold)).filter((word) => !word.includes(' ')),
);

/** Column names for a series: what the labels are, and what is measured. */
export function seriesColumns(
  title: string,
  labels: readonly string[],
  language = 'en',
): [label: string, value: string] {
  const words = title.split(' ');
  const at = words.findIndex((word, place) => place > 0 && by.has(fold(word)));
  const value = capital((at === -1 ? words : words.slice(0, at)).join(' ')).slice(0, 60);
  const told = at === -1 ? '' : words.slice(at + 1).join(' ');
  const kind = periodsOf(labels)?.kind;
  const pack = findLanguagePack(language);
  const label =
    kind && kind !== 'number'
      ? periodLabel(kind, language)
      : told !== '' && told.length <= 30
        ? capital(told)
        : (pack?.labels.category ?? 'Category');
  return [label, value === '' || value === label ? (pack?.labels.value ?? 'Value') : value];
}
