// The ways in which people order a design. None of these words belongs on it.
const ASK =
  "create|design|make|generate|build|produce|draw|craft|prepare|compose|develop|write|give me|i need|we need|i want|we want|i'd like|i would like|we would like|need|looking for|erstelle?|entwirf|gestalte|mach(?:e|t)?|ich brauche|wir brauchen|ich möchte|wir möchten|crée[rz]?|créez|conçois|concevez|fais|je veux|je voudrais|nous voulons|il me faut|crea|crear|diseña|diseñar|haz|necesito|necesitamos|quiero|disegna|progetta|fai|voglio|vorrei|ho bisogno di|crie|criar|desenhe|faça|preciso de|quero|maak|ontwerp|ik wil|stwórz|zaprojektuj|zrób|potrzebuję";
const ARTIFACT =
  "advertisements?|adverts?|ads?|posts?|posters?|flyers?|fliers?|leaflets?|(?:greeting |business |thank[- ]you |birthday |invitation |holiday |christmas |valentine's(?: day)? |menu )?cards?|invitations?|invites?|(?:event |cover )?covers?(?: images?| photos?| pages?)?|banners?|thumbnails?|logos?|logotypes?|stor(?:y|ies)|reels?|designs?|graphics?|visuals?|artworks?|brochures?|certificates?|tickets?|labels?|announcements?|templates?|signs?|stickers?|headers?|images?|pins?|campaigns?|menus?|price ?lists?|preislisten?|infographics?|infografi(?:k|ken|a|as)|infographies?|postcards?|letterheads?|vouchers?|coupons?|anzeigen?|plakate?s?|beitrag|beiträge|einladung(?:en|skarte)?|karten?|visitenkarten?|grußkarten?|titelbild|speisekarten?|getränkekarten?|cartons? d'invitation|faire-part|affiches?|publications?|publicités?|carte de visite|invitations?|cartel(?:es)?|anuncio(?: para (?:las )?redes(?: sociales)?)?|publicación|invitación|tarjeta(?: de visita)?|folleto|portada|locandina|manifesto|volantino|invito|biglietto(?: da visita)?|copertina|cartaz|convite|cartão(?: de visita)?|panfleto|uitnodiging|poster|kaart|visitekaartje|plakat|ulotk[aię]|zaproszenie|wizytówk[aię]";
const PLATFORM =
  'facebook|instagram|insta|linkedin|linked in|twitter|x|youtube|pinterest|tiktok|whatsapp|social media|social|web|website|email|e-mail|online|digital|print(?:ed|able)?|a[3456]|us letter|square|portrait|landscape|vertical|horizontal|full[- ]page|one[- ]page|event|book|album|record|single|podcast|video|thank[- ]you';

/** Adjectives about the look; they steer the design and are not printed. */
export const LOOK =
  'cute|romantic|festive|fun|funny|modern|minimalist(?:ic)?|minimal|simple|clean|elegant|classic|vintage|retro|bold|colou?rful|bright|playful|professional|creative|beautiful|stylish|trendy|eye-?catching|vibrant|cheerful|celebratory|luxurious|luxury|sleek|stunning|attractive|engaging|promotional|marketing|catchy|warm|cozy|cosy|rustic|whimsical|nice|cool|new|big|small|short|great|good|interesting|dynamic|friendly|sophisticated|futuristic|artistic|abstract|dark|light|moody|gritty|grungy|edgy|industrial|cinematic|spooky|dreamy|airy|atmospheric|psychedelic|bohemian|boho|pastel|animated|memorable|moderne?[snr]?|schlichte?[snr]?|elegante?[snr]?|bunte?[snr]?|simple|moderne|élégante?|moderno|moderna|sencill[oa]|elegante|semplice';

const DIRECTIONS =
  'on|for|to|with|featuring|showcasing|showing|that|which|about|of|announcing|promoting|advertising|celebrating|inviting|using|in|at|by|from|für|zum|zur|zu|mit|über|von|pour|avec|sur|de|para|con|sobre|per|com|voor|met|dla|z|do';

