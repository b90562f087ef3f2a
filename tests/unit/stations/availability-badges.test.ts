import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import {
  AvailabilityBadges,
  type AvailabilityProps,
} from '#web/domains/stations/availability-badge.tsx';
import stations from '#web/platform/i18n/messages/en/stations.ts';
import ui from '#web/platform/i18n/messages/en/ui.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const NOW = Date.parse('2026-11-27T10:00:00+07:00');
const messages = Object.fromEntries(
  Object.entries({ stations, ui }).flatMap(([scope, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${scope}.${key}`, text]),
  ),
);

const FREE: AvailabilityProps = {
  free: 3,
  total: 3,
  status: 'AVAILABLE',
  isOpen: true,
  heardAt: NOW - MINUTE_MS,
  now: NOW,
};

const html = (props: Partial<AvailabilityProps>): string => {
  const children = createElement(AvailabilityBadges, { ...FREE, ...props });
  return renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages, children }),
  );
};

/** The badge that says how many are free, with its colours. */
const freeBadge = (props: Partial<AvailabilityProps>): string =>
  /<span class="[^"]*">(?:(?!<\/?span).)*3 of 3 free/.exec(html(props))?.[0] ?? '';

describe('what a charger says of itself', () => {
  it('is in the colours of now while it was just heard', () => {
    expect(freeBadge({})).toContain('text-positive');
  });

  it('begins with that it is closed, and then shows nothing free in the colours of now', () => {
    const closed = html({ isOpen: false });
    expect(closed.indexOf('Closed now')).toBeGreaterThanOrEqual(0);
    expect(closed.indexOf('Closed now')).toBeLessThan(closed.indexOf('3 of 3 free'));
    expect(closed).not.toContain('text-positive');
  });

  it('loses the colours of now after an hour, and says how long ago it was heard', () => {
    const heardAt = NOW - 15 * HOUR_MS;
    expect(freeBadge({ heardAt })).not.toContain('text-positive');
    expect(html({ heardAt })).toContain('15 hours ago');
    expect(freeBadge({ heardAt: NOW - HOUR_MS })).toContain('text-positive');
  });

  it('is that nobody knows when no report is recent enough', () => {
    expect(html({ free: null })).toContain('Status unknown');
  });
});
