import type { ExportedFile, ExportWish, RenderedFile } from './renderer.ts';

/** What a rendering thread is asked to do. The bytes are handed over, not shared. */
export type RenderTask =
  | { kind: 'page'; specJson: Uint8Array; pagePath: string }
  | { kind: 'site'; specJson: Uint8Array }
  | ({ kind: 'export'; specJson: Uint8Array } & ExportWish);

/** What it answers; `missing` when there is no such page, `unsupported` when there is no such format, `bleedless` when
 * there is no bleed in it, `unprintable` when the format has no font for some of the text. */
export type RenderResult =
  | { kind: 'page'; html: Uint8Array }
  | { kind: 'site'; files: RenderedFile[] }
  | { kind: 'export'; file: ExportedFile }
  | { kind: 'missing' }
  | { kind: 'unsupported'; formats: string[] }
  | { kind: 'bleedless' }
  | { kind: 'unprintable'; characters: string[] };
