/** A file as it is stored. */
export interface StoredFile {
  /** SHA-256 of the content: its name. */
  sha256: Buffer;
  content: Buffer;
}

/**
 * Where rendered and exported files are. Files are named by their content, never change, and may be put any
 * number of times; rows of the schema say which are in use.
 */
export interface FileStore {
  /** Stores files. For an hour after, they stay even if nothing refers to them. */
  put(files: readonly StoredFile[]): Promise<void>;
  /** @returns undefined when there is no such file. */
  read(sha256: Buffer): Promise<Buffer | undefined>;
  /** Removes up to `limit` files that nothing refers to. @returns how many. */
  sweep(limit: number): Promise<number>;
}
