/** A text without the signs that it ends with; a space among the signs stands for any white space. */
export function withoutEnd(text: string, signs: string): string {
  const spaces = signs.includes(' ');
  const isOne = (sign: string): boolean => signs.includes(sign) || (spaces && sign.trim() === '');
  let end = text.length;
  while (end > 0 && isOne(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
