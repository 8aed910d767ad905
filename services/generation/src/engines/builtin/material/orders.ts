const ORDER_START = new RegExp(
  [
    '^(?:hello|hi|thank you|thanks)\\b.{0,40}$',
    "^(?:here(?:'s| is| are)\\b.*[:：]$|if possible\\b|following the (?:given|above|below)\\b|based on (?:the |this |these |below )|now,? you need to\\b)",
    '^(?:please|now|then|also|finally|kindly|just|and|-\\s)?[,\\s]*(?:can you |could you |i need you to |help me |i want you to )?(?:please )?(?:write|create|generate|draft|prepare|compose|make|design|produce|develop|modify|expand|rewrite|revise|summari[sz]e|output|use|include|ensure|keep|follow|highlight|emphasi[sz]e|choose|add|begin with|start with|start by|introduce|provide|help|give|tell|turn|convert|format|structure|mention|cover|list|address|avoid|limit)\\b',
    '^(?:about |around |exactly )?\\d{1,3} (?:slides?|folien|diapositives|diapositivas|pages?|minutes)\\b[^.]{0,40}$',
    '^\\d{1,3}[ -](?:slides?|folien|diapositives|diapositivas) (?:on|about|for|über|zu|sur|sobre)\\b[^.:\\d]{0,120}$',
    '^(?:an? |the )?(?:timeline|roadmap|customer quote|quote|comparison|compare)\\b(?! ?:)[^.:\\d"“„]{0,70}$',
    '^(?:show|plot|draw|visuali[sz]e|display|compare|illustrate|zeige?|montre[rz]?|muestra|mostra)\\b.{0,80}\\b(?:charts?|graphs?|plots?|tables?|\\p{L}*diagramm\\p{L}*|tabelle|graphiques?|tableau|gráficos?|tabla|tabella)\\b',
    '^(?:with |mit |avec |con )?(?:speaker notes|sprechernotizen|notes de présentation|notas)\\b[^.]{0,20}$',
    '^(?:meeting )?(?:minutes (?:of|for|from)|protokoll d|compte[- ]rendu d|acta de|verbale d|notulen van)',
    '^(?:an? )?(?:poem|story|dialogue|cv|résumé|resume|curriculum vitae|lebenslauf)\\b.{0,80}$',
    '^(?:signature|cover page|table of contents|tone|style|length|format|font)\\b[^.]{0,40}$',
    '^(?:sections?|outline|structure|contents|chapters|headings|abschnitte|gliederung|kapitel|plan|parties|secciones|apartados|sezioni|seções|onderdelen|hoofdstukken|sekcje|rozdziały|章节|目次|構成)\\s*[:：]',
    "^(?:please|bitte|veuillez|por favor|s'il vous plaît|per favore|proszę)\\b",
    "^(?:assuming|imagine|suppose|you are|you're|as an? |i am an? |i'm an? |i need|i want|i would like|i'd like|we need|we want|act as|your task)",
    '^(?:bitte |hilf mir )?(?:schreibe?n?|erstelle?n?|verfasse?n?|entwirf|formulier\\w*|mach)\\b',
    '^(?:rédige[rz]?|écri(?:s|vez|re)|crée[rz]?|prépare[rz]?|génère[rz]?|fais|faites)\\b',
    '^(?:escrib[ea]|redact[ae]|cre[ae]|prepar[ae]|gener[ae]|haz|elabor[ae])\\b',
    '^(?:scrivi|crea|redigi|prepara|genera|elabora)\\b',
    '^(?:escreva|crie|redija|elabore|prepare|gere|faça)\\b',
    '^(?:schrijf|maak|stel|bereid)\\b',
    '^(?:napisz|stwórz|przygotuj|opracuj|sporządź)(?=\\s)',
    '^(?:请|帮我|写一|撰写|制作|生成|编写|起草|اكتب|أنشئ|أعد|حرر)',
    '^(?:balanced|practical|friendly|formal|informal|professional|persuasive|melancholic|humorous|warm|concise|clear|neutral|factual|upbeat|serious|inspiring|light-hearted|freundlich|sachlich|förmlich|höflich|locker|kurz|ton |formel|sobre|amical|convaincant|formal|cercano|tono )[^.:;\\d"“„]{0,60}\\.?$',
    '(?:章|節|項目|段落|ページ|スライド)(?:に|で)(?:分け|まとめ|構成し).{0,8}。?$',
    '^(?:essai|dissertation|rédaction|aufsatz|ensayo|redacción)\\s+(?:de|von|mit)\\s+(?:environ |etwa |unos )?\\d.{0,200}$',
    '(?:作成|書い|まとめ|作っ)(?:て|し).{0,8}$|(?:लिखें|लिखो|बनाएं|बनाएँ|तैयार करें)।?$',
  ].join('|'),
  'iu',
);

const ORDER_WITHIN =
  /\b(?:the |this |each |all |overall |your )?(?:article|report|document|language|style|tone|script|abstract|plan|text|length|poem|essay|letter|paper|proposal|speech|response|answer|wording|draft|teaching plan|overall tone|background|cover|posting|content|format|output)\b[^.]{0,30}\b(?:should|must|needs? to|has to|is to)\b|\b(?:around|about|approximately|at least|over|under|up to|no more than)?\s?\d[\d,.-]*[ -](?:words?|characters|pages)\b|\bthe following (?:structure|format|requirements|outline)\b|\bfor reference\b|\bbased on (?:the )?(?:following|below|provided|given|above)\b|\bit should\b|\bnote: each\b|\bkey highlights:|\bi prefer\b|\bno additional text\b|\bensure that\b|\byou can reference\b/i;

/** Whether a sentence tells the writer what to do. */
export function isOrder(sentence: string): boolean {
  const plain = sentence.trim().replace(/^(?:hello|hi|dear \w+)[,!]\s+/i, '');
  return ORDER_START.test(plain) || ORDER_WITHIN.test(plain);
}
