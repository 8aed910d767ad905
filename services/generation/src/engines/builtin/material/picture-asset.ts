import type { Asset, Motif } from '@sitewright/site-spec';
import type { ComposeContext } from '../compose-context.ts';

/** Words of a description and the motif and icon that come nearest to them. */
const MOTIF_OF: [pattern: RegExp, motif: Motif, icon?: string][] = [
  [
    /\b(people|person|team|student|children|man|woman|portrait|teacher|speaker|crowd|audience|musk|couple)/i,
    'portrait',
    'users',
  ],
  [/\b(graph|growth|trend|chart|upward|increase|statistics|data)/i, 'grid', 'trending-up'],
  [/\b(tree|plant|leaf|leaves|garden|nature|forest|watering|flower)/i, 'leaves', 'leaf'],
  [/\b(mountain|landscape|hill|valley|countryside|desert)/i, 'mountains', 'mountain'],
  [/\b(sea|ocean|water|river|lake|island|beach|rain)/i, 'water', 'droplets'],
  [/\b(city|mall|market|street|building|office|skyline|house|shop)/i, 'skyline', 'building-2'],
  [/\b(map|globe|world|country|route|location)/i, 'map', 'globe'],
  [/\b(computer|digital|blockchain|network|technology|software|circuit|robot|chip|code)/i, 'circuit', 'cpu'],
  [/\b(food|plate|dish|fries|meal|bread|coffee|restaurant|cake)/i, 'plate', 'utensils'],
  [/\b(product|device|bottle|package|box|machine)/i, 'product', 'package'],
  [/\b(question)/i, 'dots', 'circle-help'],
  [/\b(book|manuscript|library|script|text|document|paper|history)/i, 'frame', 'book-open'],
  [/\b(communicat|speech|voice|talk|conversation|media)/i, 'waves', 'message-circle'],
  [/\b(job|career|business|work|application)/i, 'rays', 'briefcase'],
  [/\b(health|medical|doctor|hospital|dental|tooth)/i, 'blobs', 'heart-pulse'],
];

/** A picture that stands in for what the asker described, drawn from a motif that fits the words. */
export function pictureAsset(ctx: ComposeContext, alt: string, shape: 'wide' | 'square' = 'wide'): Asset {
  const [, motif, icon] = MOTIF_OF.find(([pattern]) => pattern.test(alt)) ?? [
    null,
    'abstract' as const,
    undefined,
  ];
  return {
    id: ctx.id('picture'),
    kind: 'image',
    source: 'generated-svg',
    motif,
    icon,
    seed: ctx.random(`picture ${alt}`).int(4_294_967_295),
    colors: ['primary', 'accent', 'surface'],
    alt: alt.slice(0, 300),
    width: shape === 'wide' ? 1280 : 800,
    height: shape === 'wide' ? 720 : 800,
    placeholder: true,
  };
}
