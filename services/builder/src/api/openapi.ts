// Made from the published OpenAPI document (README, "The API it calls"); not written by hand.

export interface paths {
  '/api/v1/generate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['generate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/builds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listBuilds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/builds/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getBuild'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/builds/{id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['watchBuild'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/projects': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listProjects'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/projects/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getProject'];
    put?: never;
    post?: never;
    delete: operations['deleteProject'];
    options?: never;
    head?: never;
    patch: operations['renameProject'];
    trace?: never;
  };
  '/api/v1/projects/{id}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['restoreProject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/projects/{id}/spec': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['readSpec'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: operations['patchSpec'];
    trace?: never;
  };
  '/api/v1/projects/{id}/revisions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listRevisions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/projects/{id}/revisions/{revision}/restore': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['restoreRevision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/projects/{id}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['publishProject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/projects/{id}/unpublish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['unpublishProject'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/projects/{id}/slug': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put: operations['changeSlug'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/projects/{id}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['exportProject'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/projects/{id}/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['previewProject'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/credits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['getCredits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/credits/entries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listCreditEntries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/credits/grants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listCreditGrants'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: operations['listKeys'];
    put?: never;
    post: operations['issueKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/keys/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete: operations['revokeKey'];
    options?: never;
    head?: never;
    patch: operations['renameKey'];
    trace?: never;
  };
  '/api/v1/keys/{id}/rotate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post: operations['rotateKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: never;
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  generate: {
    parameters: {
      query?: never;
      header?: {
        'idempotency-key'?: string;
        accept?: string;
        prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          prompt: string;
          /**
           * @default website
           * @enum {string}
           */
          buildType?: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
          /**
           * @default economy
           * @enum {string}
           */
          mode?: 'lite' | 'economy' | 'power';
          /** @default true */
          save?: boolean;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            projectId: string | null;
            editorUrl: string | null;
            spec: {
              [key: string]: unknown;
            };
            usage: {
              buildId: string;
              /** @enum {string} */
              buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
              /** @enum {string} */
              mode: 'lite' | 'economy' | 'power';
              engine: string;
              model: string | null;
              inputTokens: number;
              outputTokens: number;
              durationMs: number;
              creditsCharged: number;
            };
            credits: {
              remaining: number;
              held: number;
              charged: number;
              plan: string;
            };
          };
        };
      };
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
        };
      };
    };
  };
  listBuilds: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              buildId: string;
              /** @enum {string} */
              status: 'queued' | 'running' | 'succeeded' | 'failed';
              code: string | null;
              /** @enum {string} */
              buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
              /** @enum {string} */
              mode: 'lite' | 'economy' | 'power';
              engine: string | null;
              projectId: string | null;
              creditsCharged: number;
              durationMs: number | null;
              /** Format: date-time */
              createdAt: string;
            }[];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  getBuild: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            buildId: string;
            /** @enum {string} */
            status: 'queued' | 'running' | 'succeeded' | 'failed';
            /** @enum {string} */
            buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
            /** @enum {string} */
            mode: 'lite' | 'economy' | 'power';
            /** Format: date-time */
            createdAt: string;
            creditsCharged: number;
            progress: {
              stage: string;
              fraction: number;
              message: string;
            } | null;
            result?: {
              projectId: string | null;
              editorUrl: string | null;
              spec: {
                [key: string]: unknown;
              };
              usage: {
                buildId: string;
                /** @enum {string} */
                buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
                /** @enum {string} */
                mode: 'lite' | 'economy' | 'power';
                engine: string;
                model: string | null;
                inputTokens: number;
                outputTokens: number;
                durationMs: number;
                creditsCharged: number;
              };
              credits: {
                remaining: number;
                held: number;
                charged: number;
                plan: string;
              };
            };
            error?: {
              error: string;
              code: string;
              retryable: boolean;
            };
          };
        };
      };
    };
  };
  watchBuild: {
    parameters: {
      query?: {
        after?: number;
      };
      header?: {
        'last-event-id'?: number;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  listProjects: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
        buildType?: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
        query?: string;
        deleted?: 'true' | 'false';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              projectId: string;
              title: string;
              /** @enum {string} */
              buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
              revision: number;
              /** Format: uri */
              editorUrl: string;
              slug: string | null;
              publishedUrl: string | null;
              publishedRevision: number | null;
              publishedAt: string | null;
              /** Format: date-time */
              createdAt: string;
              /** Format: date-time */
              updatedAt: string;
              deletedAt: string | null;
            }[];
            nextCursor: string | null;
            truncated: boolean;
          };
        };
      };
    };
  };
  getProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            projectId: string;
            title: string;
            /** @enum {string} */
            buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
            revision: number;
            /** Format: uri */
            editorUrl: string;
            slug: string | null;
            publishedUrl: string | null;
            publishedRevision: number | null;
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
          };
        };
      };
    };
  };
  deleteProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            projectId: string;
            title: string;
            /** @enum {string} */
            buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
            revision: number;
            /** Format: uri */
            editorUrl: string;
            slug: string | null;
            publishedUrl: string | null;
            publishedRevision: number | null;
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
          };
        };
      };
    };
  };
  renameProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          title: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            projectId: string;
            title: string;
            /** @enum {string} */
            buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
            revision: number;
            /** Format: uri */
            editorUrl: string;
            slug: string | null;
            publishedUrl: string | null;
            publishedRevision: number | null;
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
          };
        };
      };
    };
  };
  restoreProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            projectId: string;
            title: string;
            /** @enum {string} */
            buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
            revision: number;
            /** Format: uri */
            editorUrl: string;
            slug: string | null;
            publishedUrl: string | null;
            publishedRevision: number | null;
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
          };
        };
      };
    };
  };
  readSpec: {
    parameters: {
      query?: {
        revision?: number;
        pointer?: string;
      };
      header?: {
        'if-none-match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  patchSpec: {
    parameters: {
      query?: never;
      header?: {
        'if-match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json-patch+json': (
          | {
              /** @constant */
              op: 'add';
              path: string;
              value: unknown;
            }
          | {
              /** @constant */
              op: 'replace';
              path: string;
              value: unknown;
            }
          | {
              /** @constant */
              op: 'test';
              path: string;
              value: unknown;
            }
          | {
              /** @constant */
              op: 'remove';
              path: string;
            }
          | {
              /** @constant */
              op: 'move';
              path: string;
              from: string;
            }
          | {
              /** @constant */
              op: 'copy';
              path: string;
              from: string;
            }
        )[];
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
        };
      };
    };
  };
  listRevisions: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              revision: number;
              /** @enum {string} */
              origin: 'build' | 'patch' | 'restore';
              restoredFrom: number | null;
              specSha256: string;
              sizeBytes: number;
              keyId: string;
              /** Format: date-time */
              createdAt: string;
            }[];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  restoreRevision: {
    parameters: {
      query?: never;
      header?: {
        'if-match'?: string;
      };
      path: {
        id: string;
        revision: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            projectId: string;
            title: string;
            /** @enum {string} */
            buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
            revision: number;
            /** Format: uri */
            editorUrl: string;
            slug: string | null;
            publishedUrl: string | null;
            publishedRevision: number | null;
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
          };
        };
      };
    };
  };
  publishProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            projectId: string;
            title: string;
            /** @enum {string} */
            buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
            revision: number;
            /** Format: uri */
            editorUrl: string;
            slug: string | null;
            publishedUrl: string | null;
            publishedRevision: number | null;
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
          };
        };
      };
    };
  };
  unpublishProject: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            projectId: string;
            title: string;
            /** @enum {string} */
            buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
            revision: number;
            /** Format: uri */
            editorUrl: string;
            slug: string | null;
            publishedUrl: string | null;
            publishedRevision: number | null;
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
          };
        };
      };
    };
  };
  changeSlug: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          slug: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            projectId: string;
            title: string;
            /** @enum {string} */
            buildType: 'website' | 'design' | 'slides' | 'document' | 'dataviz';
            revision: number;
            /** Format: uri */
            editorUrl: string;
            slug: string | null;
            publishedUrl: string | null;
            publishedRevision: number | null;
            publishedAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
          };
        };
      };
    };
  };
  exportProject: {
    parameters: {
      query: {
        format: string;
        revision?: number;
      };
      header?: {
        'if-none-match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
    };
  };
  previewProject: {
    parameters: {
      query?: {
        revision?: number;
        page?: string;
      };
      header?: {
        'if-none-match'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/html': string;
        };
      };
    };
  };
  getCredits: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            remaining: number;
            held: number;
            spent: number;
            expired: number;
            granted: number;
            plan: string;
            prices: {
              [key: string]: number;
            };
          };
        };
      };
    };
  };
  listCreditEntries: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              entryId: string;
              /** @enum {string} */
              kind: 'grant' | 'reserve' | 'capture' | 'release' | 'hold_expiry' | 'grant_expiry' | 'reversal';
              /** @enum {string} */
              from: 'granted' | 'available' | 'held' | 'spent' | 'expired';
              /** @enum {string} */
              to: 'granted' | 'available' | 'held' | 'spent' | 'expired';
              amount: number;
              grantId: string | null;
              buildId: string | null;
              /** Format: date-time */
              createdAt: string;
            }[];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  listCreditGrants: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              grantId: string;
              /** @enum {string} */
              kind: 'plan' | 'purchase' | 'promotion' | 'adjustment';
              amount: number;
              remaining: number;
              /** Format: date-time */
              effectiveAt: string;
              expiresAt: string | null;
              /** Format: date-time */
              createdAt: string;
              note: string;
            }[];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  listKeys: {
    parameters: {
      query?: {
        limit?: number;
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: {
              keyId: string;
              name: string;
              scopes: ('read' | 'write' | 'publish' | 'admin')[];
              /** @enum {string} */
              mode: 'live' | 'test';
              /** @enum {string} */
              state: 'active' | 'expired' | 'revoked';
              prefix: string;
              lastFour: string;
              /** Format: date-time */
              createdAt: string;
              expiresAt: string | null;
              revokedAt: string | null;
              lastUsedAt: string | null;
              rotatedFrom: string | null;
            }[];
            nextCursor: string | null;
          };
        };
      };
    };
  };
  issueKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
          scopes: ('read' | 'write' | 'publish' | 'admin')[];
          /** @enum {string} */
          mode?: 'live' | 'test';
          expiresInSeconds?: number;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            keyId: string;
            name: string;
            scopes: ('read' | 'write' | 'publish' | 'admin')[];
            /** @enum {string} */
            mode: 'live' | 'test';
            /** @enum {string} */
            state: 'active' | 'expired' | 'revoked';
            prefix: string;
            lastFour: string;
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            revokedAt: string | null;
            lastUsedAt: string | null;
            rotatedFrom: string | null;
            key: string;
          };
        };
      };
    };
  };
  revokeKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            keyId: string;
            name: string;
            scopes: ('read' | 'write' | 'publish' | 'admin')[];
            /** @enum {string} */
            mode: 'live' | 'test';
            /** @enum {string} */
            state: 'active' | 'expired' | 'revoked';
            prefix: string;
            lastFour: string;
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            revokedAt: string | null;
            lastUsedAt: string | null;
            rotatedFrom: string | null;
          };
        };
      };
    };
  };
  renameKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
        };
      };
    };
    responses: {
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            keyId: string;
            name: string;
            scopes: ('read' | 'write' | 'publish' | 'admin')[];
            /** @enum {string} */
            mode: 'live' | 'test';
            /** @enum {string} */
            state: 'active' | 'expired' | 'revoked';
            prefix: string;
            lastFour: string;
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            revokedAt: string | null;
            lastUsedAt: string | null;
            rotatedFrom: string | null;
          };
        };
      };
    };
  };
  rotateKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @default 0 */
          overlapSeconds?: number;
        };
      };
    };
    responses: {
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            keyId: string;
            name: string;
            scopes: ('read' | 'write' | 'publish' | 'admin')[];
            /** @enum {string} */
            mode: 'live' | 'test';
            /** @enum {string} */
            state: 'active' | 'expired' | 'revoked';
            prefix: string;
            lastFour: string;
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            revokedAt: string | null;
            lastUsedAt: string | null;
            rotatedFrom: string | null;
            key: string;
            replaced: {
              keyId: string;
              name: string;
              scopes: ('read' | 'write' | 'publish' | 'admin')[];
              /** @enum {string} */
              mode: 'live' | 'test';
              /** @enum {string} */
              state: 'active' | 'expired' | 'revoked';
              prefix: string;
              lastFour: string;
              /** Format: date-time */
              createdAt: string;
              expiresAt: string | null;
              revokedAt: string | null;
              lastUsedAt: string | null;
              rotatedFrom: string | null;
            };
          };
        };
      };
    };
  };
}
