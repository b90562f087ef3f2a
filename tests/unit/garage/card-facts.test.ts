import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { CardFacts } from '#web/domains/garage/list/card-facts.tsx';
import garage from '#web/platform/i18n/messages/en/garage.ts';
import ui from '#web/platform/i18n/messages/en/ui.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const NOW = Date.parse('2026-11-24T03:00:00Z');
const iso = (at: number): string => new Date(at).toISOString();
const scoped = (scope: string, texts: object) =>
  Object.entries(texts).map(([key, text]) => [`${scope}.${key}`, text] as const);
const MESSAGES = Object.fromEntries([...scoped('garage', garage), ...scoped('ui', ui)]);

const battery = (reportedAt: number) => ({
  slot: 1,
  serialNumber: 'AB74-24',
  model: 'A',
  dateManufacture: iso(0),
  batteryCycle: 1,
  batteryLock: false,
  firmwareVersion: '1',
  isBoostChargeCapable: false,
  capacityWh: 1_793,
  warrantyExpiryDate: iso(NOW),
  chargePercent: 64,
  reportedAt: iso(reportedAt),
});

const textOf = (reportedAt: number, more: object = {}, offers = 0): string => {
  const vehicle = {
    generation: '2',
    batteries: [battery(reportedAt)],
    lastIotUpdate: iso(reportedAt),
    iotStatus: 'ONLINE' as const,
    guests: [],
    user: { name: 'Sari', own: true },
    loan: null,
    ...more,
  };
  const children = createElement(CardFacts, { vehicle, now: NOW, offers });
  return renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages: MESSAGES, children }),
  ).replace(/<[^>]+>/g, ' ');
};

it('the card of a motorcycle says charge, range and how old both are', () => {
  expect(textOf(NOW - 2 * MINUTE_MS)).toMatch(/64% .*about 40 km/);
  expect(textOf(NOW - 3 * HOUR_MS)).toMatch(/64%.*3 hours ago/);
});

it('a report of the day before yesterday is no charge', () => {
  const text = textOf(NOW - 2 * DAY_MS);
  expect(text).toContain('Charge not known');
  expect(text).not.toContain('64%');
});

it('the card says who rides now, and not who rides later or did', () => {
  const loan = (name: string, from: number, until: number) => ({
    name,
    loanStart: iso(NOW + from),
    loanEnd: iso(NOW + until),
  });
  const guests = [
    loan('Dewi', -2 * DAY_MS, -DAY_MS),
    loan('Bima', -HOUR_MS, HOUR_MS),
    loan('Raka', DAY_MS, 2 * DAY_MS),
  ];
  expect(textOf(NOW, { guests })).toMatch(/Lent to Bima until/);
  expect(textOf(NOW, { guests: [guests[0], guests[2]] })).not.toContain('Lent to');
});

it('a guest reads whose it is and until when', () => {
  const text = textOf(NOW, {
    user: { name: 'Sari', own: false },
    loan: { loanStart: iso(NOW), loanEnd: iso(NOW + DAY_MS) },
  });
  expect(text).toMatch(/Lent to you by Sari until .*25/);
});

it('the card says how many offers of a loan wait for their answer', () => {
  expect(textOf(NOW, {}, 2)).toContain('2 offers wait for an answer');
  expect(textOf(NOW, {}, 1)).toContain('1 offer waits for an answer');
  expect(textOf(NOW)).not.toContain('for an answer');
});
