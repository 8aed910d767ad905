/** Words for titles, descriptions and statements about data. `{…}` is filled in; word order is the language's. */
export interface ChartPhrases {
  by: string;
  versus: string;
  number: string;
  aggregates: Record<string, string>;
  marks: Record<string, string>;
  peak: string;
  low: string;
  spread: string;
  share: string;
  rise: string;
  fall: string;
  level: string;
  equal: string;
  total: string;
  relation: Record<'strongUp' | 'up' | 'none' | 'down' | 'strongDown', string>;
  largestOf: string;
}

const MARKS = ['bar', 'line', 'area', 'point', 'arc', 'rect'];
const AGGREGATES = ['sum', 'mean', 'min', 'max', 'median', 'distinct'];
const keyed = (keys: string[], words: string): Record<string, string> => {
  const parts = words.split('|');
  return Object.fromEntries(keys.map((key, at) => [key, parts[at] ?? key]));
};
const RELATIONS = ['strongUp', 'up', 'none', 'down', 'strongDown'] as const;
const relations = (...sentences: [string, string, string, string, string]): ChartPhrases['relation'] => {
  const entries = RELATIONS.map((key, at) => [key, sentences[at] ?? ''] as const);
  return { strongUp: '', up: '', none: '', down: '', strongDown: '', ...Object.fromEntries(entries) };
};

const EN: ChartPhrases = {
  by: '{y} by {x}',
  versus: '{y} against {x}',
  number: 'Number of {noun}',
  aggregates: keyed(AGGREGATES, 'Total|Average|Lowest|Highest|Median|Different'),
  marks: keyed(MARKS, 'Bar chart|Line chart|Area chart|Scatter chart|Pie chart|Heat map'),
  peak: '{label} is the highest at {value}.',
  low: '{label} is the lowest at {value}.',
  spread: '{label} leads with {value}; {other} comes last with {otherValue}.',
  share: '{label} makes up {share} of the total of {total}.',
  rise: 'From {first} to {last} it rises by {share}, from {start} to {end}.',
  fall: 'From {first} to {last} it falls by {share}, from {start} to {end}.',
  level: 'From {first} to {last} it ends where it began, at {end}.',
  equal: 'All {count} are equal at {value}.',
  total: 'Together {count} entries come to {total}, {average} on average.',
  relation: relations(
    'The more {x}, the more {y}: a strong relation over {count} points (r = {r}).',
    '{y} tends to rise with {x} over {count} points (r = {r}).',
    '{x} and {y} hardly move together over {count} points (r = {r}).',
    '{y} tends to fall as {x} rises over {count} points (r = {r}).',
    'The more {x}, the less {y}: a strong relation over {count} points (r = {r}).',
  ),
  largestOf: 'In {series} the highest value is {value}, at {label}.',
};

const DE: ChartPhrases = {
  by: '{y} nach {x}',
  versus: '{y} gegen {x}',
  number: 'Anzahl {noun}',
  aggregates: keyed(AGGREGATES, 'Summe|Durchschnitt|Minimum|Maximum|Median|Verschiedene'),
  marks: keyed(MARKS, 'Balkendiagramm|Liniendiagramm|Flächendiagramm|Streudiagramm|Kreisdiagramm|Heatmap'),
  peak: '{label} hat mit {value} den höchsten Wert.',
  low: '{label} hat mit {value} den niedrigsten Wert.',
  spread: '{label} liegt mit {value} vorn, {other} mit {otherValue} hinten.',
  share: '{label} macht {share} der Summe von {total} aus.',
  rise: 'Von {first} bis {last} steigt der Wert um {share}, von {start} auf {end}.',
  fall: 'Von {first} bis {last} sinkt der Wert um {share}, von {start} auf {end}.',
  level: 'Von {first} bis {last} bleibt der Wert am Ende bei {end}.',
  equal: 'Alle {count} liegen gleichauf bei {value}.',
  total: 'Zusammen ergeben {count} Einträge {total}, im Mittel {average}.',
  relation: relations(
    'Je mehr {x}, desto mehr {y}: ein starker Zusammenhang über {count} Punkte (r = {r}).',
    '{y} steigt tendenziell mit {x}, über {count} Punkte (r = {r}).',
    '{x} und {y} hängen über {count} Punkte kaum zusammen (r = {r}).',
    '{y} sinkt tendenziell, wenn {x} steigt, über {count} Punkte (r = {r}).',
    'Je mehr {x}, desto weniger {y}: ein starker Zusammenhang über {count} Punkte (r = {r}).',
  ),
  largestOf: 'Bei {series} liegt der höchste Wert mit {value} bei {label}.',
};

