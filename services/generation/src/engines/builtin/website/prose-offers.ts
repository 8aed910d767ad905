import type { Brief } from '../brief/brief.ts';

/** "We make …", "she does …": how people say in a sentence what they offer, by language. */
const SAYS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:we|i|she|he|they|which|that|who)\s+(?:also\s+)?(?:do(?:es)?|makes?|offers?|sells?|provides?|serves?|teach(?:es)?|bakes?|repairs?|speciali[sz]es? in|grows?|runs?)\s+([^.;!?\n]{4,160})/iu,
  de: /\bwir\s+(?:bieten|machen|verkaufen|backen|reparieren|unterrichten|produzieren|bauen)\s+([^.;!?\n]{4,160})/iu,
  fr: /\bnous\s+(?:proposons|offrons|faisons|vendons|réparons|enseignons|fabriquons)\s+([^.;!?\n]{4,160})/iu,
  es: /\b(?:ofrecemos|hacemos|vendemos|reparamos|enseñamos|fabricamos)\s+([^.;!?\n]{4,160})/iu,
  it: /\b(?:offriamo|facciamo|vendiamo|ripariamo|insegniamo|produciamo)\s+([^.;!?\n]{4,160})/iu,
  pt: /\b(?:oferecemos|fazemos|vendemos|reparamos|ensinamos|produzimos)\s+([^.;!?\n]{4,160})/iu,
  nl: /\b(?:wij|we)\s+(?:bieden|maken|verkopen|repareren|geven|bakken)\s+([^.;!?\n]{4,160})/iu,
  pl: /\b(?:oferujemy|robimy|sprzedajemy|naprawiamy|uczymy|produkujemy)\s+([^.;!?\n]{4,160})/iu,
};
const BETWEEN = /\s*[,;]\s*(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+|i\s+)?|\s+(?:and|und|et|y|e|en|i|oraz)\s+/u;

/** What a sentence of the prompt says is on offer: a list of at least two short names. */
export function offersInProse(brief: Brief): string[] {
  const list = SAYS[brief.language.slice(0, 2)]?.exec(brief.text)?.[1];
  if (list === undefined) return [];
  const names = list
    .split(BETWEEN)
    .map((name) => name.trim().replace(/^(?:des|du|de la|del|dei|delle|le|la|los|las|os|as)\s+/iu, ''))
    .filter((name) => name !== '');
  return names.length > 1 && names.every((name) => name.length <= 40) ? names : [];
}
