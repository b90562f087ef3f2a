import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Vin } from '#web/ui/vin.tsx';

it('a frame number breaks between its groups only, and reads as one word', () => {
  const html = renderToStaticMarkup(createElement(Vin, { of: 'MJXVA2BP1SK002117' }));
  const groups = [...html.matchAll(/nowrap">([^<]+)</g)].map(([, group]) => group);
  expect(groups).toEqual(['MJX', 'VA2BP1', 'SK002117']);
  expect(html.replace(/<[^>]+>/g, '')).toBe('MJXVA2BP1SK002117');
});
