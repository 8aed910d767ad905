import { z } from 'zod';
import { hrefSchema, idSchema, plain, richTextSchema } from '../text.ts';
import { itemBase, sectionBase } from './section-base.ts';

/** What a field of a form asks for. */
export const FORM_FIELDS = [
  'text',
  'email',
  'tel',
  'number',
  'date',
  'time',
  'url',
  'textarea',
  'select',
  'radio',
  'checkboxes',
  'consent',
  'file',
] as const;
/** What a form is for. */
export const FORM_PURPOSES = [
  'contact',
  'quote',
  'volunteer',
  'registration',
  'application',
  'rsvp',
  'order',
  'donation',
  'feedback',
] as const;
/** What is booked. */
export const BOOKING_PURPOSES = ['appointment', 'table', 'stay', 'class', 'tour', 'call', 'viewing'] as const;

/** One field of a form; choices for select, radio and checkboxes. */
export const formFieldSchema = z.strictObject({
  ...itemBase,
  name: z.string().regex(/^[a-z][a-zA-Z0-9]{0,40}$/),
  label: plain(160),
  kind: z.enum(FORM_FIELDS),
  required: z.boolean(),
  hint: plain(200).optional(),
  options: z.array(plain(160)).max(40).optional(),
});

/** What every section with a form has. Nothing is sent anywhere unless `recipient` is known. */
const formShape = {
  submitLabel: plain(80),
  successMessage: plain(300),
  recipient: hrefSchema.optional().describe('mailto address that the prompt gave'),
  consent: plain(400).optional(),
};

/** A form to write to the owner. */
export const contactFormSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('contactForm'),
  layout: z.enum(['simple', 'split', 'card']),
  purpose: z.enum(FORM_PURPOSES),
  ...formShape,
  items: z.array(formFieldSchema).min(1).max(30),
});

/** A way to subscribe. */
export const newsletterSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('newsletter'),
  layout: z.enum(['inline', 'card', 'banner']),
  ...formShape,
  items: z.array(formFieldSchema).min(1).max(6),
});

/** Asks for an appointment, a table or a stay; the owner confirms it, there is no live calendar. */
export const bookingSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('booking'),
  layout: z.enum(['simple', 'split', 'card']),
  purpose: z.enum(BOOKING_PURPOSES),
  ...formShape,
  items: z.array(formFieldSchema).min(1).max(30),
});

/** Places, with when they are open. */
export const locationHoursSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('locationHours'),
  layout: z.enum(['split', 'cards', 'list']),
  items: z
    .array(
      z.strictObject({
        ...itemBase,
        name: plain(160),
        address: plain(300).optional(),
        hours: z
          .array(
            z.strictObject({
              id: idSchema,
              days: plain(80),
              hours: plain(80),
              placeholder: z.boolean().optional(),
            }),
          )
          .max(14),
        phone: plain(60).optional(),
        email: plain(200).optional(),
        directions: richTextSchema.optional(),
        mapHref: hrefSchema.optional(),
      }),
    )
    .min(1)
    .max(24),
});

/** One thing that the visitor should do. */
export const callToActionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('callToAction'),
  layout: z.enum(['banner', 'card', 'split', 'minimal']),
  heading: plain(200),
  items: z.array(z.strictObject({ ...itemBase, text: plain(200) })).max(6),
});

/** Stands where a thing was asked for that a specification can't be: says so, and what is there in its place. */
export const unsupportedFeatureSchema = z.strictObject({
  ...sectionBase,
  type: z.literal('unsupportedFeature'),
  layout: z.enum(['notice', 'card']),
  feature: plain(120),
  requested: idSchema.optional().describe('Id of the entry of brief.requested'),
  explanation: plain(500),
  alternative: plain(500).optional(),
  items: z.array(z.never()).max(0),
});
