import type { Clients } from '../clients.ts';
import type { Scope } from '../guard/principal.ts';

interface CatalogTool {
  name: string;
  definition: string;
  scopes: readonly string[];
}

interface Catalog {
  readAt: number;
  names: ReadonlySet<string>;
  tools: readonly CatalogTool[];
  /** `tools/list` as JSON text, by set of scopes. */
  lists: Map<string, string>;
}

export interface ToolCatalog {
  /** The result of `tools/list` for a key, made once for each set of scopes. */
  list(scopes: readonly Scope[]): Promise<string>;
  has(name: string): Promise<boolean>;
}

/** After this long the catalog is read again, behind the request that notices. */
const freshMs = 60_000;
const readMs = 5_000;

/** Keeps the catalog of mcp-tools, so that `tools/list` costs no call. */
export function createToolCatalog(mcpTools: Clients['mcpTools']): ToolCatalog {
  let catalog: Catalog | undefined;
  let reading: Promise<Catalog> | undefined;

  const read = async (): Promise<Catalog> => {
    const { tools } = await mcpTools.listTools({}, { deadlineMs: readMs });
    const known = tools.map(({ name, definitionJson, scopes }) => ({
      name,
      definition: definitionJson.toString('utf8'),
      scopes,
    }));
    return {
      readAt: performance.now(),
      names: new Set(known.map(({ name }) => name)),
      tools: known,
      lists: new Map(),
    };
  };

  const refresh = (): Promise<Catalog> => {
    reading ??= read()
      .then((latest) => {
        catalog = latest;
        return latest;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  const current = async (): Promise<Catalog> => {
    if (catalog === undefined) return refresh();
    // An old catalog serves while a newer one is fetched, and as long as none can be.
    if (performance.now() - catalog.readAt > freshMs) refresh().catch(() => undefined);
    return catalog;
  };

  return {
    async list(scopes) {
      const { lists, tools } = await current();
      const key = scopes.toSorted().join(' ');
      let text = lists.get(key);
      if (text === undefined) {
        const allowed = tools.filter((tool) =>
          tool.scopes.some((scope) => scopes.some((held) => held === scope)),
        );
        text = `{"tools":[${allowed.map(({ definition }) => definition).join(',')}]}`;
        lists.set(key, text);
      }
      return text;
    },
    has: async (name) => (await current()).names.has(name),
  };
}
