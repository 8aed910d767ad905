/** Sentences of a prompt; full stops in numbers, abbreviations and addresses do not end one. */
export function designSentences(text: string): string[] {
  return text
    .split(
      /(?<=[.!?。！？])(?=\s+[\p{Lu}\p{Lo}\d$€£"'“‘¿¡])(?<!(?:^|\s)\d{1,2}\.)(?<!\b(?:St|Dr|Prof|Mr|Mrs|Ms|No|Nr|[Tt]el|[Ff]ax|[Mm]ob|vs|approx|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|a\.m|p\.m|\p{L}{0,20}[Ss]tr)\.)|(?<=[。！？])|\n+/u,
    )
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/^\s?(?:[-*•]\s|\d{1,3}[.)]\s)/, '')
        .trim(),
    )
    .filter((sentence) => sentence !== '');
}

export function capitalise(text: string): string {
  const trimmed = text.trim();
  // An address stays as it is written.
  if (/^(?:[\w.+-]+@|www\.|https?:|[a-z0-9-]+\.[a-z]{2,10}(?:[\s/]|$))/.test(trimmed)) return trimmed;
  return trimmed.charAt(0).toLocaleUpperCase() + trimmed.slice(1);
}

/** Text as it is printed: no stray marks at its ends, no mark-up. */
export function printable(text: string): string {
  return text
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:–。、،-]+$/gu, '')
    .replace(/(?<!\.)\.\.$/, '')
    .replace(/(?<!\b(?:a|p)\.m)(?<![.!?])\.$/, '')
    .trim();
}
