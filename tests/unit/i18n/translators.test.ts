import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const OURS = { 'stations.title': 'Chargers', 'stations.count#one': 'One charger' };
const MORE = { ...OURS, 'stations.count#other': '{count} chargers' };

const provide = (messages: Readonly<Record<string, string>>, ...below: ReactNode[]) => {
  const props = {
    locale: 'en',
    messages,
    children: createElement(Fragment, null, ...below),
  } as const;
  return createElement(MessagesProvider, props);
};

function Card() {
  return useScopedI18n('stations')('title');
}

function Count({ count }: { count: number }) {
  return useScopedI18n('stations')('count', { count });
}

afterEach(() => vi.restoreAllMocks());

it('a list of cards costs one translator, however many ask for words', () => {
  const made = vi.spyOn(Intl, 'PluralRules');
  const cards = new Array(20).fill(createElement(Card));
  expect(renderToStaticMarkup(provide(OURS, ...cards))).toBe('Chargers'.repeat(20));
  expect(made).toHaveBeenCalledTimes(1);
});

it('words of a scope are counted and filled in', () => {
  const counts = [createElement(Count, { count: 1 }), createElement(Count, { count: 7 })];
  expect(renderToStaticMarkup(provide(MORE, ...counts))).toBe('One charger7 chargers');
});

it('words added further down stand beside those from above', () => {
  const below = provide(
    { 'stations.count#other': '{count} more' },
    createElement(Card),
    createElement(Count, { count: 3 }),
  );
  expect(renderToStaticMarkup(provide(OURS, below))).toBe('Chargers3 more');
});
