import { z } from 'zod';

const listSchema = z.object({ items: z.array(z.object({ projectId: z.string(), title: z.string() })) });
const linkSchema = z.object({ url: z.string() });
const daySeconds = 86_400;

/** A link that opens the newest project in the builder without a key, for a day; undefined while there is none. */
export async function linkToNewest(server: {
  baseUrl: string;
  apiKey: string;
}): Promise<{ url: string; title: string } | undefined> {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${server.baseUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${server.apiKey}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const [newest] = listSchema.parse(await ask('/api/v1/projects?limit=1')).items;
  if (newest === undefined) return undefined;
  const wish = { role: 'edit', expiresInSeconds: daySeconds };
  const { url } = linkSchema.parse(await ask(`/api/v1/projects/${newest.projectId}/links`, wish));
  return { url, title: newest.title };
}
