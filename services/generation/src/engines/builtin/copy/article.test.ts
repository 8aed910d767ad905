import { expect, test } from '@jest/globals';
import { indefiniteArticle } from './article.ts';

test.each([
  ['app', 'an'],
  ['nurse', 'a'],
  ['umbrella shop', 'an'],
  ['uninvited guest', 'an'],
  ['university course', 'a'],
  ['user interface', 'a'],
  ['utility van', 'a'],
  ['European market', 'a'],
  ['one-page site', 'a'],
  ['onion soup', 'an'],
])('%s takes %s', (word, article) => {
  expect(indefiniteArticle(word)).toBe(article);
});
