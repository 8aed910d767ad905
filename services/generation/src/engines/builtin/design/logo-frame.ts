import type { Frame, Layer } from '@sitewright/site-spec';
import { composeFrame, type FrameRequest } from './compose-frame.ts';
import { type Ground, textOn } from './ground.ts';

const round = (value: number) => Math.round(value * 100) / 100;

/** A mark: the subject's sign over the name, nothing else but what the prompt wants on it. */
export function composeLogo(request: FrameRequest): Frame {
  const { copy, layout, format, theme, id } = request;
  const { kicker: _, call: __, logo: ___, ...bare } = copy;
  const name = copy.logo && copy.headline.length > 40 ? copy.logo : copy.headline;
  const { frame } = composeFrame({
    ...request,
    copy: { ...bare, headline: name, body: [], missing: [] },
    withIcons: false,
    name: format.name,
  });
  const ground: Ground = layout.ground;
  const size = Math.min(format.width, format.height) * 0.26;
  const x = (format.width - size) / 2;
  const y = format.height * 0.2;
  const disc = size * 1.35;
  const isSolid = ground === 'primary';
  const layers: Layer[] = [
    {
      id: id('shape'),
      type: 'shape',
      shape: 'ellipse',
      x: round(x - (disc - size) / 2),
      y: round(y - (disc - size) / 2),
      width: round(disc),
      height: round(disc),
      rotation: 0,
      opacity: 1,
      role: 'decoration',
      fill: isSolid ? 'background' : 'primary',
    },
    {
      id: id('icon'),
      type: 'icon',
      x: round(x + size * 0.15),
      y: round(y + size * 0.15),
      width: round(size * 0.7),
      height: round(size * 0.7),
      rotation: 0,
      opacity: 1,
      role: 'logo',
      icon: request.icon ?? 'sparkles',
      color: isSolid ? textOn(theme, 'background', ['primary'], 3) : 'onPrimary',
      strokeWidth: 1.75,
    },
  ];
  return { ...frame, layers: [...layers, ...frame.layers] };
}
