import { expect, test } from '@jest/globals';
import { HtmlValidate } from 'html-validate';
import { renderPage } from '../src/page.ts';
import { renderSite } from '../src/site.ts';
import { fixture, fixtures, textOf } from './fixtures.ts';

// Void elements, raw text and attribute order are matters of style; the rest of the recommended rules hold.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    'wcag/h30': 'error',
    'svg-focusable': 'off',
    'no-redundant-for': 'off',
    'prefer-native-element': 'off',
    'text-content': 'off',
  },
});

test('every page of every type is valid HTML', async () => {
  const wrong: string[] = [];
  for (const { name, spec } of await fixtures()) {
    for (const file of await renderSite(spec)) {
      if (!file.path.endsWith('.html')) continue;
      const report = await validator.validateString(textOf(file.content));
      const messages = report.results.flatMap(({ messages: found }) =>
        found.map(
          ({ ruleId, message, line, column }) =>
            `${name} ${file.path}:${line}:${column} ${ruleId} ${message}`,
        ),
      );
      wrong.push(...messages);
    }
  }
  expect(wrong).toEqual([]);
});

test('every page says its language, direction, title, description and width', async () => {
  for (const { spec } of await fixtures()) {
    const page = textOf(await renderPage(spec, ''));
    expect(page).toContain(`<html lang="${spec.language}" dir="${spec.dir}">`);
    expect(page).toMatch(/<title>[^<]+<\/title><meta name="description" content="[^"]+">/);
    expect(page).toContain('width=device-width');
    expect(page.match(/<h1[ >]/g)).toHaveLength(1);
    expect(page.match(/<main[ >]/g)).toHaveLength(1);
  }
});

test('a page that is not there is not rendered', async () => {
  expect(await renderPage(await fixture('website'), '/no-such-page')).toBeUndefined();
});

test('no page asks anything of another host, nor has style or script in its markup', async () => {
  for (const { spec } of await fixtures()) {
    for (const { path, content } of await renderSite(spec)) {
      if (path.endsWith('.woff2')) continue;
      const text = textOf(content);
      expect(text).not.toMatch(/(?:src|url\(|@import)\s*[=(]?\s*["']?(?:https?:)?\/\//);
      if (path.endsWith('.html')) expect(text).not.toMatch(/<style|<script>|\sstyle=|\son[a-z]+=/);
    }
  }
});
