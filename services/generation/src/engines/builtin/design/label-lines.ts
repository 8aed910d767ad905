import type { DetailRole } from './detail-patterns.ts';
import { printable } from './sentences-of.ts';

export interface LabelledText {
  role: 'headline' | 'line' | 'call' | DetailRole;
  text: string;
}

const LABELS: readonly (readonly [string, LabelledText['role']])[] = [
  ['headline|heading|title|main text|titel|überschrift|titre|título|titolo', 'headline'],
  [
    'sub-?title|sub-?headline|sub-?heading|tagline|slogan|motto|text|copy|message|caption|untertitel|texte|texto|testo|tekst|hasło',
    'line',
  ],
  ['button(?: text)?|cta|call to action|knopf|bouton|botón|pulsante|botão', 'call'],
  ['date|time|when|datum|uhrzeit|wann|quand|fecha|hora|cuándo|data|ora|quando', 'date'],
  [
    'place|venue|location|where|address|ort|wo|adresse|lieu|où|lugar|dónde|dirección|luogo|dove|local|onde',
    'place',
  ],
  ['price|entry|admission|tickets?|cost|preis|eintritt|prix|precio|prezzo|preço|ingresso|entrada', 'price'],
  ['phone|tel|e-?mail|website|web|contact|telefon|kontakt|teléfono|telefono|telefone', 'contact'],
];

/** `Headline: Open studio`, `Slogan: There is no planet B`: texts that the prompt labels with where they go. */
export function labelledTexts(text: string): { found: LabelledText[]; rest: string } {
  const found: LabelledText[] = [];
  let rest = text;
  for (const [words, role] of LABELS) {
    const pattern = new RegExp(
      `(?<=^|[\\n.;!?]\\s*|[-*•]\\s*)(${words})\\s*[:=]\\s*["“«'‘]?([^\\n.;"”»]{2,120}(?:\\.(?=\\S)[^\\n.;"”»]{1,60})*)["”»'’]?`,
      'giu',
    );
    rest = rest.replace(pattern, (whole: string, label: string, value: string) => {
      const said = printable(value);
      if (said === '') return whole;
      found.push({ role, text: role === 'price' && !/\d/.test(said) ? `${printable(label)} ${said}` : said });
      return ' ';
    });
  }
  // "button 'Start free trial'" has no colon.
  rest = rest.replace(
    /,?\s*(?:with an?\s+|and an?\s+|an?\s+)?(?:cta\s+)?(?:button|cta)(?:\s+(?:saying|that says|text|labell?ed))?\s+["“«'‘]([^"”»\n]{2,40}?)["”»'’](?=[\s,.;]|$)/giu,
    (_whole: string, value: string) => {
      found.push({ role: 'call', text: printable(value) });
      return ' ';
    },
  );
  return { found, rest };
}
