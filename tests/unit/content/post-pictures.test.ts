import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { STORIES } from '#db/content/content/pages/posts/stories.ts';
import { PostPicture } from '#web/domains/content/news/post-picture.tsx';

const sourceOf = (image: string): string =>
  /src="([^"]+)"/.exec(renderToStaticMarkup(createElement(PostPicture, { image, alt: '' })))?.[1] ??
  '';

it.each(STORIES)('the picture above $name is there', ({ image = '' }) => {
  const src = sourceOf(image);
  expect(existsSync(join(import.meta.dirname, '../../../web/public', src)), src).toBe(true);
});

it('every story has a picture of its own', () => {
  const pictures = STORIES.map(({ image = '' }) => sourceOf(image));
  expect(new Set(pictures).size).toBe(pictures.length);
});
