import type { Section } from './sections.ts';

const SCHOOL =
  /\b(?:b\.?sc|m\.?sc|b\.?a|m\.?a|mba|ph\.?d|bachelor|master|degree|diploma|trained|studied|university|universität|université|universidad|università|college|school|studium|abitur|ausbildung|licence|diplôme|licenciatura|laurea|apprenticeship|certificate)\b/iu;
const JOB =
  /^(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d\s?(?:[-–—]|to|bis|to date|since)\s?(?:(?:\p{L}{3,9}\.? )?(?:(?:19|20)\d\d|\d\d)|\p{L}{3,12})?|(?:since|seit|depuis|desde|dal) (?:19|20)\d\d)\b/iu;
const EXPERIENCE =
  /\b(?:experience|employment|jobs?|work history|berufserfahrung|expérience|experiencia|esperienza)/iu;
const EDUCATION = /\b(?:education|studies|ausbildung|bildung|formation|formación|istruzione|formazione)/iu;

/** Headings that a prompt gives only in passing: `Résumé for Ana Ruiz, 9 years: …`. */
const HEADS: [RegExp, string][] = [
  [/^(?:over |about |more than )?\d+\+? (?:years?|jahren?|ans|años|anni|anos|jaar)\b/iu, 'Experience'],
  [/^(?:résumé|resume|cv|curriculum vitae|lebenslauf)(?!\p{L})/iu, 'Profile'],
];

const isFilled = (section: Section) =>
  section.details !== '' ||
  section.children.length > 0 ||
  section.nodes.length > 0 ||
  (section.datasets ?? []).length > 0;

/**
 * Jobs and schools of a résumé go under their headings; a résumé that brings its own matter has no parts that only
 * ask for some.
 */
export function fileResume(
  sections: readonly Section[],
  named: (title: string) => string | undefined,
): Section[] {
  for (const section of sections) {
    const head = HEADS.find(([pattern]) => pattern.test(section.title))?.[1];
    const title = head === undefined ? undefined : named(head);
    if (title === undefined || sections.some((other) => other.title === title)) continue;
    // How long somebody has worked is a fact, and stays.
    section.title = head === 'Experience' ? `${title} (${section.title})` : title;
  }
  if (sections.length > 0 && !sections.some((section) => EDUCATION.test(section.title))) {
    const title = named('Education');
    const isSchool = (section: Section) =>
      [section.details, ...section.children].some((line) => SCHOOL.test(line));
    const only = sections.find((section) => isSchool(section) && !EXPERIENCE.test(section.title));
    if (
      title !== undefined &&
      only &&
      [only.details, ...only.children].join('; ').split(/;\s+/).filter(Boolean).length === 1
    )
      only.title = title;
  }
  const experience = sections.find((section) => EXPERIENCE.test(section.title));
  const education = sections.find((section) => EDUCATION.test(section.title));
  const homeOf = (line: string) =>
    JOB.test(line) && !SCHOOL.test(line) ? experience : SCHOOL.test(line) ? education : undefined;
  for (const section of sections) {
    if (section === experience || section === education) continue;
    const clauses = section.details.split(/;\s+/).filter((clause) => clause !== '');
    const isMixed = clauses.some((clause) => homeOf(clause) !== undefined);
    section.details = isMixed ? '' : section.details;
    section.children = [...(isMixed ? clauses : []), ...section.children].filter((line) => {
      const home = homeOf(line);
      home?.children.push(line);
      return home === undefined;
    });
  }
  const filled = sections.filter(isFilled);
  return filled.length >= 2 ? filled : [...sections];
}
