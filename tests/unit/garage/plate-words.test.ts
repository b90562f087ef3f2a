import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { VehicleCard } from '#web/domains/garage/list/vehicle-card.tsx';
import { Top } from '#web/domains/garage/vehicle/top.tsx';
import garage from '#web/platform/i18n/messages/en/garage.ts';
import ui from '#web/platform/i18n/messages/en/ui.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const scoped = (scope: string, texts: object) =>
  Object.entries(texts).map(([key, text]) => [`${scope}.${key}`, text] as const);
const MESSAGES = Object.fromEntries([...scoped('garage', garage), ...scoped('ui', ui)]);

describe.each([
  ['card', VehicleCard],
  ['page', Top],
])('the %s of a motorcycle', (_, Shown) => {
  const textOf = (progress: string, registrationPlate: string | null): string => {
    const vehicle = {
      vin: 'MJXVA2HP1RK003044',
      productName: 'ALVA CERVO',
      colorName: 'Indie Red',
      snapshot: null,
      registrationPlate,
      plate: { progress, estimate: null, collectedAt: null },
      batteries: [],
      odometer: 0,
      user: { name: 'Sari', own: true },
      warrantyValid: null,
      rsaExpDate: null,
    } as unknown as VehicleRecord;
    const children = createElement(Shown, { vehicle });
    return renderToStaticMarkup(
      createElement(MessagesProvider, { locale: 'en', messages: MESSAGES, children }),
    );
  };
  const inProgress = garage['list.no-plate'];

  it('shows its plate as soon as the number is known', () => {
    for (const progress of ['PROCESSING', 'READY', 'COLLECTED']) {
      const text = textOf(progress, 'B 1234 ABC');
      expect(text).toContain('B 1234 ABC');
      expect(text).not.toContain(inProgress);
    }
  });

  it('says that the plate is in progress only while it is', () => {
    expect(textOf('PROCESSING', null)).toContain(inProgress);
    for (const progress of ['READY', 'COLLECTED']) {
      const text = textOf(progress, null);
      expect(text).not.toContain(inProgress);
      expect(text).toMatch(/>Indie Red</);
    }
  });
});

it('the page of a motorcycle leads back to the list of all', () => {
  const vehicle = {
    productName: 'ALVA CERVO',
    colorName: 'Indie Red',
    plate: { progress: 'COLLECTED' },
    registrationPlate: 'B 1234 ABC',
    batteries: [],
    user: { name: 'Sari', own: false },
  } as unknown as VehicleRecord;
  const children = createElement(Top, { vehicle });
  const markup = renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages: MESSAGES, children }),
  );
  expect(markup).toMatch(/<a[^>]* href="\/en\/my-ev"[^>]*>My motorcycles<\/a>/);
});
