import type { WebsiteContent } from '@sitewright/site-spec';
import type { Brief } from '../brief/brief.ts';
import type { ComposeContext } from '../compose-context.ts';

type Social = WebsiteContent['site']['social'];

/** Where a handle leads to, by the network that is named beside it. `@` stands for the handle. */
const NETWORKS: readonly (readonly [network: string, words: RegExp, address: string])[] = [
  ['instagram', /instagram|insta(?![\p{L}])|(?<![\p{L}])ig(?![\p{L}])/iu, 'https://www.instagram.com/@'],
  ['facebook', /facebook|(?<![\p{L}])fb(?![\p{L}])/iu, 'https://www.facebook.com/@'],
  ['tiktok', /tiktok|tik tok/iu, 'https://www.tiktok.com/@@'],
  ['youtube', /youtube/iu, 'https://www.youtube.com/@@'],
  ['linkedin', /linkedin/iu, 'https://www.linkedin.com/in/@'],
  ['x', /twitter|(?<![\p{L}])x(?:\.com)?(?![\p{L}])/iu, 'https://x.com/@'],
  ['github', /github/iu, 'https://github.com/@'],
  ['threads', /threads/iu, 'https://www.threads.net/@@'],
  ['bluesky', /bluesky|bsky/iu, 'https://bsky.app/profile/@'],
  ['pinterest', /pinterest/iu, 'https://www.pinterest.com/@'],
  ['behance', /behance/iu, 'https://www.behance.net/@'],
  ['dribbble', /dribbble/iu, 'https://dribbble.com/@'],
  ['etsy', /etsy/iu, 'https://www.etsy.com/shop/@'],
  ['soundcloud', /soundcloud/iu, 'https://soundcloud.com/@'],
  ['bandcamp', /bandcamp/iu, 'https://bandcamp.com/@'],
  ['telegram', /telegram/iu, 'https://t.me/@'],
  ['twitch', /twitch/iu, 'https://www.twitch.tv/@'],
  ['patreon', /patreon/iu, 'https://www.patreon.com/@'],
  ['spotify', /spotify/iu, 'https://open.spotify.com/user/@'],
];

const DOMAIN =
  /(?<![\p{L}\p{N}@./-])(?:https?:\/\/)?(?:(?:www|m|open)\.)?(instagram\.com|facebook\.com|fb\.com|tiktok\.com|youtube\.com|youtu\.be|linkedin\.com|twitter\.com|x\.com|github\.com|threads\.net|bsky\.app|pinterest\.[a-z.]{2,6}|behance\.net|dribbble\.com|etsy\.com|soundcloud\.com|[a-z0-9-]{1,40}\.bandcamp\.com|t\.me|twitch\.tv|patreon\.com|open\.spotify\.com|spotify\.com|vimeo\.com|medium\.com|[a-z0-9-]{1,40}\.substack\.com|mastodon\.[a-z]{2,10})(\/[^\s<>"'`),;]{1,120})?/giu;
const SAFE = /^https:\/\/[^\s<>"'`\\^{|}]+$/u;
const MOST = 20;

const networkOf = (domain: string): string => {
  const lower = domain.toLowerCase();
  if (lower === 'fb.com') return 'facebook';
  if (lower === 'youtu.be') return 'youtube';
  if (lower === 't.me') return 'telegram';
  if (lower === 'twitter.com') return 'x';
  return lower.split('.').at(lower.startsWith('open.') ? 1 : -2) ?? lower;
};

/** Handles and addresses of networks that the prompt gives, as links; a handle without its network says too little. */
export function socialLinks(brief: Brief, context: ComposeContext): Social {
  const links = [...fromAddresses(brief), ...fromHandles(brief)];
  const unique = links.filter(
    ({ href, network, label }, at) =>
      links.findIndex(
        (other) => other.href === href || (other.network === network && other.label === label),
      ) === at,
  );
  return unique.slice(0, MOST).map((link) => ({ id: context.id('social'), ...link }));
}

function fromAddresses({ text }: Brief): Omit<Social[number], 'id'>[] {
  return [...text.matchAll(DOMAIN)].flatMap(({ 0: found, 1: domain = '', 2: path }) => {
    const address = found.replace(/[.,:!?]+$/u, '');
    const href = /^https?:/iu.test(address) ? address.replace(/^http:/iu, 'https:') : `https://${address}`;
    const isOwn = path !== undefined || /bandcamp|substack/iu.test(domain);
    return isOwn && SAFE.test(href)
      ? [{ network: networkOf(domain), label: address.slice(0, 80), href }]
      : [];
  });
}

/** "Instagram @bluedoor", "we are @bluedoor on instagram and tiktok". */
function fromHandles({ text, contacts }: Brief): Omit<Social[number], 'id'>[] {
  return contacts.handles.flatMap((handle) => {
    const at = text.indexOf(handle);
    const name = handle.slice(1).replace(/\.+$/u, '');
    const before =
      text
        .slice(Math.max(0, at - 40), at)
        .split(/[.;\n@]/u)
        .at(-1) ?? '';
    const after = /^[^.;,\n@]{0,40}/u.exec(text.slice(at + handle.length))?.[0] ?? '';
    const isOn = /^\s*(?:\(|on |auf |sur |en |su |no |op |na )/iu.test(after);
    const found = NETWORKS.filter(([, words]) => words.test(before) || (isOn && words.test(after)));
    return found.flatMap(([network, , address]) => {
      const href = address.replace(/@$/u, name);
      return SAFE.test(href) ? [{ network, label: handle.slice(0, 80), href }] : [];
    });
  });
}
