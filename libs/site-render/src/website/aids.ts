import type { WebsiteSpec } from '@sitewright/site-spec';
import { safeHref } from '../address.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import type { PageContext } from '../page-context.ts';

type Page = WebsiteSpec['content']['pages'][number];

/** An empty page: what leaves a site without a place to go to shows nothing of it. */
const NOWHERE = 'about:blank';

/**
 * What stands over every page to help whoever reads it. A way out stays in sight, and the place that it leads to is not told
 * where its visitor came from. No script: larger text is a box that is ticked, which the style sheet heeds.
 */
export function aids(
  { aids: given = [] }: WebsiteSpec['content'],
  { linkTo }: PageContext,
): Html | undefined {
  if (given.length === 0) return undefined;
  return html`<div class="aids">${given.map(({ id, kind, label, href }) =>
    kind === 'exit'
      ? html`<a class="button primary exit" id="${id}" href="${href === undefined ? NOWHERE : safeHref(href, linkTo)}" rel="noreferrer">${icon('log-out', 18)}<span>${label}</span></a>`
      : html`<label class="button secondary larger" id="${id}"><input class="unseen" type="checkbox">${icon('a-large-small', 20)}<span>${label}</span></label>`,
  )}</div>`;
}

/** So many numbers to call stay in sight on a telephone. */
const MOST_IN_SIGHT = 2;

/** The numbers that a page asks people to call, or else the site: on a telephone they stay in sight at the foot of the screen. */
export function dial({ content }: WebsiteSpec, page: Page, { linkTo }: PageContext): Html | undefined {
  const callsOf = ({ sections }: Page) =>
    sections
      .filter(({ type }) => type === 'hero' || type === 'callToAction')
      .flatMap(({ actions }) => actions.filter(({ href }) => href.startsWith('tel:')));
  const own = callsOf(page);
  const calls = own.length > 0 ? own : content.pages.flatMap(callsOf);
  const numbers = calls.filter(({ href }, at) => calls.findIndex((one) => one.href === href) === at);
  const kept = numbers.slice(0, MOST_IN_SIGHT);
  if (kept.length === 0) return undefined;
  return html`<p class="dial${numbers.length > kept.length && ' some'}">${kept.map((action) => html`<a class="button primary" href="${safeHref(action.href, linkTo)}">${icon('phone', 18)}<span>${action.label}</span></a>`)}</p>`;
}
