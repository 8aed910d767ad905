/** What a writer can't know, asked of the person: `[[…]]`, a string of its own. */
export function questionIn(text: string): string | undefined {
  const trimmed = text.trim();
  if (!trimmed.startsWith('[[') || !trimmed.endsWith(']]')) return undefined;
  const inner = trimmed.slice(2, -2).trim();
  return inner === '' || inner.includes('[[') ? undefined : inner;
}

/** Whether a question stands in a text, alone or among words. */
export const isAsking = (text: string): boolean => text.includes('[[');

/** A question to the person, as a draft writes it. */
export const question = (words: string): string => `[[${words}]]`;
