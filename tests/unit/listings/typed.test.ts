import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CHECKLIST } from '#edge/contract/listings/condition.ts';
import { BLANK, faultAmong, type Typed } from '#web/domains/listings/own/typed.ts';
import { Condition } from '#web/domains/listings/public/condition.tsx';
import type { OfferFragment } from '#web/platform/graphql/generated/main.ts';
import listings from '#web/platform/i18n/messages/en/listings.ts';

const IN_CONDITION: readonly string[] = ['condition', 'accident', 'rangeKm'];
const condition = (typed: Typed) =>
  faultAmong('MOTORCYCLE', typed, (field) => IN_CONDITION.includes(field));
const offer = (typed: Typed) =>
  faultAmong('MOTORCYCLE', typed, (field) => !IN_CONDITION.includes(field));

const GRADED: Typed = {
  ...BLANK,
  grades: Object.fromEntries(CHECKLIST.MOTORCYCLE.map((item) => [item, 'GOOD'])),
  accident: 'NONE',
};

describe('a step of a listing', () => {
  it('is not gone past while it is blank', () => {
    expect(condition(BLANK)).toBe('condition');
    expect(offer(GRADED)).toBe('price');
  });

  it('lacks nothing of another step', () => {
    expect(condition(GRADED)).toBeUndefined();
    expect(condition({ ...GRADED, accident: '' })).toBe('accident');
  });

  it('names each thing it lacks, one after the other', () => {
    const priced = { ...GRADED, price: '24.500.000' };
    expect(offer(priced)).toBe('area');
    expect(offer({ ...priced, area: '31' })).toBe('city');
    expect(offer({ ...priced, area: '31', city: 'Jakarta' })).toBe('description');
    const description = 'Ridden to work and back, serviced on time.';
    expect(offer({ ...priced, area: '31', city: 'Jakarta', description })).toBeUndefined();
  });
});

it('buyers of a motorcycle whose owner said nothing of faults are not told that it has none', () => {
  const t = (key: string) => listings[key as keyof typeof listings];
  const silent = { condition: [], accident: null, rangeKm: null, faults: '' };
  const props = { offer: silent as unknown as OfferFragment, locale: 'en', t } as const;
  const text = renderToStaticMarkup(createElement(Condition, props as never)).replace(
    /<[^>]*>/g,
    ' ',
  );
  expect(text).toMatch(/Known faults\s+Not described/);
  expect(text).not.toMatch(/\bnone\b/i);
});