export const HEAD = new RegExp(
  `^(?:please[,\\s]+|hi[,!\\s]+|hello[,!\\s]+|bitte\\s+|merci de\\s+|s'il vous plaît[,\\s]+|por favor[,\\s]+|per favore[,\\s]+)?(?:(?:can|could|would) you (?:please )?|(?:kannst du|können sie|könnten sie|pouvez-vous|peux-tu|puedes|puede|podrías|puoi|può|pode|podes) )?(?:${ASK})\\b(?:\\s+(?:me|us|mir|uns|moi|nous))?\\s*`,
  'iu',
);
export const ARTICLE =
  /^(?:an?|the|our|my|your|some|one|two|three|\d+|ein(?:e[nmrs]?)?|der|die|das|unser(?:e[nmrs]?)?|une?|le|la|les|l'|notre|nos|des|un[oa]?|el|los|las|nuestr[oa]s?|il|lo|gli|um|uma|os?|as?|een|het|onze)(?=\s)\s+/iu;
export const ARTIFACT_HEAD = new RegExp(
  `^(?<theme>(?:(?!(?:${DIRECTIONS})\\s)[\\p{L}\\p{N}'’&%+-]+,?\\s+){0,9}?)(?:${ARTIFACT})(?![\\p{L}'’])(?:\\s+(?:design|set|series|mock-?up|template|layout|a[3456]|in a[3456]|us letter|\\d+\\s?[x×]\\s?\\d+(?:\\s?px|\\s?mm)?|(?:and|und|et|y|e) (?:an? )?(?:matching )?(?:${ARTIFACT})|(?:de|para|pour|per|on|for|für|voor|na) (?:instagram|facebook|linkedin|whatsapp|twitter|pinterest|tiktok))s?(?![\\p{L}]))*\\s*`,
  'iu',
);
export const ONLY_LOOK = new RegExp(
  `\\b(?:${LOOK}|${PLATFORM}|and|,|und|et|y|e|very|really|${ARTIFACT})\\b`,
  'giu',
);
export const LOOK_WORD = new RegExp(`(?:^|\\s)(?:${LOOK})(?=\\s|,|$)`, 'giu');

/** A sentence about how the design should look or what it should do, with nothing to print in it. */
const ABOUT_DESIGN = new RegExp(
  `^(?:the|this|it|my|our|its|all|make sure|ensure|use|please use|keep|add|include|leave|feature|highlight|emphasi[sz]e|showcase|incorporate|place|put|choose|avoid|no|with)\\b.*\\b(?:${ARTIFACT}|background|colou?rs?|palette|fonts?|typography|layout|illustrations?|images?|pictures?|photos?|icons?|style|theme|tone|look|feel|mood|aesthetic|text|visuals?|elements?|prominent(?:ly)?|emphasi[sz]ed|collage|pattern|shapes?|gradients?)\\b`,
  'iu',
);
const ABOUT_LOOK_ONLY =
  /^(?:in |with |using )?(?:an? )?(?:[\p{L}-]+ ){0,4}(?:colou?rs?|style|background|fonts?|palette|look|tones?|farben|stil|hintergrund|couleurs?|fond|colores|fondo|colori|sfondo|cores)\b/iu;

/** An order to the maker, wherever it stands: what it wants printed is found in other ways. */
const TO_MAKER =
  /^(?:and |also |please )*(?:promote|highlight|include|add|mention|emphasi[sz]e|encourage|show|showcase|feature|use|make|keep|ensure|incorporate|display|write|put|leave|avoid|choose|focus|create|design|bitte|verwende|füge|zeige|nutze|utilise[rz]?|ajoute[rz]?|incluye|incluir|usa|usar|añade|inserisci|includi|aggiungi|inclua|adicione|gebruik|voeg)\b|\b(?:should|must|needs? to|has to) be\b/iu;

export function isAboutDesign(sentence: string): boolean {
  return (
    TO_MAKER.test(sentence) ||
    ABOUT_DESIGN.test(sentence) ||
    ABOUT_LOOK_ONLY.test(sentence) ||
    /\b(?:the|this) (?:ad|design|post|poster|card|cover|flyer|banner|thumbnail|logo|image) (?:should|must|features?|includes?|needs?|will|shows?)\b/i.test(
      sentence,
    )
  );
}

/** Certificates are called what they are. */
export const CERTIFICATE =
  /\bcertificate of \p{L}+|\bgift (?:voucher|certificate|card)|\b(?:certificate|diploma|voucher|gutschein|geschenkgutschein|chèque cadeau|bon cadeau|vale regalo|buono regalo|urkunde|certificat|certificado|certificato|certyfikat)\b/iu;

// In scripts where the order stands behind its subject, or is joined to it.
export const CJK_ORDER =
  /^(?:请)?(?:帮我|为我们?|给我们?)?(?:设计|制作|做)?(?:一[张个份])?(?<subject>.+?)(?:の|的)?(?:ポスター|チラシ|フライヤー|ロゴ|名刺|カード|招待状|バナー|投稿|表紙|サムネイル|デザイン|海报|传单|邀请函|标志|贺卡|封面|横幅|名片|请柬|广告)(?:を(?:作成|作って|デザイン)[^。]*)?[。.,:：]?\s*(?<tail>.*)$/su;
/** `ポスター：夏祭り 8月15日 中央公園`: the thing, then what it says with blanks between. */
export const CJK_HEAD =
  /^(?:ポスター|チラシ|フライヤー|バナー|招待状|カード|名刺|海报|传单|邀请函|横幅|贺卡|名片)\s*[：:]\s*(?<subject>[^\s、，。]+)(?<tail>.*)$/su;
export const ARABIC_ORDER =
  /^(?:صمم|أنشئ|اصنع|أريد|نريد)?\s*(?:لي\s+|لنا\s+)?(?:ملصق|بطاقة|دعوة|شعار|منشور|إعلان|غلاف|لافتة)(?:ًا|ا)?\s+(?:ل|عن\s+|من أجل\s+)?(?<subject>[^،.]+)[،.]?\s*(?<tail>.*)$/su;
