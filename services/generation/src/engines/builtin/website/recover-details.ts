import type { Brief } from '../brief/brief.ts';
import type { RequestedSection, SectionKind } from '../brief/requests.ts';

const LISTS: readonly SectionKind[] = [
  'services',
  'features',
  'menu',
  'productGrid',
  'gallery',
  'portfolio',
  'events',
  'posts',
  'steps',
  'team',
  'logos',
];
const LEAD =
  /^\s*(?:[:：,-]|(?:of|for|in|on|like|such as|including|de|di|do|da|du|des|del|von|für|wie|zu|van|voor|como|comme|come|jak)\s)\s*/iu;
const BETWEEN = /\s*[,;、،]\s*|\s+(?:and|und|et|y|e|en|i|oraz|och|og|&|و|और)\s+/u;
const MAX_READ = 300;

/** Where the words of a request end: at the next thing asked for, or with the sentence. */
function tailOf(brief: Brief, request: RequestedSection, others: readonly RequestedSection[]): string {
  const points = [...brief.raw];
  const from = request.span[0];
  const later = [...others, ...brief.pages, ...brief.features]
    .map(({ span }) => span[0])
    .filter((at) => at > from + 1);
  const to = Math.min(from + MAX_READ, ...later);
  const text = points.slice(from, to).join('');
  const end = /[.;!?\n。！？।]/u.exec(text);
  return end === null ? text : text.slice(0, end.index);
}

/** "Classes of salsa, bachata and tango": the names behind a section's own word, where the reader left them out. */
export function recoverDetails(
  brief: Brief,
  request: RequestedSection,
  others: readonly RequestedSection[],
): string[] {
  const isCutOff = request.kind === 'events' && request.details.length === 1;
  if (
    (request.details.length > 0 && !isCutOff) ||
    !LISTS.includes(request.kind) ||
    /\d/.test(request.label)
  ) {
    return request.details;
  }
  const tail = tailOf(brief, request, others);
  const [word = ''] = request.label.split(/\s+/);
  const at = tail.toLowerCase().indexOf(word.toLowerCase());
  if (at === -1 || word === '') return request.details;
  const rest = tail.slice(at + word.length);
  const lead = LEAD.exec(rest);
  if (lead === null) return request.details;
  const names = rest
    .slice(lead[0].length)
    .split(BETWEEN)
    .map((name) => name.trim().replace(/[,.]+$/, ''))
    .filter((name) => name.length > 1 && name.length < 60 && !/[()]/.test(name));
  return names.length > 1 ? names : request.details;
}
