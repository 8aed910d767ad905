import { revisionOf } from './api-error.ts';
import { type CallOptions, dataOf, type Http } from './http.ts';
import { pages } from './pages.ts';
import type { IssuedLink, JsonPatch, Link, operations, Project, Revision, SiteSpec } from './schema.ts';

/** A specification, and the revision that it is of: what a later patch must name. */
export interface SpecAt {
  spec: SiteSpec;
  revision: number;
}

/** A file that is still on its way. */
export interface ExportedFile {
  body: ReadableStream<Uint8Array>;
  mediaType: string;
  filename: string;
  /** The revision that it was made from. */
  revision: number;
  sizeBytes: number;
}

/** Which projects a list holds. */
export interface ListOptions extends CallOptions {
  buildType?: Project['buildType'] | undefined;
  /** Words that the title has. */
  query?: string | undefined;
  /** The bin in the place of the active projects. */
  deleted?: boolean | undefined;
}

/** Of which revision a specification or a file is wanted. */
export interface RevisionOptions extends CallOptions {
  /** The current one where it is left out. */
  revision?: number | undefined;
}

/** What is wanted of an export. */
export interface ExportOptions extends RevisionOptions {
  /** Bleed and crop marks, for printers; without them where it is left out. */
  bleed?: boolean | undefined;
}

type LinkWish = operations['issueLink']['requestBody']['content']['application/json'];

/** What builds have saved. */
export const createProjects = (http: Http) => {
  const at = (id: string, { signal }: CallOptions) => ({ params: { path: { id } }, signal });

  return {
    /** Projects, newest first, over all pages. */
    list({
      buildType,
      query = '',
      deleted = false,
      signal,
    }: ListOptions = {}): AsyncGenerator<Project, void> {
      const wish = {
        limit: 100,
        buildType,
        query,
        deleted: deleted ? ('true' as const) : ('false' as const),
      };
      return pages(async (cursor) =>
        dataOf(await http.GET('/api/v1/projects', { params: { query: { ...wish, cursor } }, signal })),
      );
    },
    async get(id: string, options: CallOptions = {}): Promise<Project> {
      return dataOf(await http.GET('/api/v1/projects/{id}', at(id, options)));
    },
    /** Changes the title in lists; the specification has one of its own. */
    async rename(id: string, title: string, options: CallOptions = {}): Promise<Project> {
      return dataOf(await http.PATCH('/api/v1/projects/{id}', { ...at(id, options), body: { title } }));
    },
    /** Moves a project to the bin, for 30 days. */
    async delete(id: string, options: CallOptions = {}): Promise<Project> {
      return dataOf(await http.DELETE('/api/v1/projects/{id}', at(id, options)));
    },
    async restore(id: string, options: CallOptions = {}): Promise<Project> {
      return dataOf(await http.POST('/api/v1/projects/{id}/restore', at(id, options)));
    },
    /** Renders the current revision and puts it at its public address. */
    async publish(id: string, options: CallOptions = {}): Promise<Project> {
      return dataOf(await http.POST('/api/v1/projects/{id}/publish', at(id, options)));
    },
    async unpublish(id: string, options: CallOptions = {}): Promise<Project> {
      return dataOf(await http.POST('/api/v1/projects/{id}/unpublish', at(id, options)));
    },
    async changeSlug(id: string, slug: string, options: CallOptions = {}): Promise<Project> {
      return dataOf(await http.PUT('/api/v1/projects/{id}/slug', { ...at(id, options), body: { slug } }));
    },
    async readSpec(id: string, { revision, signal }: RevisionOptions = {}): Promise<SpecAt> {
      const params = { path: { id }, query: { revision } };
      return specAt(await http.GET('/api/v1/projects/{id}/spec', { params, signal }));
    },
    /** The part of a specification under a JSON Pointer (RFC 6901). */
    async readSpecPart(
      id: string,
      pointer: string,
      { revision, signal }: RevisionOptions = {},
    ): Promise<unknown> {
      const params = { path: { id }, query: { revision, pointer } };
      return dataOf<unknown>(await http.GET('/api/v1/projects/{id}/spec', { params, signal }));
    },
    /**
     * Edits a specification.
     * @param revision the one that the patch was made against.
     * @throws ApiError `revision_conflict` with `currentRevision` where the project has moved on.
     */
    async patchSpec(
      id: string,
      revision: number,
      patch: JsonPatch,
      { signal }: CallOptions = {},
    ): Promise<SpecAt> {
      const params = { path: { id }, header: { 'If-Match': `"${revision}"` } };
      return specAt(await http.PATCH('/api/v1/projects/{id}/spec', { params, body: patch, signal }));
    },
    /** The history of a project, newest first, over all pages. */
    revisions(id: string, { signal }: CallOptions = {}): AsyncGenerator<Revision, void> {
      return pages(async (cursor) => {
        const params = { path: { id }, query: { limit: 100, cursor } };
        return dataOf(await http.GET('/api/v1/projects/{id}/revisions', { params, signal }));
      });
    },
    /** Brings an old revision back as a new one; `current` is the one that it takes the place of. */
    async restoreRevision(
      id: string,
      revision: number,
      current: number,
      { signal }: CallOptions = {},
    ): Promise<Project> {
      const params = { path: { id, revision }, header: { 'If-Match': `"${current}"` } };
      const address = '/api/v1/projects/{id}/revisions/{revision}/restore';
      return dataOf(await http.POST(address, { params, signal }));
    },
    /**
     * A project as a file; `html` and `json` of every type, the rest as the type allows.
     * @param options with `bleed`, the `pdf` of a document or of a design for print has bleed and crop marks.
     */
    async export(
      id: string,
      format: string,
      { revision, bleed, signal }: ExportOptions = {},
    ): Promise<ExportedFile> {
      const query = { format, revision, ...(bleed === true ? { bleed: 'true' as const } : {}) };
      const params = { path: { id }, query };
      const { response } = await http.GET('/api/v1/projects/{id}/export', {
        params,
        signal,
        parseAs: 'stream',
      });
      return fileOf(response);
    },
    /** Hands out a link to a project; its secret is shown this once. */
    async share(id: string, wish: LinkWish, options: CallOptions = {}): Promise<IssuedLink> {
      return dataOf(await http.POST('/api/v1/projects/{id}/links', { ...at(id, options), body: wish }));
    },
    /** The links to a project, newest first, over all pages. */
    links(id: string, { signal }: CallOptions = {}): AsyncGenerator<Link, void> {
      return pages(async (cursor) => {
        const params = { path: { id }, query: { limit: 100, cursor } };
        return dataOf(await http.GET('/api/v1/projects/{id}/links', { params, signal }));
      });
    },
    async revokeLink(id: string, linkId: string, { signal }: CallOptions = {}): Promise<Link> {
      const params = { path: { id, linkId } };
      return dataOf(await http.DELETE('/api/v1/projects/{id}/links/{linkId}', { params, signal }));
    },
  };
};

function specAt({ data, response }: { data?: SiteSpec | undefined; response: Response }): SpecAt {
  const revision = revisionOf(response.headers.get('etag'));
  if (revision === undefined) throw new TypeError('The answer names no revision.');
  return { spec: dataOf({ data }), revision };
}

function fileOf({ body, headers }: Response): ExportedFile {
  if (body === null) throw new TypeError('The answer has no file.');
  return {
    body,
    mediaType: headers.get('content-type') ?? 'application/octet-stream',
    filename: /filename="([^"]*)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'export',
    revision: Number(headers.get('sitewright-revision')),
    sizeBytes: Number(headers.get('content-length')),
  };
}