const FR: ChartPhrases = {
  by: '{y} par {x}',
  versus: '{y} selon {x}',
  number: 'Nombre de {noun}',
  aggregates: keyed(AGGREGATES, 'Total|Moyenne|Minimum|Maximum|Médiane|Valeurs distinctes'),
  marks: keyed(MARKS, 'Graphique en barres|Courbe|Aires|Nuage de points|Camembert|Carte de chaleur'),
  peak: '{label} atteint la valeur la plus haute avec {value}.',
  low: '{label} a la valeur la plus basse avec {value}.',
  spread: '{label} est en tête avec {value}, {other} ferme la marche avec {otherValue}.',
  share: '{label} représente {share} du total de {total}.',
  rise: 'De {first} à {last}, la valeur augmente de {share}, de {start} à {end}.',
  fall: 'De {first} à {last}, la valeur baisse de {share}, de {start} à {end}.',
  level: 'De {first} à {last}, la valeur revient à {end}.',
  equal: 'Les {count} sont à égalité avec {value}.',
  total: 'Les {count} entrées totalisent {total}, soit {average} en moyenne.',
  relation: relations(
    'Plus {x} augmente, plus {y} augmente : lien fort sur {count} points (r = {r}).',
    '{y} tend à augmenter avec {x} sur {count} points (r = {r}).',
    '{x} et {y} ne sont guère liés sur {count} points (r = {r}).',
    '{y} tend à baisser quand {x} augmente sur {count} points (r = {r}).',
    'Plus {x} augmente, plus {y} baisse : lien fort sur {count} points (r = {r}).',
  ),
  largestOf: 'Pour {series}, la valeur la plus haute est {value}, à {label}.',
};

const ES: ChartPhrases = {
  by: '{y} por {x}',
  versus: '{y} frente a {x}',
  number: 'Número de {noun}',
  aggregates: keyed(AGGREGATES, 'Total|Promedio|Mínimo|Máximo|Mediana|Valores distintos'),
  marks: keyed(
    MARKS,
    'Gráfico de barras|Gráfico de líneas|Gráfico de áreas|Diagrama de dispersión|Gráfico circular|Mapa de calor',
  ),
  peak: '{label} tiene el valor más alto con {value}.',
  low: '{label} tiene el valor más bajo con {value}.',
  spread: '{label} va en cabeza con {value}; {other} queda al final con {otherValue}.',
  share: '{label} supone {share} del total de {total}.',
  rise: 'De {first} a {last} sube {share}, de {start} a {end}.',
  fall: 'De {first} a {last} baja {share}, de {start} a {end}.',
  level: 'De {first} a {last} termina donde empezó, en {end}.',
  equal: 'Los {count} están igualados en {value}.',
  total: 'Las {count} entradas suman {total}, {average} de media.',
  relation: relations(
    'A más {x}, más {y}: relación fuerte en {count} puntos (r = {r}).',
    '{y} tiende a subir con {x} en {count} puntos (r = {r}).',
    '{x} y {y} apenas se relacionan en {count} puntos (r = {r}).',
    '{y} tiende a bajar cuando sube {x} en {count} puntos (r = {r}).',
    'A más {x}, menos {y}: relación fuerte en {count} puntos (r = {r}).',
  ),
  largestOf: 'En {series} el valor más alto es {value}, en {label}.',
};

