import type { Brief } from '../brief/brief.ts';
import { wordCount } from './sentences.ts';

const KIND =
  'reports?|articles?|essays?|analys[ei]s|proposals?|plans?|guides?|descriptions?|information|introductions?|abstracts?|posting|postings|copy|scripts?|video|letters?|memos?|minutes|polic(?:y|ies)|presentations?|slides?|decks?|pitch|training|lessons?|lectures?|talks?|workshops?|briefs?|overviews?|summar(?:y|ies)|papers?|speech|posts?|documents?|news|review|webinar|course|class|session|case study|roadmap|strategy|kick-?off|update|all-?hands|handbook|manual|tutorial|newsletter|poem|story|news|procedures?|instructions?|recipes?|checklists?|itinerary|agenda|toast|press release';
const AFTER_KIND = new RegExp(
  `\\b(?:${KIND})\\b[^.,:;\\n]{0,40}?\\s+(?:on|about|regarding|concerning|covering|explaining|describing|introducing|exploring|for|of|to|that explains|for a newly launched)\\s+(?:the (?:topic|subject|theme) (?:of )?)?["“]?(.{3,110}?)["”]?(?=[.,;:\\n]|\\s\\((?:such|e\\.g|for example)|\\s+(?:to|for) (?:\\d+(?:th|st|nd|rd)[- ]graders?|grade \\d|(?:high|middle|primary) school|our |my |the |a |an |new |non-)|\\s+with (?:speaker notes|an? (?:agenda|quiz|timeline|summary|table|chart|q&a|exercise))|\\s+(?:with a|with the|of around|of about|of at least|of over|based on|for (?:parents|students|beginners|new|our|the|patients|employees|investors|a |an )|in (?:approximately|around|about|\\d)|using|that (?:i|we|should|covers|includes)|including|covering|called|named|with this|with these|at the end|within|as well as|about \\d|so that|i plan)\\b|$)`,
  'iu',
);
const AFTER_ABOUT = new RegExp(
  `\\b(?:${KIND})\\b[^.,:;\\n]{0,60}?\\s+(?:on|about|regarding|concerning|explaining|describing|exploring|comparing|summari[sz]ing|outlining|presenting|introducing)\\s+(?:the (?:topic|subject|theme) (?:of )?)?["“]?(.{3,110}?)["”]?(?=[.,;:\\n]|\\s\\((?:such|e\\.g|for example)|\\s+(?:to|for) (?:\\d+(?:th|st|nd|rd)[- ]graders?|grade \\d|(?:high|middle|primary) school|our |my |the |a |an |new |non-)|\\s+with (?:speaker notes|an? (?:agenda|quiz|timeline|summary|table|chart|q&a|exercise))|\\s+(?:with a|with the|of around|of about|of at least|of over|based on|for (?:parents|students|beginners|new|our|the|patients|employees|investors|a |an )|in (?:approximately|around|about|\\d)|using|that (?:i|we|should|covers|includes)|including|covering|called|named|with this|with these|at the end|within|as well as|about \\d|so that|i plan)\\b|$)`,
  'iu',
);
const GENERIC =
  /^(?:short|new|detailed|simple|one-page|full|brief|complete|good|formal|company|official|professional|\d.*)(?:\s|$)/i;

const LABEL_TAIL = new RegExp(
  `^(?:(?:please )?(?:write|create|draft|make|prepare|compose) (?:me |us )?)?(?:an? |the )?(?:[\\p{L}-]+ ){0,2}(?:${KIND}|press release|lesson plan|job posting|white paper)\\s*:\\s*(.{3,110}?)(?=[.\\n]|,\\s|$)`,
  'iu',
);
/** `remote work policy for a company`: rules are about what stands before their name. */
const POLICY_OF = /^(?:an? |the |our )?((?:[\p{L}-]+ ){1,3}?)policy\b/iu;
/** Kinds of rules that are named after what they protect, and are about whoever keeps them. */
const PROTECTING = /^(?:privacy|cookie|data protection|return|refund|shipping)\b/i;
const KIND_OF =
  /\b(?:an?|the|our)\s+((?:[\p{L}-]+\s+){1,3}?)(?:policy|strategy|training|workshop|roadmap|handbook|programme|program)\b/iu;
