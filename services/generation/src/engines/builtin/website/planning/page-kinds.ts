import type { SectionKind } from '../../brief/requests.ts';
import type { InterfaceWords } from '../../words/interface-words.ts';
import { SECTION_WORDS } from '../../words/section-words.ts';
import type { PageRole } from '../site-draft.ts';

export interface PageKind {
  role: PageRole;
  /** What a page of this kind has when the prompt says no more. */
  sections: readonly SectionKind[];
}

const HOME: PageKind = { role: 'home', sections: [] };
const POLICY: PageKind = { role: 'policy', sections: ['richText'] };
const content = (...sections: SectionKind[]): PageKind => ({ role: 'content', sections });

const BY_WORD: Partial<Record<keyof InterfaceWords, PageKind>> = {
  home: HOME,
  about: content('richText', 'team'),
  services: content('services', 'steps'),
  products: content('productGrid'),
  product: content('features', 'steps'),
  features: content('features', 'steps'),
  shop: content('productGrid'),
  pricing: content('pricing', 'faq'),
  tickets: content('pricing', 'faq'),
  menu: content('menu'),
  gallery: content('gallery'),
  portfolio: content('portfolio'),
  projects: content('portfolio'),
  team: content('team'),
  speakers: content('team'),
  blog: content('posts', 'newsletter'),
  news: content('posts', 'newsletter'),
  events: content('events'),
  schedule: content('events'),
  venue: content('locationHours'),
  location: content('locationHours'),
  openingHours: content('locationHours'),
  contact: content('contactForm', 'locationHours'),
  faq: content('faq'),
  customers: content('testimonials', 'logos'),
  testimonials: content('testimonials'),
  partners: content('logos'),
  sponsors: content('logos'),
  booking: content('booking'),
  careers: content('richText', 'contactForm'),
  donate: content('callToAction', 'contactForm'),
  volunteer: content('steps', 'contactForm'),
  newsletter: content('newsletter'),
  video: content('video'),
  privacy: POLICY,
  legalNotice: POLICY,
  terms: POLICY,
  shipping: POLICY,
  returns: POLICY,
  codeOfConduct: POLICY,
};

const HOME_TITLE =
  /^(?:home|home ?page|start|start ?page|startseite|accueil|page d.accueil|inicio|início|página inicial|home page|strona główna|główna|homepagina|トップ|ホーム|トップページ|首页|主页|الرئيسية|الصفحة الرئيسية|होम|मुखपृष्ठ|landing page|index)$/iu;
const POLICY_TITLE =
  /polic|privacy|terms|conditions|imprint|impressum|datenschutz|\bagb\b|mentions légales|confidentialité|\bcgv\b|aviso legal|privacidad|termini|privacidade|voorwaarden|regulamin|polityka|return|refund|shipping|conduct|versand|widerruf|livraison|retours|envíos|devoluciones|spedizion|resi\b|プライバシー|規約|特定商取引|隐私|条款|退货|سياسة|الخصوصية|الشروط|नीति|गोपनीयता|शर्तें/iu;

/** Finds words of a list (`a|b|c*`) in a title, whole or by their beginning. */
function hasWord(title: string, list: string): boolean {
  if (list === '') return false;
  return list.split('|').some((word) => {
    if (word.endsWith('*')) return title.includes(word.slice(0, -1));
    if (/[^\p{Script=Latin}\p{M}\s'’&-]/u.test(word)) return title.includes(word);
    return ` ${title.replace(/[^\p{L}\p{N}&]+/gu, ' ')} `.includes(` ${word} `);
  });
}

const singular = (word: string): string => word.replace(/(?<=\p{L}{4})s$/u, '');

function kindByWord(title: string, words: InterfaceWords): PageKind | undefined {
  const named = Object.entries(BY_WORD).flatMap(([key, kind]) => {
    const word = words[key as keyof InterfaceWords]?.toLowerCase();
    return kind === undefined || word === undefined ? [] : [{ word, kind }];
  });
  // "Product" tells of one, "Products" lists many: only then does the number not matter.
  const found =
    named.find(({ word }) => word === title) ?? named.find(({ word }) => singular(word) === singular(title));
  return found?.kind;
}

/** What a page is for, told by its title in any of the interface languages. */
export function pageKindOf(title: string, words: InterfaceWords): PageKind {
  const lower = title.trim().toLowerCase();
  if (HOME_TITLE.test(lower)) return HOME;
  const exact = kindByWord(lower, words);
  if (exact !== undefined) return exact;
  if (POLICY_TITLE.test(lower)) return POLICY;
  for (const strength of ['strong', 'weak'] as const) {
    for (const [kind, list] of Object.entries(SECTION_WORDS)) {
      if (kind !== 'hero' && hasWord(lower, list[strength])) return content(kind as SectionKind);
    }
  }
  return content('richText');
}
