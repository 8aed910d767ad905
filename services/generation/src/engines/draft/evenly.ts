/** Groups of at most so many, all about the same size. */
export function evenly<T>(items: readonly T[], most: number): T[][] {
  const groups = Math.ceil(items.length / most);
  const size = Math.ceil(items.length / Math.max(1, groups));
  return Array.from({ length: groups }, (_, index) => items.slice(index * size, (index + 1) * size));
}
