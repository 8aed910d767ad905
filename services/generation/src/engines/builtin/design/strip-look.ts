import type { Brief } from '../brief/brief.ts';
import { ONLY_LOOK } from './instruction-words.ts';

const PART =
  'background|backdrop|text|texts|button|buttons|accents?|letters|lettering|fonts?|tones?|palette|theme|headlines?|details?|colou?rs?|scheme|hintergrund|schrift|knopf|farben?|töne|fond|texte|boutons?|couleurs?|fondo|texto|letras|botón|botones|colores|tonos|sfondo|testo|colori|toni|fundo|botões|cores|tons|tło|kolory';
const GENERIC = new RegExp(
  `(?:^|[,.]\\s*|\\s+(?:on|with|in|and|using|mit|auf|in|avec|sur|con|en|su|com|em)\\s+)(?:an?\\s+|the\\s+|einem\\s+|un\\s+)?(?:(?:warme?|cold|cool|soft|bright|dark|light|bold|muted|earthy|pastel|neon|vivid|neutral|monochrome|rustic|vintage|retro|modern|minimal(?:ist)?|elegant|playful|friendly|classic|clean|simple|flat|hand-?drawn|art deco|cálidos|chaudes|caldi|quentes|kräftige|helle|dunkle)(?:,?\\s+(?:and\\s+)?)?){1,3}\\s*(?:${PART}|style|look|stil|style|estilo|stile|design|layout)?(?=[,.;!]|$)`,
  'giu',
);

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Takes colours and words about the look out of a sentence; what is left is content. */
export function stripLook(sentence: string, brief: Brief): string {
  let left = sentence;
  for (const colour of brief.colours) {
    left = left.replace(
      new RegExp(
        `(?:,\\s*|\\s+(?:on|with|in|and|und|mit|auf|et|avec|y|con|e|com|em)\\s+|^)?(?:an?\\s+)?${literal(colour.name)}(?:[- ]colou?red)?(?:\\s+(?:${PART}))?(?![\\p{L}\\d])`,
        'giu',
      ),
      ' ',
    );
  }
  return left
    .replace(GENERIC, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

const COLOURS =
  /\b(?:sage|ivory|cream|beige|terracotta|ochre|mustard|burgundy|maroon|navy|teal|mint|lavender|lilac|peach|coral|blush|gold|silver|bronze|charcoal|black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|turquoise|gelb|grün|rot|blau|schwarz|weiß|rosa|lila|braun|grau|türkis|silber|rouge|bleu|vert|jaune|noir|blanc|violet|rojo|azul|verde|amarillo|negro|blanco|rosso|giallo|nero|bianco)\b/gi;

/** Nothing is said but how it should look. */
export function isLookOnly(sentence: string, brief: Brief): boolean {
  const left = stripLook(sentence, brief)
    .replace(COLOURS, ' ')
    .replace(ONLY_LOOK, ' ')
    .replace(
      /\b(?:and|with|on|in|use|und|mit|et|avec|y|con|e|friendly|warm|style|stil|estilo|stile|colou?rs?|tones?|background|text|accents?|\p{L})\b/giu,
      ' ',
    )
    .replace(/[^\p{L}\p{N}]/gu, '');
  return left.length < 3;
}
