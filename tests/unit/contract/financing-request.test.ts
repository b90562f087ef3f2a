import { expect, it } from 'vitest';
import { OFFERS } from '#edge/contract/financing/providers.ts';
import { requestFault } from '#edge/contract/financing/request.ts';

const request = { months: 12, downPayment: 6_000_000, isAgreed: false };

it('PAPITUPI Syariah wants its requirements agreed to, and no other provider does', () => {
  for (const { provider } of OFFERS)
    expect(requestFault({ ...request, provider })).toBe(
      provider === 'PAPITUPI' ? 'syariah-agreement' : undefined,
    );
  expect(requestFault({ ...request, provider: 'PAPITUPI', isAgreed: true })).toBeUndefined();
});

it.each([Number.NaN, 0.5, -1])('%d is no down payment', (downPayment) => {
  expect(requestFault({ ...request, provider: 'BFI', downPayment })).toBe('required');
});
