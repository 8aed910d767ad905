import { isYear, monthIndex, monthYearIndex, periodIndex, quarterIndex, weekdayIndex } from './calendar.ts';

// What people write before the name of the data: verbs of asking, articles, and the chart they want.
const ASKING =
  /^(?:please|can you|could you|i (?:want|need|would like)|we (?:want|need)|let's|compare|show(?: me| us)?|create|make|build|plot|visuali[sz]e|chart|draw|graph|display|present|generate|give(?: me)?|illustrate|highlight|track|design|erstelle|zeige?|vergleiche|visualisiere|zeichne|mach|crée[rz]?|montre[rz]?|compare[rz]?|affiche[rz]?|trace[rz]?|crea|muestra|compara|haz|dibuja|mostra|confronta|disegna|crie|mostre|faça|maak|toon|vergelijk|stwórz|pokaż|narysuj|porównaj)\b/iu;
const ARTICLE =
  /^(?:an?|the|our|my|this|these|of|for|from|using|with|showing|about|on|to|as|that shows|ein(?:e|en)?|der|die|das|unsere?n?|den|mit|zu|zum|zur|für|von|über|une?|les?|la|l'|nos|notre|des?|du|d'|un|una|el|los|las|nuestr[oa]s?|con|para|del|il|lo|gli|i|nostr[oaie]|di|della|delle|os?|as?|nossas?|nossos?|do|da|com|een|het|de|onze|van|met|nasz[ea]?)(?=\s|$|['’])[\s'’]*/iu;
const CHART =
  /^(?:(?:simple|nice|clean|clear|interactive|beautiful|modern|stacked|grouped|horizontal|vertical|small|quick|einfaches|gestapeltes) )*(?:(?:bar|line|pie|donut|doughnut|area|column|scatter|bubble|stacked|trend)[ -]*)*(?:charts?|graphs?|plots?|diagrams?|dashboards?|visuali[sz]ations?|infographics?|histogram|(?:balken|säulen|linien|kreis|torten|flächen)?diagramm|graphique(?: (?:en barres|linéaire|circulaire))?|camembert|diagramme|gráfic[oa](?: de (?:barras|líneas|linhas|pastel|pizza|sectores))?|grafico(?: a (?:barre|torta|linee))?|(?:staaf|lijn|cirkel)?(?:diagram|grafiek)|wykres(?: \p{L}+y)?)(?![\p{L}])|^(?:円グラフ|棒グラフ|折れ線グラフ|グラフ|饼图|柱状图|折线图|条形图|图表|(?:पाई|बार|लाइन) चार्ट|चार्ट|مخطط (?:دائري|أعمدة|خطي)|مخطط)/iu;

/** What a Japanese order to make something ends with. */
const JAPANESE_ORDER =
  /(?:の(?:ダッシュボード|グラフ|チャート))?(?:を|の)?(?:作成|制作|作っ|表示|デザイン)(?:して|し|て)?(?:ください|下さい|お願いします)$/u;

/** The name of the data in the words that introduce it: `Compare monthly rainfall:` gives `Monthly rainfall`. */
export function seriesTitle(source: string): string {
  const lead = source.replace(/<script[\s\S]*?(?:<\/script>|$)/gi, ' ').replace(/<[^<>]{0,200}>/g, ' ');
  let text =
    lead
      .split(/[\n.!?](?:\s|$)|。/)
      .filter((part) => part.trim() !== '')
      .at(-1)
      ?.trim() ?? '';
  text = text.replace(/^(?:[-*•#>]+|\d+[.)])\s+/, '').replace(/[\s:,(–—-]+$/u, '');
  // "Mar 1800, Apr 2100, and returns": what stands before the last number belongs to the series before.
  if ((text.match(/\d/g)?.length ?? 0) > 6)
    text = text.replace(/^.*\d\S*[,;)]?\s+(?:(?:and|und|et|y|e|en)\s+)?(?=\p{L})/su, '');
  text = text.replace(JAPANESE_ORDER, '');
  text = text.replace(/^slide \d+\s*[:.-]\s*/i, '').replace(/^.*:\s+/, '');
  for (let before = ''; before !== text; ) {
    before = text;
    for (const pattern of [ASKING, ARTICLE, CHART]) {
      const rest = text.replace(pattern, '').replace(/^[\s,:]+/, '');
      if (rest !== text) text = rest;
    }
  }
  text = text
    .replace(
      /\s+(?:is|are|was|were|as follows|below|of|by|at|ist|sind|war|waren|est|sont|es|son|è|sono)$/iu,
      '',
    )
    .trim();
  text = text
    .replace(
      /\s+(?:grew|rose|fell|went|increased|decreased|dropped|climbed|stieg|sank|wuchs|a augmenté|subió|creció)(?=\s|$).*$/iu,
      '',
    )
    .replace(/^[:：\s]+|[:：\s]+$/gu, '');
  if (text === '' || text.length > 80 || QUESTION.test(text)) return '';
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

const QUESTION =
  /^(?:which|what|how (?:many|much)|who|where|when|why|is|are|do|does|welche[rs]?|was|wie viele|quel(?:le)?s?|cuál(?:es)?|quale|quali|qual)\b/i;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Column names for a series: what the labels are, and what is measured. */
export function seriesColumns(title: string, labels: readonly string[]): [label: string, value: string] {
  const by = /^(.+?)\s+(?:by|per|nach|pro|je|par|por|per|para|for each|na)\s+(.+)$/iu.exec(title);
  const value = capital(
    (by?.[1] ?? title).replace(/^(?:monthly|quarterly|yearly|annual|weekly|daily)\s+/i, ''),
  ).slice(0, 60);
  const label = periodName(labels) ?? (by?.[2] && by[2].length <= 30 ? capital(by[2]) : 'Category');
  const measured = value === '' || value === label ? 'Value' : value;
  return [label, measured];
}

function periodName(labels: readonly string[]): string | undefined {
  const all = (read: (text: string) => number | undefined) =>
    labels.every((label) => read(label) !== undefined);
  if (all(monthIndex) || all(monthYearIndex)) return 'Month';
  if (all(quarterIndex)) return 'Quarter';
  if (all(weekdayIndex)) return 'Day';
  if (labels.every(isYear)) return 'Year';
  return all(periodIndex) ? 'Period' : undefined;
}
