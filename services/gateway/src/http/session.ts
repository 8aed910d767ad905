import { named } from '@sitewright/public-api';
import { z } from 'zod';
import { requireSameOrigin } from '../guard/credentials.ts';
import { type Principal, SCOPES } from '../guard/principal.ts';
import { type Answer, defineRoute } from './route.ts';

const tag = 'Sessions';
const path = '/api/v1/session';

const secret = z.string().min(1).max(512);

const sessionSchema = named(
  'Session',
  z.object({
    signedIn: z.boolean(),
    scopes: z.array(z.enum(SCOPES)).describe('What the session may do; empty when nobody is signed in.'),
    projectId: z.string().optional().describe('The one project that it reaches, when a link has opened it.'),
  }),
);

const example: z.input<typeof sessionSchema> = { signedIn: true, scopes: ['read', 'write'] };
const nobody: z.input<typeof sessionSchema> = { signedIn: false, scopes: [] };

const answer = (body: z.input<typeof sessionSchema>, cookie?: string): Answer => ({
  status: 200,
  headers: { 'cache-control': 'no-store', ...(cookie === undefined ? {} : { 'set-cookie': cookie }) },
  body,
});

const sessionJson = ({ scopes, link }: Principal): z.input<typeof sessionSchema> => ({
  signedIn: true,
  scopes: [...scopes],
  ...(link === undefined ? {} : { projectId: link.projectId }),
});

const openRoute = defineRoute({
  method: 'POST',
  path,
  id: 'openSession',
  tag,
  summary: 'Sign in from a browser',
  description:
    'Sets a cookie that serves in the place of the key, for 12 hours or until the key ends; or, with a link, for its ' +
    'project alone. Only a page of this ' +
    'origin may ask: the request needs `Sec-Fetch-Site: same-origin`, or an `Origin` that is the public one where a ' +
    'browser sends no such header. The same holds for every request that brings the cookie. It is not looked at on ' +
    '/api/mcp.',
  access: 'public',
  body: {
    schema: z
      .strictObject({
        key: secret.describe('An API key.').optional(),
        link: secret.describe('What follows `#t=` in a link to a project, `sl_…`.').optional(),
      })
      .refine(({ key, link }) => (key === undefined) !== (link === undefined), 'name a key or a link')
      .meta({ minProperties: 1, maxProperties: 1 }),
    mediaType: 'application/json',
    maxBytes: 4 * 1024,
    example: { key: `sw_live_${'x'.repeat(32)}Q8xz` },
  },
  answers: {
    200: {
      description: 'Signed in.',
      schema: sessionSchema,
      example,
      headers: { 'Set-Cookie': 'The session: HttpOnly, SameSite=Strict, Secure over TLS.' },
    },
  },
  errors: ['UNAUTHORIZED', 'ORIGIN_NOT_ALLOWED', 'TLS_REQUIRED', 'RATE_LIMITED', 'UNAVAILABLE'],
  async handle({ guard, config }, { body, credentials, address }) {
    requireSameOrigin(credentials, config.publicUrl);
    const session =
      body.link === undefined
        ? { keyId: (await guard.authenticate(`Bearer ${body.key}`, address)).principal.keyId }
        : await guard.redeem(body.link, address);
    const { principal, cookie } = await guard.sessions.open(session);
    return answer(sessionJson(principal), cookie);
  },
});

const readRoute = defineRoute({
  method: 'GET',
  path,
  id: 'getSession',
  tag,
  summary: 'See whether a browser is signed in',
  description: 'Answers 200 to whoever is not signed in, too.',
  access: 'public',
  answers: { 200: { description: 'Whether, and what the session may do.', schema: sessionSchema, example } },
  errors: ['ORIGIN_NOT_ALLOWED', 'UNAVAILABLE'],
  async handle({ guard }, { credentials }) {
    const principal = await guard.sessions.find(credentials);
    return answer(principal === undefined ? nobody : sessionJson(principal));
  },
});

const closeRoute = defineRoute({
  method: 'DELETE',
  path,
  id: 'closeSession',
  tag,
  summary: 'Sign out',
  description: 'Ends the session and removes the cookie. Signing out again changes nothing.',
  access: 'public',
  answers: { 200: { description: 'Signed out.', schema: sessionSchema, example: nobody } },
  errors: ['ORIGIN_NOT_ALLOWED', 'UNAVAILABLE'],
  async handle({ guard }, { credentials }) {
    return answer(nobody, await guard.sessions.close(credentials));
  },
});

/** Signing in and out of the builder. */
export const sessionRoutes = [openRoute, readRoute, closeRoute];
