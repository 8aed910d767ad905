const allowed =
  /^(?:https:\/\/[^\s<>"'`\\{}]+|mailto:[^\s<>"'`\\]+|tel:[+0-9().-]+|#[A-Za-z][A-Za-z0-9_-]*|\/(?!\/)[A-Za-z0-9._~%/#-]*)$/;

/** What is touched to call or to write. */
export const isDirect = (href: string): boolean => /^(?:tel|mailto):/u.test(href);

/** Turns paths within a site into addresses that work where the page is served from. */
export type LinkTo = (href: string) => string;

/** An address that may stand in an href. The schema allows no other; what got past it leads nowhere. */
export function safeHref(href: string, linkTo: LinkTo): string {
  if (!allowed.test(href)) return '#';
  return href.startsWith('/') ? linkTo(href) : href;
}

/** Pages of one site lie in folders of their own: relative links work under any prefix, and from a file. */
export function relativeLinks(fromPath: string): LinkTo {
  const depth = fromPath.split('/').filter(Boolean).length;
  const up = '../'.repeat(depth);
  return (href) => {
    const [path = '/', anchor] = href.split('#', 2);
    const folder = path.split('/').filter((part) => part !== '' && part !== '..' && part !== '.');
    const target = `${up}${folder.map((part) => `${part}/`).join('')}` || './';
    return anchor === undefined ? target : `${target}#${anchor}`;
  };
}
