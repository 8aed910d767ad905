import type { SetText } from './set-text.ts';

/** Room around the words of a button, in em. */
export const PAD = { x: 0.9, y: 0.5 };
/** A word that just fits may not where type is drawn a little wider than it is measured. */
export const SLACK = 1.035;
/** The share of its room that a line to write on takes, no longer than so many em. */
const WRITTEN = { share: 0.8, ems: 28 };
const writtenIn = (room: number, fontSize: number): number =>
  Math.min(room * WRITTEN.share, fontSize * WRITTEN.ems);

/** Height of a text in a room and the room that it fills; undefined where a word would have to be broken. */
export function measureText(
  text: SetText,
  room: number,
  fontSize: number,
): { width: number; height: number } | undefined {
  if (text.isBlank) return { width: writtenIn(room, fontSize), height: text.lineHeight * fontSize };
  const pad = text.isButton ? PAD.x * 2 : 0;
  const ems = room / fontSize - pad;
  if (ems <= 0 || text.measured.longest > ems) return undefined;
  const lines = text.measured.breakAt(ems);
  const height = (lines.length * text.lineHeight + (text.isButton ? PAD.y * 2 : 0)) * fontSize;
  // Signs that no font has may be measured as less than nothing, tracked as large type is.
  const width = Math.min(room, (Math.max(0, ...lines.map((line) => line.width)) + pad) * fontSize);
  return { width, height };
}

/** Whether a text of such a height has one line. */
export const isOneLine = ({ lineHeight }: SetText, fontSize: number, height: number): boolean =>
  height < fontSize * lineHeight * 1.5;

/** The narrowest box with as many lines as a room leaves no word alone on the last. */
export function balancedWidth(text: SetText, room: number, fontSize: number): number {
  if (text.isBlank) return writtenIn(room, fontSize);
  const pad = text.isButton ? PAD.x * 2 : 0;
  const ems = room / fontSize - pad;
  const lines = text.measured.breakAt(ems);
  if (lines.length < 2) return measureText(text, room, fontSize)?.width ?? room;
  const { longest, bound } = text.measured;
  // A number that has room on its line keeps it.
  let [narrow, wide] = [Math.max(longest, ems / 2, bound <= ems ? bound : 0), ems];
  for (let step = 0; step < 6; step += 1) {
    const middle = (narrow + wide) / 2;
    if (text.measured.breakAt(middle).length > lines.length) narrow = middle;
    else wide = middle;
  }
  const slack = text.measured.breakAt(wide * SLACK).length === lines.length ? wide * SLACK : wide + 0.02;
  return Math.min(room, (slack + pad) * fontSize);
}
