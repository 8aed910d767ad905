import type { Generated, GeneratedAlways } from 'kysely';

export type ProjectState = 'pending' | 'active' | 'deleted' | 'discarded';
export type RevisionOrigin = 'build' | 'patch' | 'restore' | 'autosave';

/** One row for each project id ever seen; `discarded` ones are tombstones without content. */
interface ProjectsTable {
  id: string;
  workspace_id: string;
  test: Generated<boolean>;
  state: ProjectState;
  title: string | null;
  build_type: string | null;
  current_revision: number | null;
  slug: string | null;
  act_seq: Generated<string>;
  pointer_seq: Generated<string>;
  published_revision: number | null;
  published_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  /** Since when it may hold autosaves to be thinned. */
  thin_from: Date | null;
  /** Kept by triggers, as is `spec_bytes`. */
  revision_count: Generated<number>;
  spec_bytes: Generated<string>;
}

interface SpecsTable {
  project_id: string;
  sha256: Buffer;
  spec_json: Buffer;
}

interface RevisionsTable {
  project_id: string;
  revision: number;
  origin: RevisionOrigin;
  restored_from: number | null;
  spec_sha256: Buffer;
  size_bytes: number;
  key_id: string;
  /** The link by which it was made, if it was. */
  link_id: string | null;
  /** What a person has called it. */
  name: string | null;
  created_at: GeneratedAlways<Date>;
}

interface TitleWordsTable {
  workspace_id: string;
  test: Generated<boolean>;
  word: string;
  project_id: string;
}

/** Who holds a name, and since when it is free if it is. */
interface SlugsTable {
  slug: string;
  project_id: string | null;
  freed_at: Date | null;
}

interface FilesTable {
  sha256: Buffer;
  content: Buffer;
  put_at: Generated<Date>;
}

interface PublicationsTable {
  project_id: string;
  seq: string;
  revision: number;
  created_at: GeneratedAlways<Date>;
  replaced_at: Date | null;
}

interface PublicationFilesTable {
  project_id: string;
  seq: string;
  path: string;
  sha256: Buffer;
  media_type: string;
  immutable: boolean;
  script_sources: string[];
}

interface ExportsTable {
  project_id: string;
  spec_sha256: Buffer;
  format: string;
  renderer: string;
  sha256: Buffer;
  media_type: string;
  size_bytes: number;
  used_at: Generated<Date>;
}

interface PurgedWorkspacesTable {
  workspace_id: string;
  purged_at: GeneratedAlways<Date>;
}

/** The tables of the `projects` schema. */
export interface ProjectsDatabase {
  projects: ProjectsTable;
  specs: SpecsTable;
  revisions: RevisionsTable;
  title_words: TitleWordsTable;
  slugs: SlugsTable;
  files: FilesTable;
  publications: PublicationsTable;
  publication_files: PublicationFilesTable;
  exports: ExportsTable;
  purged_workspaces: PurgedWorkspacesTable;
}
