import type { Brief } from '../brief/brief.ts';
import type { Random } from '../copy/random.ts';
import type { DesignLayout } from '../recipe/designs/layouts.ts';

/** Picks layouts one after another, none twice while there is another; words about the look weigh in. */
export function chooseLayouts(
  random: Random,
  brief: Brief,
): (layouts: readonly DesignLayout[]) => DesignLayout {
  const used = new Set<string>();
  const look = `${brief.tone.join(' ')} ${brief.styleWords.join(' ')}`.toLowerCase();
  const wantsPlain = /minimal|simple|clean|elegant|schlicht/.test(look);
  const wantsPicture = /\b(?:photo|picture|image|illustration|collage|featuring|showing|depict)/i.test(
    brief.text,
  );
  const wantsGround = brief.colours.some((colour) => colour.role === 'background');
  return (layouts) => {
    const scored = layouts.map((layout) => {
      const fits = [
        wantsPlain && !layout.picture,
        wantsPicture && layout.picture !== undefined,
        wantsGround && layout.ground === 'background' && !layout.panel,
      ];
      return {
        layout,
        score: fits.filter(Boolean).length + random.next() * 1.5 - (used.has(layout.id) ? 5 : 0),
      };
    });
    const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
    used.add(best.layout.id);
    return best.layout;
  };
}
