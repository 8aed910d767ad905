import type { Brief } from '../brief/brief.ts';
import type { DesignCopy } from './design-copy.ts';

const INVITED: Readonly<Record<string, string>> = {
  en: 'You are invited',
  de: 'Einladung',
  fr: 'Invitation',
  es: 'Invitación',
  it: 'Invito',
  pt: 'Convite',
  nl: 'Uitnodiging',
  pl: 'Zaproszenie',
  ja: 'ご招待',
  zh: '诚邀您参加',
  ar: 'دعوة',
  hi: 'निमंत्रण',
};

/** An invitation says that it is one. */
export function kickerFor(copy: DesignCopy, brief: Brief): DesignCopy {
  const isInvitation = brief.sizes.some((size) => size.format === 'invitation');
  const words = INVITED[brief.language.split('-')[0] ?? 'en'];
  const said = /invit|einlad|zaprosz|uitnod|convi|招待|邀请|دعوة|निमंत्रण/iu.test(
    `${copy.headline} ${copy.lines.join(' ')}`,
  );
  return isInvitation && words && !said && !copy.kicker ? { ...copy, kicker: words } : copy;
}
