/** A piece of marked text: words, or a mark that turns something on or off. */
interface Piece {
  text: string;
  mark?: 'bold' | 'italic';
  opens?: boolean;
  closes?: boolean;
  code?: boolean;
  target?: string;
  footnote?: string;
}

/** Words in one style. `target` and `footnote` are as written, and not yet known to lead anywhere. */
export interface MarkedRun {
  text: string;
  bold: boolean;
  italic: boolean;
  code: boolean;
  target: string;
  footnote: string;
}

const WORD = /[\p{Script=Latin}\p{N}]/u;
const isSpace = (character: string): boolean => character.trim() === '';

/** Reads `**b** *i* \`code\` [label](target) [^ref]` in one pass; whatever is no mark stays as written. */
class Scanner {
  readonly pieces: Piece[] = [];
  private readonly text: string;
  private at = 0;
  private from = 0;
  /** Where the label of the link that is being read ends; what follows it up to `after` is its target. */
  private link = { end: -1, after: -1, target: '' };

  constructor(text: string) {
    this.text = text;
  }

  scan(): Piece[] {
    while (this.at < this.text.length) {
      if (this.at === this.link.end) this.closeLink();
      else if (!this.readMark()) this.at += 1;
    }
    this.flush();
    return this.pieces;
  }

  private readMark(): boolean {
    const character = this.text[this.at];
    if (character === '*') return this.readStars();
    if (character === '`') return this.readCode();
    return character === '[' && this.link.end < 0 && (this.readFootnote() || this.openLink());
  }

  private flush(): void {
    if (this.from < this.at) this.push({ text: this.text.slice(this.from, this.at) });
  }

  private push(piece: Piece): void {
    this.pieces.push(this.link.end < 0 ? piece : { ...piece, target: this.link.target });
  }

  private skipTo(end: number): true {
    this.at = end;
    this.from = end;
    return true;
  }

  private readStars(): boolean {
    const text = this.text.startsWith('**', this.at) ? '**' : '*';
    const before = this.text[this.at - 1] ?? ' ';
    const after = this.text[this.at + text.length] ?? ' ';
    const inWord = text === '*' && WORD.test(before) && WORD.test(after);
    this.flush();
    const mark = text === '**' ? 'bold' : 'italic';
    this.push({ text, mark, opens: !isSpace(after) && !inWord, closes: !isSpace(before) && !inWord });
    return this.skipTo(this.at + text.length);
  }

  private readCode(): boolean {
    const end = this.text.indexOf('`', this.at + 1);
    if (end <= this.at + 1 || (this.link.end >= 0 && end > this.link.end)) return false;
    this.flush();
    this.push({ text: this.text.slice(this.at + 1, end), code: true });
    return this.skipTo(end + 1);
  }

  private readFootnote(): boolean {
    const match = /\[\^([^\]\s]{1,80})\]/uy;
    match.lastIndex = this.at;
    const [whole, footnote] = match.exec(this.text) ?? [];
    if (whole === undefined || footnote === undefined) return false;
    this.flush();
    this.push({ text: '', footnote });
    return this.skipTo(this.at + whole.length);
  }

  private openLink(): boolean {
    const match = /\[([^[\]\n]{1,400})\]\(([^\s()]{1,2000}(?:\([^\s()]{0,400}\)[^\s()]{0,400})?)\)/uy;
    match.lastIndex = this.at;
    const [whole, label, target] = match.exec(this.text) ?? [];
    if (whole === undefined || label === undefined || target === undefined) return false;
    this.flush();
    this.link = { end: this.at + 1 + label.length, after: this.at + whole.length, target };
    return this.skipTo(this.at + 1);
  }

  private closeLink(): void {
    this.flush();
    const { after } = this.link;
    this.link = { end: -1, after: -1, target: '' };
    this.skipTo(after);
  }
}

/** Which marks have a partner; the others are signs of the text. */
function pairedMarks(pieces: readonly Piece[]): Set<number> {
  const paired = new Set<number>();
  const open = new Map<string, number>();
  for (const [index, { mark, opens, closes }] of pieces.entries()) {
    if (mark === undefined) continue;
    const partner = open.get(mark);
    if (closes === true && partner !== undefined && partner < index - 1) {
      paired.add(partner).add(index);
      open.delete(mark);
    } else if (opens === true) open.set(mark, index);
  }
  return paired;
}

/** The runs of a marked text in order; their words joined are the text without its marks. */
export function scanMarks(text: string): MarkedRun[] {
  const pieces = new Scanner(text).scan();
  const paired = pairedMarks(pieces);
  const style = { bold: false, italic: false };
  const runs: MarkedRun[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.mark !== undefined && paired.has(index)) {
      style[piece.mark] = !style[piece.mark];
      continue;
    }
    const { code = false, target = '', footnote = '' } = piece;
    const run = { text: piece.text, ...style, code, target, footnote };
    const last = runs.at(-1);
    if (last !== undefined && isSameStyle(last, run)) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

const isSameStyle = (one: MarkedRun, other: MarkedRun): boolean =>
  one.footnote === '' &&
  other.footnote === '' &&
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.code === other.code &&
  one.target === other.target;
