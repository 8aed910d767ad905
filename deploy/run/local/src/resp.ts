/** A reply of the Redis protocol, version 2, as far as the stand-in gives it. */
export type Reply = string | number | null | Status | Failure | Reply[];

export class Status {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export class Failure {
  readonly text: string;
  constructor(text: string) {
    this.text = text.replace(/\s*[\r\n]+\s*/g, ' ');
  }
}

export function encodeReply(reply: Reply): string {
  if (reply === null) return '$-1\r\n';
  if (typeof reply === 'number') return `:${Math.trunc(reply)}\r\n`;
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
  if (reply instanceof Status) return `+${reply.text}\r\n`;
  if (reply instanceof Failure) return `-${reply.text}\r\n`;
  return `*${reply.length}\r\n${reply.map(encodeReply).join('')}`;
}

/** Cuts a stream of bytes into commands; what is not yet complete waits for the next piece. */
export class CommandReader {
  #rest: Buffer = Buffer.alloc(0);

  read(piece: Buffer): string[][] {
    this.#rest = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    const commands: string[][] = [];
    for (;;) {
      const next = parseCommand(this.#rest);
      if (next === undefined) return commands;
      this.#rest = this.#rest.subarray(next.end);
      if (next.words.length > 0) commands.push(next.words);
    }
  }
}

function parseCommand(bytes: Buffer): { words: string[]; end: number } | undefined {
  const head = lineAt(bytes, 0);
  if (head === undefined) return undefined;
  if (!head.text.startsWith('*')) return { words: head.text.split(' ').filter(Boolean), end: head.end };
  const words: string[] = [];
  let at = head.end;
  for (let left = Number(head.text.slice(1)); left > 0; left -= 1) {
    const size = lineAt(bytes, at);
    if (size === undefined) return undefined;
    const end = size.end + Number(size.text.slice(1));
    if (bytes.length < end + 2) return undefined;
    words.push(bytes.toString('utf8', size.end, end));
    at = end + 2;
  }
  return { words, end: at };
}

function lineAt(bytes: Buffer, start: number): { text: string; end: number } | undefined {
  const stop = bytes.indexOf('\r\n', start);
  return stop === -1 ? undefined : { text: bytes.toString('utf8', start, stop), end: stop + 2 };
}