const IT: ChartPhrases = {
  ...ES,
  by: '{y} per {x}',
  versus: '{y} rispetto a {x}',
  number: 'Numero di {noun}',
  aggregates: keyed(AGGREGATES, 'Totale|Media|Minimo|Massimo|Mediana|Valori distinti'),
  marks: keyed(
    MARKS,
    'Grafico a barre|Grafico a linee|Grafico ad aree|Grafico a dispersione|Grafico a torta|Mappa di calore',
  ),
  peak: '{label} ha il valore più alto con {value}.',
  low: '{label} ha il valore più basso con {value}.',
  spread: '{label} è in testa con {value}, {other} è ultimo con {otherValue}.',
  share: '{label} rappresenta {share} del totale di {total}.',
  rise: 'Da {first} a {last} il valore sale del {share}, da {start} a {end}.',
  fall: 'Da {first} a {last} il valore scende del {share}, da {start} a {end}.',
  level: 'Da {first} a {last} il valore torna a {end}.',
  equal: 'Tutti e {count} sono pari a {value}.',
  total: 'Insieme {count} voci fanno {total}, in media {average}.',
  relation: relations(
    'Più {x}, più {y}: relazione forte su {count} punti (r = {r}).',
    '{y} tende a salire con {x} su {count} punti (r = {r}).',
    '{x} e {y} sono poco legati su {count} punti (r = {r}).',
    '{y} tende a scendere quando sale {x} su {count} punti (r = {r}).',
    'Più {x}, meno {y}: relazione forte su {count} punti (r = {r}).',
  ),
  largestOf: 'In {series} il valore più alto è {value}, a {label}.',
};

const PT: ChartPhrases = {
  ...ES,
  versus: '{y} em função de {x}',
  number: 'Número de {noun}',
  aggregates: keyed(AGGREGATES, 'Total|Média|Mínimo|Máximo|Mediana|Valores distintos'),
  marks: keyed(
    MARKS,
    'Gráfico de barras|Gráfico de linhas|Gráfico de áreas|Gráfico de dispersão|Gráfico de pizza|Mapa de calor',
  ),
  peak: '{label} tem o valor mais alto, com {value}.',
  low: '{label} tem o valor mais baixo, com {value}.',
  spread: '{label} lidera com {value}; {other} fica em último com {otherValue}.',
  share: '{label} representa {share} do total de {total}.',
  rise: 'De {first} a {last} sobe {share}, de {start} para {end}.',
  fall: 'De {first} a {last} cai {share}, de {start} para {end}.',
  level: 'De {first} a {last} termina onde começou, em {end}.',
  equal: 'Todos os {count} estão iguais em {value}.',
  total: 'Juntas, {count} entradas somam {total}, {average} em média.',
  relation: relations(
    'Quanto mais {x}, mais {y}: relação forte em {count} pontos (r = {r}).',
    '{y} tende a subir com {x} em {count} pontos (r = {r}).',
    '{x} e {y} quase não se relacionam em {count} pontos (r = {r}).',
    '{y} tende a cair quando {x} sobe em {count} pontos (r = {r}).',
    'Quanto mais {x}, menos {y}: relação forte em {count} pontos (r = {r}).',
  ),
  largestOf: 'Em {series} o valor mais alto é {value}, em {label}.',
};

const NL: ChartPhrases = {
  ...EN,
  by: '{y} per {x}',
  versus: '{y} tegen {x}',
  number: 'Aantal {noun}',
  aggregates: keyed(AGGREGATES, 'Totaal|Gemiddelde|Laagste|Hoogste|Mediaan|Verschillende'),
  marks: keyed(MARKS, 'Staafdiagram|Lijndiagram|Vlakdiagram|Spreidingsdiagram|Cirkeldiagram|Heatmap'),
  peak: '{label} is het hoogst met {value}.',
  low: '{label} is het laagst met {value}.',
  spread: '{label} staat bovenaan met {value}, {other} onderaan met {otherValue}.',
  share: '{label} is goed voor {share} van het totaal van {total}.',
  rise: 'Van {first} tot {last} stijgt het met {share}, van {start} naar {end}.',
  fall: 'Van {first} tot {last} daalt het met {share}, van {start} naar {end}.',
  level: 'Van {first} tot {last} eindigt het waar het begon, op {end}.',
  equal: 'Alle {count} zijn gelijk met {value}.',
  total: 'Samen komen {count} waarden op {total}, gemiddeld {average}.',
  relation: relations(
    'Hoe meer {x}, hoe meer {y}: sterk verband over {count} punten (r = {r}).',
    '{y} stijgt meestal met {x} over {count} punten (r = {r}).',
    '{x} en {y} hangen nauwelijks samen over {count} punten (r = {r}).',
    '{y} daalt meestal als {x} stijgt over {count} punten (r = {r}).',
    'Hoe meer {x}, hoe minder {y}: sterk verband over {count} punten (r = {r}).',
  ),
  largestOf: 'Bij {series} is de hoogste waarde {value}, bij {label}.',
};

