import type { Brief } from '../brief/brief.ts';
import type { ComposeContext } from '../compose-context.ts';
import { speakOfPast } from '../material/angle.ts';
import { copiesFor } from '../material/chapters.ts';
import { promptText } from '../material/prompt-text.ts';
import { bare, subjectOf } from '../material/subject.ts';
import { type Voice, voiceOf } from '../material/voice.ts';
import { withoutCount } from './deck-orders.ts';
import { deckRecipe } from './deck-plan.ts';

/** A kind of talk says nothing about what is told in it. */
const ONLY_KIND =
  /^(?:(?:pitch|sales) )?(?:deck|presentation|slides?|lecture|talk|pr[äée]sentation|présentation|presentación|presentazione|apresentação|presentatie|prezentacja|vortrag)$/iu;

/** What a talk that is named after its occasion is about, as one would say it in a sentence. */
const OCCASIONS: readonly [RegExp, string][] = [
  [/\b(?:qbr|quarterly|quarter|q[1-4])\b/i, 'the quarter'],
  [/\b(?:annual|year[- ]end|year in review)\b/i, 'the year'],
  [/\bmonthly\b/i, 'the month'],
  [/\bretro(?:spective)?\b/i, 'the last weeks'],
  [/\broadmap\b/i, 'the product'],
  [/\bonboarding\b/i, 'the first weeks'],
  [/\bkick-?off\b/i, 'the project'],
  [/\b(?:all-?hands|town ?hall)\b/i, 'the company'],
  [/\b(?:board|status|project|team|company|investor) (?:update|report|meeting)\b/i, 'the period'],
];

/** Who listens to which kind of talk, where the prompt does not say. */
const LISTENERS: readonly [RegExp, string][] = [
  [/\b(?:qbr|quarterly business review|sales|prospect|pitch|product|demo)\b/i, 'customers'],
  [/\b(?:lecture|lesson|class|course|school|pupils?|students?)\b/i, 'students'],
  [/\b(?:board|investors?)\b/i, 'board members'],
  [/\b(?:training|onboarding|kick-?off|all-?hands|workshop)\b/i, 'people on the team'],
];

/** The voice of a deck: like that of any text, but speaking of its subject and not of itself. */
export function deckVoice(brief: Brief, ctx: ComposeContext): Voice {
  const orders = withoutCount(promptText(brief).slice(0, 400));
  const read = bare(withoutCount(subjectOf(brief, orders)), ctx.language.split('-')[0]);
  const named = withoutAudience(ONLY_KIND.test(read) ? (brief.title ?? tailOf(orders) ?? read) : read, brief);
  const voice = voiceOf(brief, ctx, named);
  const isOwnName =
    brief.organisation !== undefined && (named.startsWith(brief.organisation) || isWhatItIs(named, brief));
  const spoken = isOwnName ? { ...voice, ...asOneThing(brief.organisation ?? '') } : voice;
  speakOfPast(spoken);
  const heard = voice.language === 'en' ? spokenEnglish(spoken, brief) : spoken;
  return { ...heard, copies: copiesFor(deckRecipe(brief).key, heard) };
}

/** `phishing for office staff` is about phishing. */
function withoutAudience(subject: string, { audience }: Brief): string {
  const tail = audience === undefined ? '' : ` for ${audience}`.toLowerCase();
  return tail !== '' && subject.toLowerCase().endsWith(tail) ? subject.slice(0, -tail.length) : subject;
}

/** `Ferry, a startup that matches vans with shops`: one of its kind is spoken of by its name, and goods as goods. */
const isWhatItIs = (named: string, { descriptor }: Brief): boolean =>
  descriptor !== undefined &&
  /^(?:an?|the|our)\s/i.test(descriptor) &&
  bare(descriptor).toLowerCase().startsWith(bare(named).toLowerCase());

/** A name is one thing, however it ends. */
const asOneThing = (name: string): Partial<Voice> => ({ subject: name, noun: name, plural: false });

/** `Presentation: introducing the four-day week`: what stands behind the colon. */
const tailOf = (orders: string): string | undefined => /[:：]\s*([^.:\n]{4,90})[.\n]/u.exec(orders)?.[1];

function spokenEnglish(voice: Voice, brief: Brief): Voice {
  const opening = `${voice.named} ${brief.raw.slice(0, 200)}`;
  const isOwn = brief.organisation?.toLowerCase().includes(voice.named.toLowerCase()) === true;
  const occasion = [
    isOwn ? brief.raw.slice(0, 60) : '',
    voice.named,
    /^\W*(?:an? )?(?:\p{L}+ )?(?:onboarding|kick-?off)\b/iu.exec(brief.raw)?.[0] ?? '',
  ]
    .map((text) => OCCASIONS.find(([pattern]) => pattern.test(text))?.[1])
    .find((found) => found !== undefined);
  const given = brief.audience ?? READERS.exec(brief.raw.slice(0, 600))?.[1];
  const listener = given ?? LISTENERS.find(([pattern]) => pattern.test(opening))?.[1];
  return {
    ...voice,
    ...(occasion === undefined ? {} : { subject: occasion, noun: occasion, plural: /s$/.test(occasion) }),
    ...(listener === undefined ? {} : { audience: listener }),
  };
}

const READERS =
  /\bfor\s+(?:our |the )?((?:\p{L}+[ -]|\d+(?:th|st|nd|rd)[ -]){0,3}(?:students|pupils|graders|beginners|employees|investors|parents|patients|teachers|engineers|developers|managers|customers|clients|nurses|doctors|farmers|teams|hires|members|volunteers|staff))\b/iu;
