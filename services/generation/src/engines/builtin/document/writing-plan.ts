import type { DocumentBlock } from '@sitewright/site-spec';
import { wordCount } from '../material/sentences.ts';
import { fill, topicOf } from '../material/voice.ts';
import { blockText } from './block-text.ts';
import { headingBlock, tableBlock } from './blocks.ts';
import type { DocumentJob } from './job.ts';
import type { Section } from './sections.ts';

interface PlanWords {
  title: string;
  section: string;
  share: string;
  gather: string;
  /** What a section of no known topic needs, in turn. */
  needs: readonly string[];
}

const WORDS: Readonly<Record<string, PlanWords>> = {
  en: {
    title: 'Writing plan',
    section: 'Section',
    share: 'Words',
    gather: 'To gather first',
    needs: [
      'Two examples from practice, with place and date',
      'A figure and its source',
      'The view of somebody who disagrees',
      'A picture or a sketch that saves a paragraph',
      'The question that readers ask most',
    ],
  },
  de: {
    title: 'Schreibplan',
    section: 'Abschnitt',
    share: 'Wörter',
    gather: 'Vorher zusammentragen',
    needs: [
      'Zwei Beispiele aus der Praxis, mit Ort und Datum',
      'Eine Zahl und ihre Quelle',
      'Die Sicht von jemandem, der widerspricht',
      'Ein Bild oder eine Skizze, die einen Absatz spart',
      'Die Frage, die am häufigsten gestellt wird',
    ],
  },
  fr: {
    title: 'Plan de rédaction',
    section: 'Partie',
    share: 'Mots',
    gather: 'À réunir d’abord',
    needs: [
      'Deux exemples vécus, avec lieu et date',
      'Un chiffre et sa source',
      'L’avis de quelqu’un qui n’est pas d’accord',
      'Une image ou un croquis qui épargne un paragraphe',
      'La question la plus fréquente',
    ],
  },
  es: {
    title: 'Plan de redacción',
    section: 'Apartado',
    share: 'Palabras',
    gather: 'Reunir antes',
    needs: [
      'Dos ejemplos reales, con lugar y fecha',
      'Una cifra y su fuente',
      'La opinión de quien no está de acuerdo',
      'Una imagen o un esquema que ahorre un párrafo',
      'La pregunta más frecuente',
    ],
  },
};

/** From this length on a text is planned before it is written. */
const LONG = 600;

/**
 * Where many more words were asked for than the prompt's facts carry: how the length is shared out over the parts, and
 * what each needs before it can be written.
 */
export function writingPlan(
  sections: readonly Section[],
  blocks: readonly DocumentBlock[],
  level: number,
  job: DocumentJob,
): DocumentBlock[] {
  const { asked, ctx, voice, isBare } = job;
  const words = WORDS[voice.language];
  if (!words || asked === undefined || asked < LONG || isBare || ctx.mode === 'lite' || sections.length < 3)
    return [];
  const written = blocks.reduce((sum, block) => sum + wordCount(blockText(block)), 0);
  if (written > asked * 0.6) return [];
  // Openings and ends are shorter than what stands between them.
  const weight = (at: number) => (at === 0 || at === sections.length - 1 ? 0.6 : 1);
  const whole = sections.reduce((sum, _, at) => sum + weight(at), 0);
  const round = asked >= 3000 ? 50 : 10;
  const rows = sections.map((section, at) => [
    section.title,
    String(Math.round((asked * weight(at)) / whole / round) * round),
    needOf(section, at, words, job),
  ]);
  return [
    headingBlock(ctx, level, words.title),
    tableBlock(ctx, [words.section, words.share, words.gather], rows, { placeholder: true }),
  ];
}

function needOf(section: Section, at: number, words: PlanWords, job: DocumentJob): string {
  const { voice } = job;
  const own = topicOf(section.title, voice)?.points.map((point) => fill(point, voice, { s: voice.noun }));
  const fresh = own?.find((point) => !voice.said.has(point)) ?? words.needs[at];
  if (fresh) voice.said.add(fresh);
  return fresh ?? '';
}