const PL: ChartPhrases = {
  ...EN,
  by: '{y} według: {x}',
  versus: '{y} względem: {x}',
  number: 'Liczba: {noun}',
  aggregates: keyed(AGGREGATES, 'Suma|Średnia|Minimum|Maksimum|Mediana|Różne'),
  marks: keyed(
    MARKS,
    'Wykres słupkowy|Wykres liniowy|Wykres warstwowy|Wykres punktowy|Wykres kołowy|Mapa ciepła',
  ),
  peak: '{label} ma najwyższą wartość: {value}.',
  low: '{label} ma najniższą wartość: {value}.',
  spread: 'Na czele jest {label} ({value}), na końcu {other} ({otherValue}).',
  share: '{label} to {share} sumy {total}.',
  rise: 'Od {first} do {last} wartość rośnie o {share}, z {start} do {end}.',
  fall: 'Od {first} do {last} wartość spada o {share}, z {start} do {end}.',
  level: 'Od {first} do {last} wartość wraca do {end}.',
  equal: 'Wszystkie ({count}) są równe: {value}.',
  total: 'Razem {count} pozycji daje {total}, średnio {average}.',
  relation: relations(
    'Im więcej {x}, tym więcej {y}: silny związek, {count} punktów (r = {r}).',
    '{y} zwykle rośnie wraz z {x}, {count} punktów (r = {r}).',
    '{x} i {y} są słabo powiązane, {count} punktów (r = {r}).',
    '{y} zwykle spada, gdy {x} rośnie, {count} punktów (r = {r}).',
    'Im więcej {x}, tym mniej {y}: silny związek, {count} punktów (r = {r}).',
  ),
  largestOf: '{series}: najwyższa wartość to {value} ({label}).',
};

const JA: ChartPhrases = {
  ...EN,
  by: '{x}別の{y}',
  versus: '{x}と{y}',
  number: '{noun}の数',
  aggregates: keyed(AGGREGATES, '合計|平均|最小|最大|中央値|種類数'),
  marks: keyed(MARKS, '棒グラフ|折れ線グラフ|面グラフ|散布図|円グラフ|ヒートマップ'),
  peak: '{label}が{value}で最も高い。',
  low: '{label}が{value}で最も低い。',
  spread: '{label}が{value}で最も高く、{other}が{otherValue}で最も低い。',
  share: '{label}は合計{total}の{share}を占める。',
  rise: '{first}から{last}にかけて{start}から{end}へ{share}増えた。',
  fall: '{first}から{last}にかけて{start}から{end}へ{share}減った。',
  level: '{first}から{last}まで、最後は{end}に戻った。',
  equal: '{count}件すべてが{value}で等しい。',
  total: '{count}件の合計は{total}、平均は{average}。',
  relation: relations(
    '{x}が増えるほど{y}も増える強い関係({count}点、r = {r})。',
    '{x}とともに{y}は増える傾向({count}点、r = {r})。',
    '{x}と{y}の関係は弱い({count}点、r = {r})。',
    '{x}が増えると{y}は減る傾向({count}点、r = {r})。',
    '{x}が増えるほど{y}が減る強い関係({count}点、r = {r})。',
  ),
  largestOf: '{series}では{label}の{value}が最も高い。',
};

const ZH: ChartPhrases = {
  ...EN,
  by: '按{x}的{y}',
  versus: '{y}与{x}',
  number: '{noun}数量',
  aggregates: keyed(AGGREGATES, '合计|平均|最低|最高|中位数|不同'),
  marks: keyed(MARKS, '柱状图|折线图|面积图|散点图|饼图|热力图'),
  peak: '{label}最高,为{value}。',
  low: '{label}最低,为{value}。',
  spread: '{label}以{value}居首,{other}以{otherValue}居末。',
  share: '{label}占总数{total}的{share}。',
  rise: '从{first}到{last},由{start}升至{end},增长{share}。',
  fall: '从{first}到{last},由{start}降至{end},下降{share}。',
  level: '从{first}到{last},最终回到{end}。',
  equal: '{count}项均为{value}。',
  total: '{count}项合计{total},平均{average}。',
  relation: relations(
    '{x}越大,{y}越大,关系很强({count}个点,r = {r})。',
    '{y}大致随{x}上升({count}个点,r = {r})。',
    '{x}与{y}几乎无关({count}个点,r = {r})。',
    '{x}上升时{y}大致下降({count}个点,r = {r})。',
    '{x}越大,{y}越小,关系很强({count}个点,r = {r})。',
  ),
  largestOf: '{series}的最高值为{value},出现在{label}。',
};

