/** Numbers from low to high, moved apart until each is `least` over the one before and none over `most`. */
export function spread(sorted: readonly number[], least: number, most: number): number[] {
  const up: number[] = [];
  for (const number of sorted) up.push(Math.max(number, (up.at(-1) ?? Number.NEGATIVE_INFINITY) + least));
  const down: number[] = [];
  for (const number of up.toReversed())
    down.push(Math.min(number, (down.at(-1) ?? Math.max(most, sorted.at(-1) ?? most) + least) - least));
  return down.toReversed();
}
