import { PhraseIndex, phrasesOf } from './phrase-index.ts';
import type { Reading } from './reading.ts';
import { overlaps } from './reading.ts';
import type { RequestedSize } from './requests.ts';

const FORMATS: Readonly<Record<string, string>> = {
  'instagram-post':
    'instagram post|instagram-post|instagram-beitrag|post instagram|publicación de instagram|post de instagram|post do instagram|instagrampost|post na instagram|インスタ投稿|インスタグラム投稿|instagram 帖子|منشور انستغرام|منشور إنستغرام|इंस्टाग्राम पोस्ट|ig post|insta post|square post',
  'instagram-portrait': 'instagram portrait|portrait post',
  'instagram-story':
    'instagram story|instagram stories|instagram-story|story instagram|historia de instagram|storia instagram|story do instagram|インスタストーリー*|ストーリーズ|tiktok|reel|reels|story',
  'facebook-post':
    'facebook post|facebook ad|facebook-post|post facebook|facebook-anzeige|publicité facebook|anuncio de facebook|linkedin post',
  'facebook-cover': 'facebook cover|facebook banner|cover photo',
  'linkedin-banner': 'linkedin banner|linkedin cover',
  'x-post': 'twitter post|tweet image|x post',
  'youtube-thumbnail': 'youtube thumbnail|thumbnail|video thumbnail|miniatura',
  'youtube-banner': 'youtube banner|channel banner|channel art',
  'web-banner': 'web banner|leaderboard|banner ad|website banner|werbebanner|bannière|banner',
  'business-card':
    'business card|business cards|visitenkarte*|carte de visite|cartes de visite|tarjeta de visita|tarjetas de visita|biglietto da visita|biglietti da visita|cartão de visita|cartões de visita|visitekaartje*|wizytówk*|名刺|名片|بطاقة عمل|बिज़नेस कार्ड|विजिटिंग कार्ड',
  a3: 'a3',
  a4: 'a4',
  a5: 'a5',
  a6: 'a6',
  letter: 'us letter|letter size',
  poster: 'poster|plakat*|affiche|cartel|manifesto|locandina|cartaz|ポスター|海报|ملصق|पोस्टर',
  flyer:
    'flyer|flier|leaflet|handzettel|flugblatt|prospectus|folleto|volantino|panfleto|folheto|ulotk*|チラシ|フライヤー|传单|منشور دعائي|पर्चा|फ्लायर',
  invitation:
    'invitation|invite|einladung*|invitación|invito|convite|uitnodiging|zaproszeni*|招待状|邀请函|请柬|دعوة|निमंत्रण*',
  'greeting-card':
    'greeting card|card|birthday card|thank-you card|grußkarte|carte de vœux|tarjeta|biglietto d auguri|cartão|wenskaart|kartk*|カード|贺卡|بطاقة|कार्ड',
  postcard:
    'postcard|postkarte|carte postale|postal|cartolina|cartão-postal|ansichtkaart|pocztówk*|はがき|ポストカード|明信片',
  logo: 'logo|logotype|wordmark|logotipo|logótipo|ロゴ|标志|شعار|लोगो',
  brochure: 'brochure|broschüre|folleto tríptico|opuscolo|brochura|broszur*|パンフレット|宣传册|كتيب',
  'menu-card': 'menu card|menu|speisekarte|menukaart',
  'book-cover':
    'book cover|buchcover|couverture de livre|portada de libro|copertina|capa de livro|boekomslag|okładk*|表紙|封面|غلاف',
  certificate:
    'certificate|diploma|urkunde|zertifikat|certificat|certificado|certificato|certyfikat|賞状|证书|شهادة',
  ticket: 'ticket design|ticket|voucher|gift card|gutschein|coupon',
  label: 'product label|label|etikett*|étiquette|etiqueta|etichetta|rótulo|etykiet*|ラベル|标签',
  presentation: '16:9|widescreen',
  square: 'square|quadratisch|carré|cuadrado|quadrato|quadrado|vierkant|kwadrat*|正方形|مربع|वर्गाकार',
};
const INDEX = new PhraseIndex<string>(phrasesOf(FORMATS));
const PIXELS =
  /(?<![\d.])(\d{2,5}) ?(?:px|pixels?|pixel)? ?(?:[x×*]|by|mal|par|por|per|na) ?(\d{2,5})(?![\d.%]) ?(px|pixels?|mm|cm|in|inch(?:es)?|["”])?/giu;

/** Sizes and formats asked for, figures first as they bind more. */
export function readSizes(reading: Reading): RequestedSize[] {
  const written: (RequestedSize & { start: number; end: number })[] = [];
  for (const match of reading.prose.matchAll(PIXELS)) {
    const unit = match[3] ?? 'px';
    const factor = unit === 'cm' ? 10 : 1;
    const end = match.index + match[0].trimEnd().length;
    written.push({
      text: match[0].trim(),
      width: Number(match[1]) * factor,
      height: Number(match[2]) * factor,
      unit: unit === 'mm' || unit === 'cm' ? 'mm' : /^in|["”]/.test(unit) ? 'in' : 'px',
      span: reading.spanOf(match.index, end),
      start: match.index,
      end,
    });
  }
  const named = INDEX.findAll(reading.lower, reading.tokens)
    .filter((hit) => !written.some((size) => overlaps(size, hit)))
    .map(
      (hit): RequestedSize => ({
        text: reading.prose.slice(hit.start, hit.end),
        unit: 'px',
        format: hit.value,
        span: reading.spanOf(hit.start, hit.end),
      }),
    );
  const sizes = written.map(
    ({ text, width, height, unit, span }): RequestedSize => ({ text, width, height, unit, span }),
  );
  return [
    ...sizes,
    ...named.filter((size, index) => named.findIndex((other) => other.format === size.format) === index),
  ].slice(0, 12);
}