/** "about" in the other languages of the interface; English has its own way. */
const ABOUT: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:über|zum thema|zur|zum)\s+(?:(?:die|den|das|dem|der)\s+)?(.{3,80}?)(?=[.,;:\n]|\s+(?:mit|für|in \d)\s|$)/iu,
  fr: /(?<!\p{L})(?:sur|concernant|à propos de|pour)\s+(?:(?:les?|la)\s+|l['’]\s*)?(.{3,80}?)(?=[.,;:\n]|\s+(?:avec|de la part|en \d|pour)\s|\s:|$)/iu,
  es: /(?<!\p{L})(?:sobre|acerca de|para)\s+(?:(?:el|la|los|las)\s+)?(.{3,80}?)(?=[.,;:\n]|\s+(?:con|de parte)\s|$)/iu,
  it: /(?<!\p{L})(?:(?:sul(?:la|le|lo)?|su|sugli|per)\s+|sull['’]\s*)(?:(?:il|la|lo|i|le|gli)\s+)?(.{3,80}?)(?=[.,;:\n]|\s+con\s|$)/iu,
  pt: /(?<!\p{L})(?:sobre|acerca de|para)\s+(?:(?:o|a|os|as)\s+)?(.{3,80}?)(?=[.,;:\n]|\s+com\s|$)/iu,
  nl: /(?<!\p{L})(?:over|voor)\s+(?:(?:de|het|een)\s+)?(.{3,80}?)(?=[.,;:\n]|\s+met\s|$)/iu,
  zh: /(?:关于|有关|介绍|针对)\s*(.{2,30}?)(?:的(?:工作报告|报告|演示|PPT|文章|提案|文档|方案书)|[，。,.：:]|$)/u,
  ja: /([^、。\n]{2,30}?)(?:について|に関する)/u,
};

const BAD =
  /^(?:you|i)(?: are| am|['’]re|['’]m)\b|^\d+ \p{L}+$|^(?:the |our )?(?:board|management|executive team|leadership team|team|client|audience)(?: of\b.*)?$|^-|^\d{1,2}(?:st|nd|rd|th)?\s+\p{L}+\s+\d{4}|^(?:turn|convert|make|create|write|summari[sz]e|we need|i need)\b|^\d+[- ]?(?:word|page|second|minute|slide)|^\d+$|^(?:over|around|about|approximately|at least|the following|this|that|it|them|me|us|you|a|an|the|below|slide \d|lawyer|student|teacher|manager|current|our|my)$|\b\d[\d,.]*[ -]?words?\b|^(?:the )?(?:following|attached|given|provided)\b/iu;

const KIND_ONLY = new RegExp(`^(?:an? |the )?(?:${KIND}|press release|white paper|lesson plan)$`, 'iu');

/** A subject fit to stand in a sentence: the draft's own title, else what the orders name, else what the brief says. */
export function subjectOf(brief: Brief, orders: string, fallback?: string): string {
  return subjectIn(brief, orders, fallback).replace(PLANNED, '');
}

/** `We are moving our office`: what is planned, not who plans it. */
const PLANNED =
  /^(?:we|i)(?: are|['’]re| am|['’]m)? (?:(?:want|need|plan|have|hope|planning|going|about) to |would like to |will )?(?=\p{Ll}{3,})/iu;

function subjectIn(brief: Brief, orders: string, fallback?: string): string {
  const language = brief.language.split('-')[0] ?? 'en';
  const sizeless = withoutReader(orders).replace(
    /\b(?:of |with |in )?(?:around|about|approximately|at least|over|up to|roughly)?\s?\d[\d,.-]*[- ]?(?:words?|pages?|seconds?|minutes?|slides?)\b(?: long)?/gi,
    ' ',
  );
  const post = /\bfor the (?:position|role|post|job) of (?:an? )?([^,.;\n]{3,60})/i.exec(orders)?.[1];
  const written =
    post !== undefined
      ? `the position of ${post.trim()}`
      : /\bletter\b/i.test(orders)
        ? /\b(?:for the position of|for the role of|announcing|about|regarding|concerning|complaining about|confirming|thanking [^,]{2,30} for|applying for|for)\s+(.{3,90}?)(?=[.;\n]|,\s+(?:from|signed|phone|by|with)\b|$)/i.exec(
            orders,
          )?.[1]
        : undefined;
  const aim = language === 'de' ? aimOf(orders) : undefined;
  const about =
    aim ??
    (language === 'en' ? undefined : ABOUT[language]?.exec(orders)?.[1]?.replace(TELLING, '')) ??
    (language === 'de' ? PLANNED_FOR.exec(orders)?.[1] : undefined);
  const tail = LABEL_TAIL.exec(orders.trim())?.[1];
  const labelled =
    tail === undefined
      ? undefined
      : tidy(tail).replace(
          /\s+for (?:absolute |complete )?(?:beginners|newcomers|kids|children|parents|students)$/i,
          '',
        );
  const ruled = POLICY_OF.exec(orders)?.[1] ?? KIND_OF.exec(orders)?.[1];
  const kindOf = ruled !== undefined && PROTECTING.test(ruled) && / for /.test(orders) ? undefined : ruled;
  const hired = /\b(?:recruit|hire|hiring)\s+an?\s+(.{3,60}?)(?=\s+with|[.,;\n])/i.exec(orders)?.[1];
  const found = tidy(
    about ??
      hired ??
      labelled ??
      written ??
      (kindOf && !GENERIC.test(kindOf.trim()) ? kindOf : undefined) ??
      AFTER_ABOUT.exec(sizeless)?.[1] ??
      AFTER_KIND.exec(sizeless)?.[1] ??
      '',
  );
  const read = tidy(brief.subject);
  const isForBody =
    /^(?:the |our )?(?:board|management|staff|shareholders|leadership team|executive team)\b/i.test(found);
  const isSound = (text: string) =>
    (text.length >= 3 || /^[\u3040-\u30ff\u4e00-\u9fff]{2}$/.test(text)) &&
    wordCount(text) <= (text === labelled ? 18 : 12) &&
    !BAD.test(text) &&
    !KIND_ONLY.test(text) &&
    !/[:：]\s/.test(text) &&
    !text.includes('\n');
  const theme = /\b(?:theme(?: of)?|titled|entitled|on)\s+["“]([^"”\n]{3,90})["”]/i.exec(orders)?.[1];
  const quoted = tidy(theme ?? '');
  if (isForBody && brief.organisation) return brief.organisation;
  if (fallback !== undefined && isSound(fallback)) return fallback;
  if (isSound(quoted)) return quoted;
  // English names the organisation after "for"; what it is says more.
  const isName =
    language === 'en' && brief.organisation !== undefined && bare(found) === bare(brief.organisation);
  if (isSound(found) && !isName && found !== brief.audience) return found;
  return isSound(read) ? read : (brief.organisation ?? brief.topics[0] ?? found);
}

/** `a proposal to a client for a mobile app` is about the app. */
function withoutReader(orders: string): string {
  return orders.replace(
    /(?<=\S) to (?:an?|the|our|my) (?:\p{L}+ ){0,2}(?:clients?|customers?|board|boss|manager|management|council|committee|bank|landlord|sponsors?|investors?|team)(?=\s+(?:for|about|on|to)\s)/iu,
    '',
  );
}

/** `Projektplan für den Umzug unserer Kita`: what is planned, where nothing stands after "über". */
const PLANNED_FOR =
  /(?:plan|brief|skizze|konzept|rezept|angebot|protokoll|checkliste|bericht)\s+für\s+(?:(?:den|die|das|eine[nr]?|ein|unsere?[nrs]?)\s+)?(.{3,60}?)(?=[.,;:\n]|\s+(?:mit|in \d)\s|$)/iu;

/** "para explicar cómo reciclar": what is told, not the telling. */
const TELLING =
  /^(?:presentar|explicar|mostrar|enseñar|présenter|expliquer|montrer|presentare|spiegare|mostrare|apresentar|presenteren|uitleggen)\s+(?:(?:el|la|los|las|le|les|l['’]|il|lo|gli|o|os|as|de|het)\s+)?/iu;

/** `um neue Kollegen in die Arbeitssicherheit einzuführen`: what it is about, else what it shall do. */
function aimOf(orders: string): string | undefined {
  const aim = /(?<!\p{L})um\s+(.{3,90}?\p{L}*zu\p{L}{3,}|.{3,90}?\s+zu\s+\p{L}+en)(?=[.,:;\n]|$)/iu.exec(
    orders,
  )?.[1];
  if (aim === undefined) return undefined;
  const topic =
    /\s(?:in|über|für|von|mit)\s+(?:die|der|das|den|dem)?\s*(\p{Lu}[\p{L}-]+(?:\s+\p{Lu}[\p{L}-]+)*)\s+(?:\p{L}*zu\p{L}+|zu\s+\p{L}+)$/u.exec(
      aim,
    )?.[1];
  return topic ?? aim.replace(/\szu\s(\p{L}+)$/u, ' $1').replace(/(\p{L}{2,})zu(\p{L}{3,})$/u, '$1$2');
}

const OTHER_ARTICLE =
  /^(?:der|die|das|den|dem|eine?[nrms]?|les?|la|l['’]|une?|des|el|los|las|una?|il|lo|gli|o|os|as|uma?|de|het|een)\s+(?=\S)/iu;

/** Without its article, for titles and for comparing. */
export function bare(text: string, language = 'en'): string {
  if (language !== 'en') return text.replace(OTHER_ARTICLE, '');
  return text.replace(/^(?:the|an?|our)\s+(?=\S)/i, '');
}

function tidy(text: string): string {
  return text
    .replace(/^slide \d+\s*[:.-]\s*/i, '')
    .replace(/^(?:my|your|their)\s+(?=\S)/i, '')
    .replace(/["“”*_#`]+/g, '')
    .replace(/\s(?:am|vom|on|le|el|il|em|op)\s+\d{1,2}\.?$/iu, '')
    .replace(/[\s.,:;–-]+$/, '')
    .trim();
}
