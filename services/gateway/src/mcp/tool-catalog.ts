import type { Clients } from '../clients.ts';
import type { Scope } from '../guard/principal.ts';

interface CatalogTool {
  definition: string;
  scopes: readonly string[];
  /** A scope that is needed besides; empty where none is. */
  alsoScope: string;
  /** Whether a call of it may begin a build. */
  builds: boolean;
  /** Whether it neither builds nor renders. */
  quick: boolean;
}

interface Catalog {
  readAt: number;
  /** By name, in the order of `tools/list`. */
  tools: ReadonlyMap<string, CatalogTool>;
  /** `tools/list` as JSON text, by set of scopes. */
  lists: Map<string, string>;
  /** The results of `resources/templates/list` and `prompts/list` as JSON text. */
  templates: string;
  prompts: string;
}

export interface ToolCatalog {
  /** The result of `tools/list` for a key, made once for each set of scopes. */
  list(scopes: readonly Scope[]): Promise<string>;
  find(name: string): Promise<CatalogTool | undefined>;
  /** The result of `resources/templates/list`. */
  templates(): Promise<string>;
  /** The result of `prompts/list`. */
  prompts(): Promise<string>;
}

/** After this long the catalog is read again, behind the request that notices. */
const freshMs = 60_000;
const readMs = 5_000;

/** Keeps the catalog of mcp-tools, so that `tools/list` costs no call. */
export function createToolCatalog(mcpTools: Clients['mcpTools']): ToolCatalog {
  let catalog: Catalog | undefined;
  let reading: Promise<Catalog> | undefined;

  const read = async (): Promise<Catalog> => {
    const { tools, resourceTemplatesJson, promptsJson } = await mcpTools.listTools(
      {},
      { deadlineMs: readMs },
    );
    const known = tools.map(({ name, definitionJson, ...tool }): [string, CatalogTool] => [
      name,
      { ...tool, definition: definitionJson.toString('utf8') },
    ]);
    return {
      readAt: performance.now(),
      tools: new Map(known),
      lists: new Map(),
      templates: `{"resourceTemplates":${arrayText(resourceTemplatesJson)}}`,
      prompts: `{"prompts":${arrayText(promptsJson)}}`,
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
        const holds = (wanted: string): boolean => scopes.some((held) => held === wanted);
        const allowed = [...tools.values()].filter(
          (tool) => tool.scopes.some(holds) && (tool.alsoScope === '' || holds(tool.alsoScope)),
        );
        text = `{"tools":[${allowed.map(({ definition }) => definition).join(',')}]}`;
        lists.set(key, text);
      }
      return text;
    },
    find: async (name) => (await current()).tools.get(name),
    templates: async () => (await current()).templates,
    prompts: async () => (await current()).prompts,
  };
}

/** An mcp-tools of the release before sends none. */
const arrayText = (json: Buffer): string => (json.length === 0 ? '[]' : json.toString('utf8'));
