/** Characters that no font here has: a file that cannot hold them would lose them, so none is made. */
export class MissingGlyphsError extends Error {
  readonly characters: readonly string[];
  constructor(characters: readonly string[]) {
    super(`no font has ${characters.slice(0, 10).join(' ')}`);
    this.name = 'MissingGlyphsError';
    this.characters = characters;
  }
}
