import { describe, expect, test } from '@jest/globals';
import { readBrief } from '../brief/read-brief.ts';
import { createContext } from '../create-context.ts';
import { socialLinks } from './social-links.ts';

const links = (prompt: string) => {
  const brief = readBrief(prompt, 'website');
  return socialLinks(brief, createContext(brief, 'economy').context).map(({ network, label, href }) => [
    network,
    label,
    href,
  ]);
};

describe('social links', () => {
  test('lead to the network that is named beside a handle', () => {
    expect(links('Site for a cafe. Instagram @bluedoor, TikTok: @blue.door')).toEqual([
      ['instagram', '@bluedoor', 'https://www.instagram.com/bluedoor'],
      ['tiktok', '@blue.door', 'https://www.tiktok.com/@blue.door'],
    ]);
    expect(links('Find us as @kiln on instagram.')).toEqual([
      ['instagram', '@kiln', 'https://www.instagram.com/kiln'],
    ]);
  });

  test('keep addresses as they were written, with or without a scheme', () => {
    expect(
      links('Resume. GitHub github.com/twilk. Listen on https://open.spotify.com/show/abc123 please'),
    ).toEqual([
      ['github', 'github.com/twilk', 'https://github.com/twilk'],
      ['spotify', 'https://open.spotify.com/show/abc123', 'https://open.spotify.com/show/abc123'],
    ]);
  });

  test('are none for a handle without a network, an e-mail address or the bare name of a network', () => {
    expect(links('Site for Oak. @oak. Write to oak@github.com. We are on facebook.com too.')).toEqual([]);
  });
});
