import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PROMOS } from '#db/content/content/pages/promos/index.ts';
import { PostPicture } from '#web/domains/content/news/post-picture.tsx';

it.each(PROMOS)('the picture above $name is there', ({ image = '' }) => {
  const markup = renderToStaticMarkup(createElement(PostPicture, { image, alt: '' }));
  const src = /src="([^"]+)"/.exec(markup)?.[1] ?? '';
  expect(existsSync(join(import.meta.dirname, '../../../web/public', src)), src).toBe(true);
});

it.each([
  ['helmet', 'helmet'],
  ['old battery', 'battery'],
  ['top box', 'top-box'],
])('an offer that gives away something shows it: %s', (thing, picture) => {
  const offer = PROMOS.find(({ title }) => title.en.includes(thing));
  expect(offer?.image).toContain(`/pictures/goods/${picture}`);
});
