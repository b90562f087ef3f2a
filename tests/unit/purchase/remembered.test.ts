import { afterEach, describe, expect, it, vi } from 'vitest';
import { likedBattery, rememberBattery } from '#web/domains/catalog/customize/liked-battery.ts';
import { REMEMBERED_KEYS, recall, remember } from '#web/platform/purchase/remembered.ts';
import { PERSONAL_KEYS } from '#web/platform/session/personal-keys.ts';

const NOW = 1;
const PRICES: Readonly<Record<string, number>> = { single: 10, dual: 14, rent: 7, large: 20 };

const model = (...batteries: string[]) =>
  ({
    standard_battery: batteries[0],
    discount: 0,
    values: batteries.map((code) => ({ component: 'battery', code, validity_to_show: null })),
    price_lines: { 31: Object.fromEntries(batteries.map((code) => [code, [PRICES[code]]])) },
  }) as never;
const choice = (battery: string) => ({ battery, area: '31', color: 'red' }) as never;

const openStorage = (): Map<string, string> => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  return stored;
};
afterEach(() => vi.unstubAllGlobals());

describe('what a device remembers of buying', () => {
  it('what was remembered is removed at sign-out', () => {
    expect(PERSONAL_KEYS).toEqual(expect.arrayContaining([...REMEMBERED_KEYS]));
  });

  it('is nothing, and no error, where the storage is closed', () => {
    const refuse = () => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    remember('TRACK_N3_DETAIL', 'K7Q2M9XH4D');
    expect(recall('TRACK_N3_DETAIL')).toBeNull();
  });
});

describe('the battery chosen last', () => {
  it('is the one the next model begins with, where that model has it', () => {
    const stored = openStorage();
    rememberBattery(model('single', 'dual'), choice('single'), NOW);
    expect(Object.fromEntries(stored)).toEqual({ PURCHASE_BATTERY: 'single', ALVA_PREMIUM: 'no' });
    expect(likedBattery(model('single', 'rent'), choice('rent'), NOW)).toBe('single');
    expect(likedBattery(model('rent', 'large'), choice('rent'), NOW)).toBeUndefined();
  });

  it('was the dearest: a model without it begins with its own dearest', () => {
    openStorage();
    rememberBattery(model('single', 'dual'), choice('dual'), NOW);
    expect(recall('ALVA_PREMIUM')).toBe('yes');
    expect(likedBattery(model('rent', 'large'), choice('rent'), NOW)).toBe('large');
  });

  it('says nothing before anything was chosen', () => {
    openStorage();
    expect(likedBattery(model('single', 'dual'), choice('single'), NOW)).toBeUndefined();
  });
});
