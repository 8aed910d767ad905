import type { RenderResult, RenderTask } from '../src/rendering/render-task.ts';

/** A rendering thread that does what its specification says: work on for ever, take all memory, fail, or answer. */
export default async function render(task: RenderTask): Promise<RenderResult> {
  const word = Buffer.from(task.specJson).toString();
  if (word === 'endless') for (;;) Math.sqrt(2);
  if (word === 'greedy') for (const kept: number[][] = []; ; ) kept.push(Array(1e6).fill(Math.random()));
  if (word === 'broken') throw new Error('secret detail');
  if (word === 'missing') return { kind: 'missing' };
  return { kind: 'page', html: Buffer.from(`<p>${word}</p>`) };
}
