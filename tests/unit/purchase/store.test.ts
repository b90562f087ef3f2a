import { describe, expect, it, vi } from 'vitest';
import { INITIAL_PURCHASE, type PurchaseState } from '#web/platform/purchase/state.ts';
import { createPurchaseStore } from '#web/platform/purchase/store.ts';
import { PERSONAL_KEYS } from '#web/platform/session/personal-keys.ts';

const KEY = 'purchase';

const storage = () => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

const withCoupon = (coupon: string) => (state: PurchaseState) => ({ ...state, coupon });
const written = (key: string): Event => Object.assign(new Event('storage'), { key });

describe('the store of the purchase', () => {
  it('the next page reads the same purchase', () => {
    const tabStorage = storage();
    createPurchaseStore(() => tabStorage, new EventTarget() as Window).update(withCoupon('A'));
    expect(createPurchaseStore(() => tabStorage, new EventTarget() as Window).state.coupon).toBe(
      'A',
    );
  });

  it('builds on what another tab wrote in the meantime', () => {
    const tabStorage = storage();
    const [one, other] = [0, 1].map(() =>
      createPurchaseStore(() => tabStorage, new EventTarget() as Window),
    );
    expect(one?.state).toBe(INITIAL_PURCHASE);
    other?.update(withCoupon('B'));
    one?.update((state) => ({ ...state, productSlug: 'alva-one' }));
    expect(other?.state).toMatchObject({ coupon: 'B', productSlug: 'alva-one' });
  });

  it('tells its listeners of every tab, and of no other key', () => {
    const tab = new EventTarget();
    const store = createPurchaseStore(() => storage(), tab as Window);
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    store.update(withCoupon('C'));
    tab.dispatchEvent(written(KEY));
    tab.dispatchEvent(written('theme'));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    tab.dispatchEvent(written(KEY));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('gives the same object while nothing changed', () => {
    const store = createPurchaseStore(() => storage(), new EventTarget() as Window);
    store.update(withCoupon('D'));
    expect(store.state).toBe(store.state);
  });

  it('is empty at once when a sign-out removed it', () => {
    const tabStorage = storage();
    const store = createPurchaseStore(() => tabStorage, new EventTarget() as Window);
    store.update(withCoupon('E'));
    for (const key of PERSONAL_KEYS) tabStorage.values.delete(key);
    expect(store.state).toEqual(INITIAL_PURCHASE);
  });

  it('lives as long as the page where the browser refuses storage', () => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createPurchaseStore(refuse, new EventTarget() as Window);
    store.update(withCoupon('F'));
    expect(store.state.coupon).toBe('F');
  });
});
