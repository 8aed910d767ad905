import type { Brief } from '../brief/brief.ts';
import type { Random } from '../copy/random.ts';

/** Subjects that name the work to do and not what it is about. */
const BARE =
  /^(?:an? |the |my |our |eine? |un[ae]? )?(?:web ?sites?|sites?|web ?pages?|home ?pages?|landing pages?|pages?|webseiten?|websites?|site web|sitio(?: web)?|página(?: web)?|sito(?: web)?|strona(?: internetowa)?|サイト|ウェブサイト|ホームページ|网站|網站|موقع|वेबसाइट)?$/iu;

/** Names for a site about which nothing is known; short, and in no language. */
const INVENTED = ['Northlight', 'Fieldnote', 'Harbour Lane', 'Meadow & Main', 'Solstice', 'Tidewater'];

export interface SiteName {
  name: string;
  /** True if the prompt named nobody and gave no subject to stand in. */
  isInvented: boolean;
}

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const tidy = (text: string): string =>
  text
    .trim()
    .replace(/[\s.。!！,;:]+$/u, '')
    .slice(0, 80)
    .trim();

/** The organisation, else the title, else the subject; for a bare "a website" a name is made up and said to be. */
export function siteNameOf(brief: Brief, random: Random): SiteName {
  const given = [brief.organisation, brief.title]
    .map((name) => tidy(name ?? ''))
    .find((name) => /[\p{L}\p{N}]/u.test(name));
  if (given !== undefined) return { name: upperFirst(given), isInvented: false };
  const subject = tidy(brief.subject);
  if (/\p{L}/u.test(subject) && !BARE.test(subject)) return { name: upperFirst(subject), isInvented: false };
  return { name: random.pick(INVENTED), isInvented: true };
}
