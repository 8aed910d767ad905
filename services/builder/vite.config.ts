import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontFiles } from './build/font-files.ts';
import { iconFiles } from './build/icon-files.ts';
import { spokenLocales } from './build/spoken-locales.ts';
import { undescribed } from './build/undescribed.ts';

/** What is bundled of the libs is their source: nothing needs to be compiled before. */
const source = (path: string): string => fileURLToPath(new URL(`../../libs/${path}`, import.meta.url));

/** The builder as static files: two pages, and assets that are named after their content. */
export default defineConfig({
  base: '/builder/',
  plugins: [react(), fontFiles(), iconFiles(), spokenLocales(), undescribed()],
  resolve: {
    alias: {
      '@sitewright/site-render/browser': source('site-render/src/browser.ts'),
      '@sitewright/site-spec': source('site-spec/src/index.ts'),
    },
  },
  build: {
    target: 'es2022',
    // A policy without data: addresses, and one file for each font.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', preview: 'preview.html' },
      // A chunk with what forbids making code: it runs before any schema is made, however the rest is cut. Controls, calls and
      // what can go wrong with them are one, and so is what the renderers of several types share, but for what slides have no
      // use of: each is smaller than its parts, and the second is nothing that the first page needs.
      output: {
        codeSplitting: {
          groups: [
            { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]|zod-config/ },
            { name: 'preload', test: /preload-helper/ },
            {
              name: 'controls',
              test: /[\\/]problem(?:-note)?\.tsx?$|useMutation|react-(?:aria|stately)/,
              minShareCount: 2,
            },
            {
              name: 'shared',
              test: /[\\/]site-render[\\/]src[\\/](?!browser|phone-table|money-words|chart-style)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
