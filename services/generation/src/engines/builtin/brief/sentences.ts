import type { ContentSentence } from './brief.ts';
import { RESULTS } from './names.ts';
import { overlaps, type Reading } from './reading.ts';
import type { Segment } from './segments.ts';

/** Verbs that tell the engine what to do, at the start of a sentence, in the interface languages. */
const INSTRUCTION =
  /^(?:["'“]?\s*)?(?:(?:hey|hi|hello|hallo|hola|ciao|bonjour|olá|ok|okay|so|well|also|and|but|then|basically|just|maybe|ideally|oh|everyone|there|und|aber|et|y|e|en)[,!.]?\s+)*(?:(?:please|kindly|can you|could you|i want you to|i need you to|i(?:['’]d| would) like (?:you )?to|i want|i need|we need|we want|i(?:['’]d| would) like|help me(?: to)?|let['’]s|bitte|ich (?:möchte|brauche|hätte gern)|wir (?:möchten|brauchen)|s['’]il (?:te|vous) plaît|je (?:veux|voudrais|souhaite)|nous (?:voulons|souhaitons)|por favor|quiero|necesito|queremos|necesitamos|per favore|vorrei|voglio|ho bisogno di|preciso de|quero|gostaria de|graag|ik wil|ik heb|wij willen|proszę|chcę|potrzebuję|أريد|أرغب في|من فضلك|कृपया|मुझे|हमें)\s+)*(?:let(?:['’]s)? (?:people|visitors|users|customers|clients|guests|readers|members|them|me|us)|allow|enable|should|must|has to|have to|needs? to|wants? to|got to|soll(?:te|ten)?|muss|doit|devrait|debe|debería|deve|dovrebbe|moet|powinn\p{L}+|ma być|create|build|make|design|write|generate|develop|produce|draft|prepare|compose|craft|put together|set up|plan|add|include|use|place|insert|ensure|make sure|keep|avoid|show|highlight|display|compare|visuali[sz]e|plot|draw|give|provide|list|title|format|set|align|color|colour|style|focus|start|begin|end|incorporate|feature|present|discuss|explain|describe|outline|summari[sz]e|organi[sz]e|structure|expand|modify|revise|translate|do not|don['’]t|no |the (?:tone|style|design|layout|slide|page|site|website|document|report|article|text|deck|presentation|image|title|background|font|colou?rs?|essay|paper|output|response|word count|length)\b|erstelle?n?|baue?|gestalte|entwirf|entwerfe|schreibe?|verfasse|füge|nutze|verwende|zeige|mach|crée[rz]?|créez|faites|fais|fait|rédige[rz]?|ajoute[rz]?|utilise[rz]?|conçois|concevez|crea|crear|créame|haz|hazme|diseña|diseñar|escribe|redacta|añade|incluye|usa|muestra|genera|creare|fai|progetta|scrivi|aggiungi|includi|usa|realizza|crie|criar|faça|desenhe|escreva|adicione|inclua|use|mostre|redija|maak|ontwerp|schrijf|bouw|voeg|gebruik|stwórz|utwórz|zrób|zaprojektuj|napisz|przygotuj|dodaj|użyj|أنشئ|صمم|اكتب|أضف|استخدم|إنشاء|تصميم|बनाएं|बनाएँ|बनाओ|लिखें|लिखो|जोड़ें)(?![\p{L}])/iu;
const CJK_INSTRUCTION =
  /(?:作って|作成し|制作し|デザインし|書いて|ください|お願いします|してほしい|を作る|请|帮我|帮忙|制作一个|创建|设计一|写一|做一个|生成|制作)|(?:サイト|ページ|スライド|資料|ポスター)(?:を|。|$)/u;
const HINDI_INSTRUCTION = /(?:बनाएं|बनाएँ|बनाओ|बनाइए|लिखें|लिखो|लिखिए|दें|जोड़ें|चाहिए|करें)\s*[।.]?$/u;
const ABOUT_RESULT =
  /^(?:the vibe|vibe|(?:the )?mood|(?:the )?feel|(?:overall )?look|audience|target|keywords?|seo|budget|deadline|inspired by|similar to|something like|one-page|single-page|landing page|landingpage|website|web site|site|homepage|portfolio|pitch deck|deck|presentation|slides?|report|document|poster|flyer|logo|banner|instagram|a (?:modern |simple |clean )?(?:website|site|landing page|deck|poster)|pages?|sections?|colou?rs?|palette|style|tone|fonts?|format|size|language|webseite|website für|landingpage für|un site|site web|un sitio|sitio web|una web|página|un sito|sito|um site|een website|strona|seiten|pages?:|sections?:)(?![\p{L}])/iu;
const VERB_HINT =
  /(?<![\p{L}])(?:is|are|was|were|has|have|had|offers?|makes?|helps?|serves?|sells?|bakes?|baked|builds?|runs?|removes?|brings?|gives?|keeps?|turns?|lets?|works?|began|opened|founded|started|provides?|teach(?:es)?|grows?|repairs?|cooks?|brews?|roasts?|cares?|connects?|supports?|can|will|must|ist|sind|war|hat|haben|bietet|bieten|macht|gibt|wird|wurde|werden|führt|backt|est|sont|a|ont|propose|proposons|offre|fait|es|son|tiene|ofrece|ofrecemos|fue|hace|è|sono|ha|offre|offriamo|fa|é|são|tem|oferece|oferecemos|foi|heeft|biedt|maakt|wordt|jest|są|ma|oferuje|działa|reconciles?|specialis[ez]s?|specializ[ez]s?|we|wir|nous|nosotros|noi|nós|wij|my)(?![\p{L}])/iu;
const OTHER_VERBS =
  /(?:です|ます|ました|でした|した|する|している|ている|である|います|あります|ません|だ)$|[是有为在让以由将会可能]|提供|拥有|专注|致力|成立|(?:^|\s)(?:نحن|كان|يقدم|تقدم|نقدم|يقع|تقع|تأسس\p{L}*|يوجد|هو|هي|لدينا|منذ|تعمل|يعمل)(?:\s|$)|(?:है|हैं|था|थी|थे|गया|करते हैं|करती है)$/u;
const SHORTEST = 12;
const LONGEST = 600;
const MOST = 400;

export interface SentenceMarks {
  /** Places of requests; a sentence with two of them is one. */
  requests: readonly Segment[];
  /** Places of addresses, hours and prices: lists of them are shown as lists. */
  data: readonly Segment[];
}

/** Sentences that say something about the subject. What tells the engine how to work is left out or stripped. */
export function readSentences(reading: Reading, marks: SentenceMarks): ContentSentence[] {
  const sentences: ContentSentence[] = [];
  for (const sentence of reading.sentences) {
    if (sentences.length >= MOST) break;
    const text = reading.prose.slice(sentence.start, sentence.end);
    if (text.length < SHORTEST || text.length > LONGEST) continue;
    const content = contentOf(text);
    if (content === undefined) continue;
    const start = sentence.start + Math.max(0, text.indexOf(content));
    const within = { start, end: start + content.length };
    const holds = (parts: readonly Segment[]): number =>
      parts.filter((part) => overlaps(within, part)).length;
    const isOwn =
      /(?<![\p{L}])(?:we|our|i|my|us|she|he|they|it|its|wir|unser\p{L}*|ich|mein\p{L}*|nous|notre|nos|je|mon|ma|nuestr\p{L}*|mi|noi|nostr\p{L}*|noss\p{L}*|wij|ons|onze|nasz\p{L}*)(?![\p{L}])/iu.test(
        content,
      );
    const most = reading.buildType === 'website' && !isOwn ? 1 : 2;
    const isRequest = holds(marks.requests) >= most || holds(marks.data) >= (content.length > 90 ? 2 : 1);
    const isWhole = reading.source.raw.slice(start, start + content.length).trim() === content;
    sentences.push({
      text: content,
      showable: isWhole && !isRequest && !isIntroduction(reading, content) && isShowable(content),
      span: reading.spanOf(start, start + content.length),
    });
  }
  return sentences;
}

/** "My name is The Amazing Alfie" is told by the name over the page. */
function isIntroduction(reading: Reading, text: string): boolean {
  return (
    reading.buildType === 'website' &&
    /^(?:my name is|i['’]?m|i am|we['’]?re|we are|this is|ich bin|ich heiße|wir sind|je suis|je m['’]appelle|nous sommes|soy|me llamo|somos|sono|mi chiamo|siamo|sou|ik ben|wij zijn|jestem|jesteśmy)\s+(?:the |an? )?\p{Lu}?[^\s,]+(?:\s+\S+){0,2}$/iu.test(
      text,
    )
  );
}

/** The sentence without list marks and full stop; undefined if it only instructs. */
function contentOf(text: string): string | undefined {
  const bare = withoutLead(text)
    .replace(/^\s*(?:[-–—*•·#>]+\s+|\d{1,2}[.)]\s+)+/u, '')
    .replaceAll('**', '')
    .trim();
  if (isInstruction(bare)) return undefined;
  const stripped = bare.replace(/[.。।]+$/u, '').trim();
  return stripped.length >= SHORTEST ? stripped : undefined;
}

/** "Nonprofit site: Clean Current removes plastic" says its piece after the colon. */
function withoutLead(text: string): string {
  const lead = /^[^:：.\n]{2,60}[:：]\s+(?=\p{Lu})/u.exec(text)?.[0];
  return lead !== undefined && RESULTS.findAll(lead.toLowerCase()).length > 0
    ? text.slice(lead.length)
    : text;
}

export function isInstruction(text: string): boolean {
  return (
    INSTRUCTION.test(text) ||
    ABOUT_RESULT.test(text) ||
    CJK_INSTRUCTION.test(text.slice(-60)) ||
    HINDI_INSTRUCTION.test(text)
  );
}

/** A whole statement: it starts like one, holds a verb as far as can be told, and addresses nobody. */
function isShowable(text: string): boolean {
  if (/[:：]\s*$/u.test(text) || /\n/.test(text) || text.length > 320) return false;
  if (/^[^:：.]{2,40}(?::\s|：)/u.test(text) && /[,、،]/u.test(text)) return false;
  if (/^(?:\p{Ll})/u.test(text) || /\b(?:lorem ipsum|placeholder|tbd|todo|xxx)\b/iu.test(text)) return false;
  if (
    /(?<![\p{L}])(?:website|web site|landing page|webpage|this (?:slide|page|document|deck|report|site)|you (?:should|must|need)|webseite|le site|el sitio|il sito|o site|de website|サイト|网站|الموقع|वेबसाइट)(?![\p{L}])/iu.test(
      text,
    )
  )
    return false;
  if (/[\u3040-\u30ff\u4e00-\u9fff\u0600-\u06ff\u0900-\u097f]/.test(text))
    return text.length >= 14 && OTHER_VERBS.test(text);
  return VERB_HINT.test(text);
}
