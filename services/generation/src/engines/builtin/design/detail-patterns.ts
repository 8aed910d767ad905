export type DetailRole = 'date' | 'place' | 'price' | 'list' | 'contact' | 'body' | 'quote' | 'callToAction';

export interface Detail {
  role: DetailRole;
  text: string;
  /** Heads the details below it, as a section of a menu does. */
  isHead?: boolean;
}

const MONTH =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|febrero|febbraio|fevereiro|mar(?:ch|s|zo)?|märz|março|apr(?:il|ile)?|avril|abril|may|mai|mayo|maggio|maio|jun[eio]?|juin|junho|giugno|jul[iy]?|juillet|julio|julho|luglio|aug(?:ust)?|août|agosto|sept?(?:ember|embre)?|septiembre|settembre|setembro|oct(?:ober|obre|ubre)?|okt(?:ober)?|ottobre|outubro|nov(?:ember|embre|iembre)?|dec(?:ember|embre)?|dez(?:ember|embro)?|diciembre|dicembre|décembre|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)\\.?';
const WEEKDAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta';
const YEAR = '(?:\\d{4}|20XX)';
const DAY = '\\d{1,2}(?:st|nd|rd|th|\\.|er|º)?';
/** `3`, `3 to 5`, `3, 4 y 5`. */
const DAYS = `(?:${DAY},\\s)*${DAY}(?:\\s*(?:-|–|to|and|&|bis|und|au|et|al|y|e)\\s*${DAY})?`;
const CLOCK = '\\d{1,2}(?::\\d{2}|\\.\\d{2}|h\\d{0,2})?\\s?(?:a\\.?m\\.?|p\\.?m\\.?|uhr|h)?';
const TIMED = `(?:\\d{1,2}[:.]\\d{2}\\s?(?:a\\.?m\\.?|p\\.?m\\.?|uhr|h)?|\\d{1,2}\\s?(?:a\\.?m\\.?|p\\.?m\\.?|uhr)|\\d{1,2}\\s?h(?:\\d{2})?)(?![\\p{L}\\d])`;

/** Dates as written, weekday and year included: `Sunday, April 9th`, `12 May`, `14.06.2027`. */
export const DATE = new RegExp(
  `(?<![\\p{L}])(?:every|each) (?:(?:first|second|third|fourth|last|other) )?${WEEKDAY}(?: of (?:the|every|each) month)?(?![\\p{L}])|(?:(?:${WEEKDAY})(?:,|\\s)+(?:the |den |dem |le |el |de )?)?(?:${MONTH}\\s+${DAY}(?:\\s*(?:-|–|to|and|&)\\s*${DAY})?(?:,?\\s+${YEAR})?|(?:(?:du|vom|dal|del)\\s+(?=\\d{1,2}\\.?\\s(?:au|bis|al)\\s))?${DAYS}\\s+(?:of |de )?${MONTH}(?:,?\\s+(?:de )?${YEAR})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[./]\\d{1,2}[./](?:\\d{4}|\\d{2}))(?![\\p{L}\\d])|\\d{1,2}月\\d{1,2}日(?:[（(].[）)])?|(?<![\\p{L}])(?<!\\b(?:black|cyber|good|ash|palm|easter|holy|casual)\\s)(?:(?:every|todos los|todas las|todas as|toda|jeden|tous les|chaque|ogni|elke|każdy|każdą)\\s+)?(?:${WEEKDAY})(?:\\s*(?:-|–|to)\\s*(?:${WEEKDAY}))?(?![\\p{L}\\d])`,
  'giu',
);
/** Times of day with the word before them: `doors 20:00`, `from 9 AM - 3 PM`. */
export const TIME = new RegExp(
  `(?:dalle \\d{1,2} alle \\d{1,2}(?![\\d:])|de \\d{1,2}h? (?:a|à) \\d{1,2}h|von \\d{1,2} bis \\d{1,2} uhr|\\d{1,2}時(?:\\d{1,2}分)?(?:から|より|まで)?)|(?:(?<![\\p{L}])(?:doors(?: open)?(?: at)?|from|starting at|starts at|begins at|start|at|until|till|ab|um|von|einlass|à partir de|a partir de(?: las)?|a partire dalle|à|dès|a las|desde las|alle|dalle|às)\\s+)?(?:${CLOCK}\\s*(?:-|–|〜|～|~|to|bis|until|à|a)\\s*${TIMED}|${TIMED})`,
  'giu',
);
export const PRICE =
  /(?:(?:[$€£¥₹]|US\$|R\$|CHF |EUR |USD )\s?\d[\d.,]*\d|(?:[$€£¥₹]|US\$|R\$|CHF |EUR |USD )\s?\d|(?<![\d.,])\d[\d.,]*\s?(?:€|EUR|USD|GBP|CHF|PLN|zł|kr|円|元|₹|dollars?|euros?|pounds?)(?![\p{L}]))(?:\s?\/\s?\p{L}+|\s(?:per|a|each|pro|par|por)\s(?:\p{L}+))?/giu;
