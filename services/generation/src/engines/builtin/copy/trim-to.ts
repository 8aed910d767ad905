/** At most `most` UTF-16 units, cut after a word, with an ellipsis where words were lost. Never splits a character. */
export function trimTo(text: string, most: number): string {
  const clean = text.replace(/[^\P{Cc}\n\t]/gu, ' ').trim();
  if (clean.length <= most) return clean;
  const room = clean.slice(0, most - 1);
  const space = room.search(/\s\S*$/u);
  const cut = space > most * 0.6 ? room.slice(0, space) : withoutHalfCharacter(room);
  return `${cut.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

function withoutHalfCharacter(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
}
