import type { z } from 'zod';
import { assetSchema } from './asset.ts';
import { briefSchema } from './brief.ts';
import { channelSchema, chartSchema, chartSpecSchema, datasetSchema } from './chart.ts';
import { datavizContentSchema } from './dataviz.ts';
import { designContentSchema, frameSchema, layerSchema } from './design.ts';
import { documentBlockSchema, documentContentSchema } from './document.ts';
import { jsonSchemaValue } from './envelope.ts';
import { specPatchSchema } from './patch.ts';
import { slideBlockSchema, slideSchema, slidesContentSchema } from './slides.ts';
import {
  datavizSpecSchema,
  designSpecSchema,
  documentSpecSchema,
  siteSpecSchema,
  slidesSpecSchema,
  websiteSpecSchema,
} from './spec.ts';
import { richTextSchema } from './text.ts';
import { themeSchema } from './theme.ts';
import { pageSchema, SECTION_TYPES, sectionSchema, websiteContentSchema } from './website/website.ts';

const tokens = themeSchema.shape.tokens.shape;

const capital = (word: string): string => `${word[0]?.toUpperCase()}${word.slice(1)}`;

/** What the parts of the Site Specification are called where a document tells each under its name. */
export const partNames: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [siteSpecSchema, 'SiteSpec'],
  [websiteSpecSchema, 'WebsiteSpec'],
  [designSpecSchema, 'DesignSpec'],
  [slidesSpecSchema, 'SlidesSpec'],
  [documentSpecSchema, 'DocumentSpec'],
  [datavizSpecSchema, 'DatavizSpec'],
  [websiteContentSchema, 'WebsiteContent'],
  [designContentSchema, 'DesignContent'],
  [slidesContentSchema, 'SlidesContent'],
  [documentContentSchema, 'DocumentContent'],
  [datavizContentSchema, 'DatavizContent'],
  [pageSchema, 'Page'],
  [sectionSchema, 'Section'],
  ...sectionSchema.options.map((option, at): [z.core.$ZodType, string] => [
    option,
    `${capital(SECTION_TYPES[at] ?? '')}Section`,
  ]),
  [slideSchema, 'Slide'],
  [slideBlockSchema, 'SlideBlock'],
  [documentBlockSchema, 'DocumentBlock'],
  [layerSchema, 'Layer'],
  [frameSchema, 'Frame'],
  [chartSchema, 'Chart'],
  [chartSpecSchema, 'ChartSpec'],
  [channelSchema, 'ChartChannel'],
  [datasetSchema, 'Dataset'],
  [assetSchema, 'Asset'],
  [briefSchema, 'Brief'],
  [themeSchema, 'Theme'],
  [richTextSchema, 'RichText'],
  [specPatchSchema, 'JsonPatch'],
  [tokens.color.shape.background, 'ColorToken'],
  [tokens.space.shape.m, 'DimensionToken'],
  [tokens.font.shape.body, 'FontToken'],
  [tokens.shadow.shape.small, 'ShadowToken'],
  [jsonSchemaValue, 'JsonValue'],
]);