export const CONTACT =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)[^\s,;)"'<>]+|\b[a-z0-9][a-z0-9-]*\.[a-z]{2,10}(?:\.[a-z]{2})?\/[a-z0-9][\w/-]+|\b(?:instagram|insta|facebook|fb|linkedin|tiktok|youtube)\/[a-z0-9][\w/-]+|\b[a-z0-9][a-z0-9-]+\.(?:com|org|net|io|de|fr|es|it|co|eu|shop|example|app|dev|uk|nl|pl|pt|br|at|ch|be|se|dk|no|fi|ie|us|ca|au|jp|cn|in|info|biz|online|store|coffee|studio)(?:\.[a-z]{2})?\b|(?<!\w)@[a-z0-9_.]{3,30}\b|\+?\(?\d{2,4}\)?[\s./-]?\d{2,4}[\s./-]\d{2,4}(?:[\s./-]?\d{2,4})*/giu;
export const PLACE =
  /(?<=(?<!\p{L})(?:à la|à l['’]|au|dans la|dans le)\s?)((?:mairie|salle|église|chapelle|galerie|plage|médiathèque|bibliothèque|parc|château|théâtre|musée|gymnase|stade|marché|domaine)\s(?:(?:de |du |des |d['’])?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*))|\b(?:at|in|im|in der|am|bei|au|à la|à|en|no|na|presso)\s+((?:the\s+|der\s+|dem\s+|la\s+|el\s+|le\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:of|de|del|della|du|des|der|am|an|the|and|&|la|le)\s+)?(?:\p{Lu}[\p{L}'’.-]*|\d{1,4}[a-z]?))*)|\b\d{1,5}\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*\s+(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Boulevard|Blvd|Square|Way|Drive)\b\.?|\b\p{Lu}[\p{L}'’-]*(?:straße|strasse|gasse|platz|weg|allee)\s+\d{1,4}[a-z]?\b/gu;
/** Orders to the reader of the design, not to its maker. */
export const CALL =
  /^(?:book|shop|register|join|call|visit|order|buy|swipe|download|sign up|get|rsvp|donate|subscribe|reserve|come|try|discover|save|grab|claim|follow|learn more|apply|find out|contact|start|hurry|don't miss|enrol+|vote|dm|click|scan|taste|explore|build|jetzt|buchen?|bestellen?|besuchen?|réservez|inscrivez|découvrez|achetez|venez|reserva|compra|visita|únete|descubre|inscríbete|regístrate|prenota|acquista|scopri|vieni|iscriviti|compre|reserve|garanta|inscreva|boek|bestel|koop|zarezerwuj|kup|zapisz)\b/iu;
const ENCOURAGE =
  /^(?:(?:and |also )?(?:encourage|invite|urge|ask|tell|remind|prompt|motivate)s?\s+(?:the\s+)?(?:[\p{L}]+\s+){0,3}?to|(?:.*\b)?(?:customers?|users?|people|participants?|visitors?|guests?|readers?|viewers?|attendees|clients?|everyone|they|you)\s+(?:should|can|may|must|are (?:invited|encouraged) to)|call to action:?|cta:?|button(?: text)?:?)\s+/iu;

/** An order to the reader in a sentence to the maker: `Encourage customers to shop now` gives `Shop now`. */
export function callIn(sentence: string): string | undefined {
  const match = ENCOURAGE.exec(sentence);
  const rest = match ? sentence.slice(match[0].length) : sentence;
  // "Start 9:30am" tells when.
  if ((!match && !CALL.test(rest)) || /^starts?\s+(?:at\s+)?\d/i.test(rest)) return undefined;
  const call = rest
    .replace(/^["'“‘«]|["'”’»]$/g, '')
    .replace(/\bfor the \p{L}+ at\b/iu, 'at')
    .replace(/\btheir\b/gi, 'your')
    .trim();
  return call.length >= 3 && call.length <= 90 ? call : undefined;
}