const AR: ChartPhrases = {
  ...EN,
  by: '{y} حسب {x}',
  versus: '{y} مقابل {x}',
  number: 'عدد {noun}',
  aggregates: keyed(AGGREGATES, 'إجمالي|متوسط|أدنى|أعلى|وسيط|القيم المختلفة'),
  marks: keyed(MARKS, 'مخطط أعمدة|مخطط خطي|مخطط مساحي|مخطط انتشار|مخطط دائري|خريطة حرارية'),
  peak: '{label} هو الأعلى عند {value}.',
  low: '{label} هو الأدنى عند {value}.',
  spread: 'يتصدر {label} بقيمة {value}، ويأتي {other} أخيرًا بقيمة {otherValue}.',
  share: 'يمثل {label} نسبة {share} من الإجمالي {total}.',
  rise: 'من {first} إلى {last} ترتفع القيمة بنسبة {share}، من {start} إلى {end}.',
  fall: 'من {first} إلى {last} تنخفض القيمة بنسبة {share}، من {start} إلى {end}.',
  level: 'من {first} إلى {last} تعود القيمة إلى {end}.',
  equal: 'القيم كلها ({count}) متساوية عند {value}.',
  total: 'مجموع {count} قيم هو {total}، بمتوسط {average}.',
  relation: relations(
    'كلما زاد {x} زاد {y}: علاقة قوية على {count} نقاط (r = {r}).',
    'يميل {y} إلى الارتفاع مع {x} على {count} نقاط (r = {r}).',
    'العلاقة بين {x} و{y} ضعيفة على {count} نقاط (r = {r}).',
    'يميل {y} إلى الانخفاض مع ارتفاع {x} على {count} نقاط (r = {r}).',
    'كلما زاد {x} قل {y}: علاقة قوية على {count} نقاط (r = {r}).',
  ),
  largestOf: 'أعلى قيمة في {series} هي {value} عند {label}.',
};

const HI: ChartPhrases = {
  ...EN,
  by: '{x} के अनुसार {y}',
  versus: '{x} और {y}',
  number: '{noun} की संख्या',
  aggregates: keyed(AGGREGATES, 'कुल|औसत|न्यूनतम|अधिकतम|माध्यिका|अलग-अलग'),
  marks: keyed(MARKS, 'बार चार्ट|लाइन चार्ट|क्षेत्र चार्ट|स्कैटर चार्ट|पाई चार्ट|हीट मैप'),
  peak: '{label} {value} के साथ सबसे अधिक है।',
  low: '{label} {value} के साथ सबसे कम है।',
  spread: '{label} {value} के साथ सबसे आगे है, {other} {otherValue} के साथ सबसे पीछे।',
  share: '{label} कुल {total} का {share} है।',
  rise: '{first} से {last} तक {start} से {end}, {share} की बढ़त।',
  fall: '{first} से {last} तक {start} से {end}, {share} की कमी।',
  level: '{first} से {last} तक अंत में {end} पर ही।',
  equal: 'सभी {count} का मान {value} है।',
  total: '{count} प्रविष्टियों का कुल {total} है, औसत {average}।',
  relation: relations(
    '{x} जितना अधिक, {y} उतना अधिक: {count} बिंदुओं पर मजबूत संबंध (r = {r})।',
    '{x} के साथ {y} आमतौर पर बढ़ता है, {count} बिंदु (r = {r})।',
    '{x} और {y} का संबंध कमजोर है, {count} बिंदु (r = {r})।',
    '{x} बढ़ने पर {y} आमतौर पर घटता है, {count} बिंदु (r = {r})।',
    '{x} जितना अधिक, {y} उतना कम: {count} बिंदुओं पर मजबूत संबंध (r = {r})।',
  ),
  largestOf: '{series} में सबसे अधिक मान {value} है, {label} पर।',
};

const ALL: Record<string, ChartPhrases> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  pt: PT,
  nl: NL,
  pl: PL,
  ja: JA,
  zh: ZH,
  ar: AR,
  hi: HI,
};

/** Phrases in a language, English where there are none. */
export function chartPhrases(language: string): ChartPhrases {
  return ALL[language.toLowerCase().split('-')[0] ?? 'en'] ?? EN;
}

/** Fills a phrase; a name without a value stays empty. */
export function fill(phrase: string, values: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
