import type { Cell, Dataset } from './dataset.ts';

const PROFIT =
  /(?<!\p{L})(profit|surplus|gewinn|überschuss|bénéfice|beneficios?|ganancias?|utile|profitto|lucro|winst|zysk|利益|利润)(?!\p{L})/iu;
const INCOME =
  /^(?:(?:total|net) )?(?:revenues?|sales|income|turnover|umsatz|umsätze|erlöse?|einnahmen|chiffre d'affaires|recettes|ventes|ingresos|ventas|ricavi|vendite|receitas?|vendas|omzet|przychod\p{L}*|売上|收入)/iu;
const OUTGO =
  /^(?:(?:total) )?(?:costs?|expenses?|expenditures?|spending|kosten|ausgaben|aufwand|coûts?|dépenses|charges|costes?|gastos|costi|spese|custos?|despesas|uitgaven|koszty|費用|成本|支出)/iu;

/** A table of income and cost with the profit that the request asks for: the one less the other. */
export function withProfit(dataset: Dataset, request: string): Dataset {
  const word = PROFIT.exec(request)?.[1];
  const at = (pattern: RegExp) =>
    dataset.fields.findIndex((field) => field.type === 'quantitative' && pattern.test(field.name.trim()));
  const [income, outgo] = [at(INCOME), at(OUTGO)];
  const [first, second] = [dataset.fields[income], dataset.fields[outgo]];
  if (!word || !first || !second || first.unit !== second.unit) return dataset;
  if (dataset.fields.some((field) => PROFIT.test(field.name))) return dataset;
  const name = word.charAt(0).toLocaleUpperCase() + word.slice(1);
  const difference = (row: readonly Cell[]): Cell => {
    const [plus, minus] = [row[income], row[outgo]];
    return typeof plus === 'number' && typeof minus === 'number'
      ? Number((plus - minus).toPrecision(12))
      : null;
  };
  return {
    ...dataset,
    id: `${dataset.id}-profit`,
    fields: [...dataset.fields, { name, type: 'quantitative', ...(first.unit ? { unit: first.unit } : {}) }],
    rows: dataset.rows.map((row) => [...row, difference(row)]),
    source: { kind: 'derived', method: `${name}: ${first.name} less ${second.name}`.slice(0, 300) },
  };
}
