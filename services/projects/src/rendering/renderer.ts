/** One file of a rendered site. */
export interface RenderedFile {
  /** Below the site's address, without a leading slash; pages end in `index.html`. */
  path: string;
  mediaType: string;
  content: Uint8Array;
  /** Whether the path names the content, so that it may be kept for ever. */
  immutable: boolean;
  /** What the page's Content-Security-Policy must allow as scripts, as CSP sources. */
  scriptSources: string[];
}

/** What to export. */
export interface ExportWish {
  format: string;
  /** With bleed and crop marks, for printers. */
  bleed: boolean;
}

/** An exported file. */
export interface ExportedFile {
  content: Uint8Array;
  mediaType: string;
}

/** Makes something to look at from the bytes of a specification. The signal ends the work, wherever it is. */
export interface Renderer {
  /** One page as a complete HTML document; the first for an empty path. @throws AppError NOT_FOUND. */
  page(specJson: Buffer, pagePath: string, signal: AbortSignal): Promise<Uint8Array>;
  /** All files of the site. */
  site(specJson: Buffer, signal: AbortSignal): Promise<RenderedFile[]>;
  /** The specification in another format. @throws AppError UNSUPPORTED_FORMAT that tells which there are. */
  export(specJson: Buffer, wish: ExportWish, signal: AbortSignal): Promise<ExportedFile>;
  /** Names the renderer's version: an export made by another one is not used again. */
  version(): Promise<string>;
  close(): Promise<void>;
}
