import { cutText } from './text/clean-text.ts';

const LONG_TEXT = 200;
const LONG_LIST = 2;

/** A value of the same shape with long texts and long lists half as long: for drafts that no specification can hold. */
export function halved<T>(value: T): T;
export function halved(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONG_TEXT ? cutText(value, value.length / 2) : value;
  if (Array.isArray(value)) {
    const kept = value.length > LONG_LIST ? value.slice(0, Math.ceil(value.length / 2)) : value;
    return kept.map((one: unknown) => halved(one));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, halved<unknown>(own)]));
}
