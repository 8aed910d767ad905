import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import type { PageContext } from '../page-context.ts';

/** What may have a picture, or ask its owner for one. */
export interface Asking {
  image?: string | undefined;
  questions?: readonly string[] | undefined;
}

/** What may be marked as invented or asked for, and which of its fields are. */
export interface Invented {
  placeholder?: boolean | undefined;
  questions?: readonly string[] | undefined;
}

/** Whether a picture of the owner's is to come: its place is shown. */
export const awaitsPicture = ({ image, questions }: Asking): boolean =>
  image === undefined && questions?.includes('image') === true;

/** Whether something shows a picture, or the place of one. */
export const isPictured = (item: Asking): boolean => item.image !== undefined || awaitsPicture(item);

/** Whether more of something than its picture is invented or asked for. */
export const isInvented = ({ placeholder, questions }: Invented): boolean =>
  placeholder === true && questions?.every((name) => name === 'image') !== true;

/** The marked place of a picture that is to come. */
export const pictureSlot = ({ mark }: Pick<PageContext, 'mark'>): Html =>
  html`<div class="media slot">${icon('image', 28)}${mark}</div>`;
