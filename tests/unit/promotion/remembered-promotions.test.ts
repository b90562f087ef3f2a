import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '#tests/unit/offline/device.ts';

const promotions = () => import('#web/platform/promotion/remembered-promotions.ts');
const TOLD = [
  {
    code: 'ALVABARU',
    kind: 'AMOUNT',
    amount: 500_000,
    basisPoints: 0,
    minimum: 0,
    appliesTo: 'MOTORCYCLE',
    products: null,
    productNames: [],
    startsAt: '2026-11-05T00:00:00.000+07:00',
    endsAt: null,
  },
] as never;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe('promo codes on the device', () => {
  it('are those the server told last, also none', async () => {
    const { recallPromotions, rememberPromotions } = await promotions();
    expect(recallPromotions()).toBeUndefined();
    rememberPromotions(TOLD);
    expect(recallPromotions()).toEqual(TOLD);
    rememberPromotions([]);
    expect(recallPromotions()).toEqual([]);
  });

  it('are written once for one answer', async () => {
    const { rememberPromotions } = await promotions();
    const written = vi.spyOn(localStorage, 'setItem');
    for (let prices = 0; prices < 30; prices++) rememberPromotions(TOLD);
    expect(written).toHaveBeenCalledOnce();
  });

  it('are none where storage is closed or holds something else', async () => {
    const { recallPromotions, rememberPromotions } = await promotions();
    localStorage.setItem('alva.promotions', '{');
    expect(recallPromotions()).toBeUndefined();
    localStorage.setItem('alva.promotions', '{"code":"ALVABARU"}');
    expect(recallPromotions()).toBeUndefined();
    const refuse = () => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    rememberPromotions(TOLD);
    expect(recallPromotions()).toBeUndefined();
  });
});
