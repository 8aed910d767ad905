import { type Frame, plainText, type TextLayer, wrap } from '@sitewright/site-spec';

/** Every text layer of a frame, those in groups too. */
export function textLayers(frame: Frame): TextLayer[] {
  return frame.layers.flatMap((layer) => {
    if (layer.type === 'text') return [layer];
    return layer.type === 'group' ? layer.layers.filter((inner) => inner.type === 'text') : [];
  });
}

const SLACK = 0.01;

function overlap(first: TextLayer, second: TextLayer): boolean {
  const across = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const down = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return across > SLACK && down > SLACK;
}

/** What is wrong with the texts of a frame: outside of it, over one another, or larger than their boxes. */
export function textProblems(frame: Frame): string[] {
  const texts = textLayers(frame);
  const outside = texts
    .filter(
      (layer) =>
        layer.x < -SLACK ||
        layer.y < -SLACK ||
        layer.x + layer.width > frame.width + SLACK ||
        layer.y + layer.height > frame.height + SLACK,
    )
    .map((layer) => `${layer.id} leaves the frame`);
  const over = texts.flatMap((first, at) =>
    texts
      .slice(at + 1)
      .filter((second) => overlap(first, second))
      .map((second) => `${first.id} lies over ${second.id}`),
  );
  const tight = texts.flatMap((layer) => {
    const style = {
      weight: layer.fontWeight,
      letterSpacing: layer.letterSpacing,
      uppercase: layer.transform === 'uppercase',
    };
    const lines = wrap(plainText(layer.text), (layer.width + SLACK) / layer.fontSize, style);
    const height = (lines?.length ?? Number.POSITIVE_INFINITY) * layer.fontSize * layer.lineHeight;
    return height > layer.height + SLACK * 10 ? [`${layer.id} is larger than its box`] : [];
  });
  return [...outside, ...over, ...tight];
}
