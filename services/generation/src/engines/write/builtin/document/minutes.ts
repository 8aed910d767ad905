import type { Role } from '../../../packs/writing.ts';
import { capitalised } from '../common/facts.ts';
import type { Material } from '../common/pieces.ts';
import { paragraph } from './blocks.ts';
import { chaptersOf } from './chapters.ts';
import type { Body, Making } from './making.ts';
import { meetingOf } from './meeting.ts';
import { labelledAs, sortByRole } from './roles.ts';

const HEAD: Role[] = ['date', 'time', 'place', 'chair', 'present', 'absent'];

/** Minutes: when, where and who; the items with what was said. */
export function minutesOf(material: Material, making: Making): Body {
  const { brief, voice, words } = making;
  if (brief.topics.some(({ id }) => id.startsWith('meeting-'))) return meetingOf(making);
  const sorted = sortByRole(material, making, HEAD);
  const label = (role: Role) => capitalised(words.roles[role][0] ?? role);
  const known = (role: Role): string =>
    labelledAs(sorted, role)
      .map(({ text }) => text)
      .join(', ');
  const date = known('date') || voice.ask('documents', 'date');
  const details = HEAD.slice(1)
    .map((role) => ({
      label: label(role),
      text: known(role) || (role === 'present' ? voice.ask('documents', 'attendees') : ''),
    }))
    .filter(({ text }) => text !== '');
  material.giveBack(...sorted.rest);
  const chapters = chaptersOf(material, making);
  const open = (['decisions', 'actions'] as const).map((role) => ({
    heading: label(role),
    blocks: [paragraph(voice.ask('documents', role === 'actions' ? 'nextSteps' : 'decisions'))],
    requests: [],
  }));
  return { format: { date, details }, lines: [], chapters: chapters.length > 0 ? chapters : open };
}
