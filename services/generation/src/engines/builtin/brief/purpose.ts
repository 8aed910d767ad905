import type { Reading } from './reading.ts';

const AUDIENCE =
  /(?<![\p{L}])(?:aimed at|targeted at|targeting|target audience(?: is|:)?|audience(?: is|:)|intended for|tailored to|designed for|addressed to|zielgruppe(?: ist|:)?|richtet sich an|public cible ?:?|destinée? (?:à|aux)|dirigid[oa] a|público objetivo ?:?|rivolt[oa] a|target ?:|destinad[oa] a|público-alvo ?:?|gericht op|doelgroep ?:?|skierowan[ay] do|grupa docelowa ?:?)\s+([^.;:\n]{3,90})/iu;
const AUDIENCE_CJK =
  /([\p{Script=Han}\p{Script=Katakana}ー]{2,14})(?:向け|を対象)|面向([\p{Script=Han}]{2,12})/u;
const PEOPLE =
  /(?<![\p{L}])(?:for|für|pour|para|per|voor|dla)\s+((?:[\p{Ll}-]+ ){0,2}(?:accountants|students|teachers|developers|engineers|designers|investors|parents|families|kids|children|beginners|professionals|managers|executives|founders|teams|customers|clients|patients|members|employees|staff|residents|tourists|travell?ers|businesses|companies|startups|freelancers|schools|hospitals|farmers|runners|cyclists|musicians|readers|writers|homeowners|stakeholders|the board|leadership|buchhalter|schüler|studenten|studierende|eltern|kinder|familien|unternehmen|kunden|mitarbeiter|anfänger|étudiants|enfants|familles|entreprises|clients|débutants|parents|estudiantes|niños|familias|empresas|clientes|principiantes|studenti|bambini|famiglie|aziende|clienti|estudantes|crianças|famílias|studenten|kinderen|gezinnen|bedrijven|klanten|studentów|dzieci|rodzin|firm|klientów))(?![\p{L}])/iu;
const GOALS: readonly (readonly [string, RegExp])[] = [
  [
    'sell',
    /(?<![\p{L}])(?:sell|shop|buy|order|purchase|verkaufen|vendre|vender|vendere|verkopen|sprzeda|販売|销售|بيع|बेच)/iu,
  ],
  [
    'book',
    /(?<![\p{L}])(?:book|appointment|reserv|termin|rendez-vous|reserva|prenota|agend|afspraak|rezerw|予約|预约|حجز|बुकिंग)/iu,
  ],
  [
    'contact',
    /(?<![\p{L}])(?:contact|enquir|inquir|kontakt|contacto|contatt|contato|お問い合わせ|联系|تواصل|संपर्क)/iu,
  ],
  [
    'subscribe',
    /(?<![\p{L}])(?:newsletter|subscribe|sign[- ]up|waitlist|nieuwsbrief|boletín|infolettre|メルマガ|订阅)/iu,
  ],
  ['donate', /(?<![\p{L}])(?:donat|spende|\bdon\b|donar|donazion|doa[rç]|doner|寄付|捐|تبرع|दान)/iu],
  ['register', /(?<![\p{L}])(?:regist|ticket|rsvp|anmeld|inscri|iscri|zapis|申し込み|报名|تسجيل|पंजीकरण)/iu],
  [
    'persuade',
    /(?<![\p{L}])(?:pitch|invest|propos|persuad|convinc|fundrais|seed round|überzeug|convaincre|convencer)/iu,
  ],
  [
    'inform',
    /(?<![\p{L}])(?:explain|inform|report|teach|introduc|overview|guide|summary|erklär|expliqu|explicar|spiega|uitleg|説明|介绍|شرح|समझा)/iu,
  ],
  [
    'showcase',
    /(?<![\p{L}])(?:portfolio|showcase|gallery|exhibit|lookbook|galerie|galería|ポートフォリオ|作品|معرض)/iu,
  ],
];

const GERMAN_PEOPLE =
  /(?<![\p{L}])für ((?:\p{Ll}+ )?\p{Lu}\p{Ll}+(?:er|innen|leute|kinder|kunden|schüler|familien|anfänger|studierende|menschen))(?![\p{L}])/u;

/** Who it is for, in the prompt's words. */
export function readAudience(reading: Reading): string | undefined {
  const head = reading.prose.slice(0, 3000);
  const cjk = AUDIENCE_CJK.exec(head);
  const found =
    AUDIENCE.exec(head)?.[1] ??
    cjk?.[1] ??
    cjk?.[2] ??
    PEOPLE.exec(head)?.[1] ??
    (reading.language.tag === 'de' ? GERMAN_PEOPLE.exec(head)?.[1] : undefined);
  const phrase = found?.split(/,|(?:\s(?:with|mit|avec|con|com|met|and the|who|that|should)\s)/u)[0]?.trim();
  return phrase === undefined || phrase.length < 2 ? undefined : phrase.slice(0, 90);
}

export function readGoals(reading: Reading): string[] {
  const head = reading.lower.slice(0, 6000);
  return GOALS.filter(([, words]) => words.test(head))
    .map(([goal]) => goal)
    .slice(0, 6);
}
