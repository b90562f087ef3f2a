import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Stage } from '#web/domains/catalog/customize/stage.tsx';
import configurator from '#web/platform/i18n/messages/en/configurator.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

it('the picture of the configurator stands without a caption', () => {
  const look = {
    color: 'indie-red',
    colorName: 'Indie Red',
    accent: null,
    hex: '#a60d17',
    accentHex: null,
    cutout: '/pictures/cervo.avif',
  } as unknown as Parameters<typeof Stage>[0]['looks'][number];
  const children = createElement(Stage, {
    model: { name: 'ALVA CERVO', values: [] },
    looks: [look],
    color: 'indie-red',
    accent: null,
  });
  const messages = Object.fromEntries(
    Object.entries(configurator).map(([key, text]) => [`configurator.${key}`, text]),
  );
  const html = renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages, children }),
  );
  expect(html).toContain('src="/pictures/cervo.avif"');
  expect(html).not.toContain('<p');
});
