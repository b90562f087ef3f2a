import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import {
  createPhone,
  createServer,
  deviceHas,
  serverHas,
  thing,
} from '#tests/support/device-cart.ts';
import { beforePaying } from '#web/domains/orders/cart/before-paying.ts';
import type { CartServer } from '#web/domains/orders/cart/cart-store.ts';
import {
  afterAnswer,
  afterSeeing,
  type DeviceCart,
  emptyCart,
  isUnsent,
  piecesOf,
  withQuantity,
} from '#web/domains/orders/cart/device-cart.ts';
import type { CartFragment } from '#web/platform/graphql/generated/main.ts';

describe('the cart of a device', () => {
  it('tells what changed since it was last seen, once, from the first price to the last', () => {
    let cart = withQuantity(emptyCart('crt_a'), thing('cap', 900), 2);
    const answer = (unitPrice: number, quantityAvailable: number) =>
      ({
        id: 'crt_a',
        isGuest: true,
        shipping: null,
        lines: [
          {
            id: 'cap',
            kind: 'accessory',
            slug: 'cap',
            size: '-',
            image: null,
            quantity: 2,
            unitPrice,
            quantityAvailable,
            names: [],
          },
        ],
      }) as never;
    cart = afterAnswer(cart, answer(1_000, 5));
    cart = afterAnswer(cart, answer(1_100, 1));
    cart = afterAnswer(cart, answer(1_100, 1));
    expect(cart.news).toEqual([
      { kind: 'price', variantId: 'cap', from: 900, to: 1_100 },
      { kind: 'few', variantId: 'cap', left: 1 },
    ]);
  });

  it('tells a delivery that costs something else, unless the person chose another one or other goods', () => {
    const line = {
      kind: 'accessory',
      slug: 'cap',
      size: '-',
      image: null,
      unitPrice: 1_000,
      quantityAvailable: 50,
      names: [],
    };
    const delivered = (cart: DeviceCart, shipping: number | null, more = {}, quantity = 1) =>
      afterAnswer(cart, {
        id: 'crt_a',
        isGuest: false,
        couponCode: null,
        shipping,
        shippingMethodId: 'PARCEL',
        shippingAddress: { cityId: '3174' },
        lines: [{ ...line, id: 'cap', quantity }],
        ...more,
      } as unknown as CartFragment);
    const seen = delivered(emptyCart('crt_a'), 12_000);
    expect(seen.news).toEqual([]);
    const dearer = delivered(seen, 30_000);
    expect(dearer.news).toEqual([{ kind: 'delivery', from: 12_000, to: 30_000 }]);
    expect(delivered(dearer, 40_000).news).toEqual([
      { kind: 'delivery', from: 12_000, to: 40_000 },
    ]);
    expect(delivered(dearer, 12_000).news).toEqual([]);
    // It could not be had for a while.
    expect(delivered(delivered(seen, null), 30_000).news).toEqual(dearer.news);
    expect(delivered(afterSeeing(dearer), 30_000).news).toEqual([]);
    expect(delivered(seen, 30_000, { shippingMethodId: 'COURIER' }).news).toEqual([]);
    expect(delivered(seen, 30_000, { shippingAddress: { cityId: '5171' } }).news).toEqual([]);
    expect(delivered(seen, 30_000, {}, 2).news).toEqual([]);
  });

  it('has what the person wants without signal, and the server has it afterwards, whatever got lost', async () => {
    const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
    const step = fc.record({
      what: fc.constantFrom('add', 'set', 'restart', 'sync'),
      variant: fc.constantFrom('cap', 'tee', 'bag'),
      count: fc.integer({ min: 0, max: 3 }),
      cut: fc.constantFrom('before', 'after', 'not', 'not'),
    });
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 25 }),
      async (steps) => {
        const world = createServer();
        const { phone, restart } = createPhone(world, 'a');
        const wanted = new Map<string, number>();
        const has = (variant: string) =>
          phone.disk().lines.some(({ variantId }) => variantId === variant);
        for (const { what, variant, count, cut } of steps) {
          phone.cut = () => cut;
          if (what === 'add') {
            wanted.set(variant, (wanted.get(variant) ?? 0) + count);
            await phone.store.add(thing(variant), count);
          } else if (what === 'set' && has(variant)) {
            wanted.set(variant, count);
            await phone.store.set(variant, count);
          } else if (what === 'restart') restart();
          await phone.store.sync();
        }
        phone.cut = () => 'not';
        await phone.store.sync();
        const goal = Object.fromEntries([...wanted].filter(([, count]) => count > 0));
        expect(deviceHas(phone.disk())).toEqual(goal);
        expect(serverHas(world, phone.disk().id)).toEqual(goal);
      },
    );
    await fc.assert(property, { seed, numRuns: 300 });
  });

  it('of a guest becomes the customer’s at sign-in: the larger number of each, also when the answer was lost', async () => {
    for (const lost of ['not', 'after', 'before'] as const) {
      const world = createServer();
      const other = createPhone(world, 'b');
      other.phone.person = 'cus_ayu';
      await other.phone.store.add(thing('cap'), 2);
      await other.phone.store.add(thing('bag'), 1);
      await other.phone.store.sync();
      const { phone } = createPhone(world, 'a');
      await phone.store.add(thing('cap'), 1);
      await phone.store.add(thing('tee'), 4);
      await phone.store.sync();
      // One more, which the server does not know yet.
      phone.cut = () => 'before';
      await phone.store.add(thing('cap'), 2);
      await phone.store.sync();
      phone.person = 'cus_ayu';
      phone.cut = () => lost;
      await phone.store.sync();
      phone.cut = () => 'not';
      await phone.store.sync();
      await phone.store.sync();
      const merged = { cap: 3, bag: 1, tee: 4 };
      expect(deviceHas(phone.disk())).toEqual(merged);
      expect(serverHas(world, world.openOf('cus_ayu') ?? '')).toEqual(merged);
      expect(phone.disk().owner).toBe('cus_ayu');
    }
  });

  it('of a guest that does not fit into the customer’s whole loses nothing without a word, whatever got lost', async () => {
    const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
    const things = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), {
      maxLength: CART_LIMITS.lines,
      size: 'max',
    });
    const cuts = fc.array(fc.constantFrom('before', 'after', 'not'), { maxLength: 6 });
    const property = fc.asyncProperty(things, things, cuts, async (mine, guests, lost) => {
      const world = createServer();
      const other = createPhone(world, 'b');
      other.phone.person = 'cus_ayu';
      for (const each of mine) await other.phone.store.add(thing(`thing${each}`), 2);
      await other.phone.store.sync();
      const { phone } = createPhone(world, 'a');
      for (const each of guests) await phone.store.add(thing(`thing${each}`), 3);
      await phone.store.sync();
      phone.person = 'cus_ayu';
      for (const cut of lost) {
        phone.cut = () => cut as 'not';
        await phone.store.sync();
      }
      phone.cut = () => 'not';
      await phone.store.sync();
      await phone.store.sync();
      const has = deviceHas(phone.disk());
      if (mine.length + guests.length > 0)
        expect(serverHas(world, world.openOf('cus_ayu') ?? phone.disk().id)).toEqual(has);
      const all = [...new Set([...mine, ...guests])];
      expect(Object.keys(has)).toHaveLength(Math.min(all.length, CART_LIMITS.lines));
      for (const each of all) {
        const variantId = `thing${each}`;
        const wanted = guests.includes(each) ? 3 : 2;
        const itsNews = phone
          .disk()
          .news.filter((one) => 'variantId' in one && one.variantId === variantId);
        if (has[variantId] === undefined)
          expect(itsNews).toEqual([{ kind: 'limit', variantId, most: CART_LIMITS.lines }]);
        else expect([has[variantId], itsNews]).toEqual([wanted, []]);
        // What is told of has a name to tell it by.
        expect(phone.disk().lines.some((line) => line.variantId === variantId)).toBe(true);
      }
      await phone.store.seen();
      expect(phone.disk().news).toEqual([]);
      expect(phone.disk().lines.every(({ quantity }) => quantity > 0)).toBe(true);
    });
    await fc.assert(property, { seed, numRuns: 60 });
  });

  it('of a guest says so when its promo code gives way to the one of the customer’s cart', () => {
    const active = (id: string, couponCode: string | null) =>
      ({
        id,
        isGuest: false,
        lines: [],
        couponCode,
        shipping: null,
      }) as unknown as CartFragment;
    const guest = afterAnswer(emptyCart('crt_guest'), active('crt_guest', 'RIDE'));
    expect(guest.news).toEqual([]);
    expect(afterAnswer(guest, active('crt_own', 'SPRING'), true).news).toEqual([
      { kind: 'code', code: 'RIDE' },
    ]);
    expect(afterAnswer(guest, active('crt_own', 'RIDE'), true).news).toEqual([]);
    // Removed by the person themselves.
    expect(afterAnswer(guest, active('crt_guest', null)).news).toEqual([]);
  });

  it('keeps the name of what is sold out until that was seen, also when something else is told meanwhile', async () => {
    const world = createServer();
    world.stock.set('cap', 0);
    world.stock.set('tee', 0);
    const { phone } = createPhone(world, 'a');
    phone.cut = () => 'before';
    for (const each of ['cap', 'tee', 'bag']) await phone.store.add(thing(each), 1);
    await phone.store.sync();
    phone.cut = () => 'not';
    await phone.store.sync();
    await phone.store.sync();
    expect(phone.disk().news).toEqual([
      { kind: 'few', variantId: 'cap', left: 0 },
      { kind: 'few', variantId: 'tee', left: 0 },
    ]);
    expect(phone.disk().lines.map(({ variantId }) => variantId)).toEqual(['cap', 'tee', 'bag']);
    expect(deviceHas(phone.disk())).toEqual({ bag: 1 });
  });

  it('is nobody else’s: another person on the device begins with their own', async () => {
    const world = createServer();
    const { phone } = createPhone(world, 'a');
    phone.person = 'cus_ayu';
    await phone.store.add(thing('cap'), 2);
    await phone.store.sync();
    phone.person = 'cus_bima';
    await phone.store.sync();
    expect(piecesOf(phone.disk())).toBe(0);
    expect(serverHas(world, world.openOf('cus_ayu') ?? '')).toEqual({ cap: 2 });
    expect(world.openOf('cus_bima')).toBeUndefined();
  });

  it('whose first thing did not arrive is not told to be ordered', async () => {
    for (const lost of ['before', 'after'] as const) {
      const world = createServer();
      const { phone } = createPhone(world, 'a');
      phone.person = 'cus_ayu';
      await phone.store.sync();
      // The question what the server has is answered, the write is not.
      let requests = 0;
      phone.cut = () => (requests++ === 0 ? 'not' : lost);
      await phone.store.add(thing('cap'), 2);
      await phone.store.sync();
      phone.cut = () => 'not';
      await phone.store.sync();
      expect(phone.disk().news).toEqual([]);
      expect(deviceHas(phone.disk())).toEqual({ cap: 2 });
      expect(serverHas(world, phone.disk().id)).toEqual({ cap: 2 });
    }
  });

  it('that was ordered elsewhere begins anew, says so, and has only what was put into it since', async () => {
    const world = createServer();
    const { phone } = createPhone(world, 'a');
    phone.person = 'cus_ayu';
    await phone.store.add(thing('cap'), 2);
    await phone.store.sync();
    const cart = world.carts.get(phone.disk().id);
    if (cart) cart.closed = true;
    phone.cut = () => 'before';
    await phone.store.add(thing('tee'), 1);
    await phone.store.sync();
    phone.cut = () => 'not';
    await phone.store.sync();
    expect(deviceHas(phone.disk())).toEqual({ tee: 1 });
    expect(phone.disk().news).toEqual([{ kind: 'closed' }]);
  });

  it('shows what the server says of it in every tab, and tabs tell each other only what is new', async () => {
    const world = createServer();
    const { phone, openSecond } = createPhone(world, 'a');
    const other = openSecond();
    const followed = vi.spyOn(other, 'follow');
    await phone.store.add(thing('cap'), 2);
    await phone.store.sync();
    await vi.waitFor(() => expect(other.state.active?.total).toBe(2_000));
    await other.set('cap', 3);
    await other.sync();
    await vi.waitFor(() => expect(phone.store.state.active?.total).toBe(3_000));
    // A promo code is on the server alone.
    const { id } = phone.disk();
    const cart = world.carts.get(id);
    if (cart === undefined) throw new Error('The server has no cart.');
    Object.assign(cart, { version: 9, off: 100 });
    const cheaper = await world.server.active(id, null);
    if (cheaper !== null) await phone.store.learn(cheaper);
    await vi.waitFor(() => expect(other.state.active?.total).toBe(2_900));
    followed.mockClear();
    await phone.store.sync();
    expect(followed).not.toHaveBeenCalled();
    // An answer from before the last one known says nothing.
    Object.assign(cart, { version: 8, off: 0 });
    await other.follow();
    expect(other.state.active?.total).toBe(2_900);
  });

  it('goes back to what there is when there is less, and says how many', async () => {
    const world = createServer();
    world.stock.set('cap', 3);
    const { phone } = createPhone(world, 'a');
    await phone.store.add(thing('cap'), 5);
    await phone.store.sync();
    expect(deviceHas(phone.disk())).toEqual({ cap: 3 });
    expect(serverHas(world, phone.disk().id)).toEqual({ cap: 3 });
    expect(phone.disk().news).toEqual([{ kind: 'few', variantId: 'cap', left: 3 }]);
    await phone.store.seen();
    expect(phone.disk().news).toEqual([]);
  });

  it('is paid only once the server has the last change, and at the total that was seen', async () => {
    const world = createServer();
    const { phone } = createPhone(world, 'a');
    phone.person = 'cus_ayu';
    await phone.store.add(thing('cap'), 1);
    await phone.store.sync();
    const seen = { id: phone.disk().id, total: phone.store.state.active?.total ?? 0, version: 1 };
    expect(isUnsent(phone.disk())).toBe(false);
    expect(await beforePaying(phone.store, seen, false)).toBeUndefined();
    // Pressed while the change is under way.
    await phone.store.set('cap', 2);
    expect(await beforePaying(phone.store, seen, false)).toEqual({
      key: 'pay-changed',
      total: 2_000,
    });
    phone.cut = () => 'before';
    await phone.store.set('cap', 3);
    const later = { ...seen, total: 2_000 };
    for (const isRepeat of [false, true])
      expect(await beforePaying(phone.store, later, isRepeat)).toEqual({ key: 'pay-unsent' });
    expect(isUnsent(phone.disk())).toBe(true);
    phone.cut = () => 'not';
    world.prices.set('cap', 1_100);
    expect(await beforePaying(phone.store, later, false)).toEqual({
      key: 'pay-changed',
      total: 3_300,
    });
    expect(await beforePaying(phone.store, { ...seen, total: 3_300 }, false)).toEqual({
      key: 'pay-refused',
    });
  });

  it('is not paid as it was seen after another device put something else of the same price into it', async () => {
    const world = createServer();
    const [{ phone }, { phone: other }] = [createPhone(world, 'a'), createPhone(world, 'b')];
    for (const each of [phone, other]) each.person = 'cus_ayu';
    await phone.store.add(thing('cap'), 1);
    await phone.store.sync();
    const { active } = phone.store.state;
    if (active === null) throw new Error('The server has no cart.');
    await other.store.sync();
    await other.store.set('cap', 0);
    await other.store.add(thing('bag'), 1);
    await other.store.sync();
    expect(await beforePaying(phone.store, active, false)).toEqual({ key: 'pay-differs' });
    expect(deviceHas(phone.disk())).toEqual({ bag: 1 });
    const { active: now } = phone.store.state;
    expect(now?.total).toBe(active.total);
    expect(now && (await beforePaying(phone.store, now, false))).toBeUndefined();
  });

  it('whose payment was not answered says that its order stands, and calls it ordered elsewhere only if it was refused', async () => {
    const world = createServer();
    const { phone, restart } = createPhone(world, 'a');
    phone.person = 'cus_ayu';
    const closed = async (isRefused: boolean): Promise<string> => {
      await phone.store.add(thing('cap'), 1);
      await phone.store.sync();
      const { id } = phone.disk();
      await phone.store.paying(id, 'ord_first');
      if (isRefused) await phone.store.paying(id, undefined);
      restart();
      Object.assign(world.carts.get(id) ?? {}, { closed: true });
      await phone.store.sync();
      expect(piecesOf(phone.disk())).toBe(0);
      return id;
    };
    const id = await closed(false);
    const stands = { kind: 'ordered', cart: id, order: 'ord_first' };
    expect(phone.disk().news).toEqual([stands]);
    await phone.store.sync();
    expect(phone.disk().news).toEqual([stands]);
    // The answer comes after all, and opens the order itself.
    await phone.store.ordered(id);
    expect(phone.disk().news).toEqual([]);
    await closed(true);
    expect(phone.disk().news).toEqual([{ kind: 'closed' }]);
  });

  it('whose payment was not answered is sent again as it was, though it may be an order by now', async () => {
    const world = createServer();
    const { phone } = createPhone(world, 'a');
    phone.person = 'cus_ayu';
    await phone.store.add(thing('cap'), 1);
    await phone.store.sync();
    const seen = { id: phone.disk().id, total: 1_000, version: 1 };
    Object.assign(world.carts.get(seen.id) ?? {}, { closed: true });
    expect(await beforePaying(phone.store, seen, true)).toBeUndefined();
    expect(phone.disk().id).toBe(seen.id);
    expect(await beforePaying(phone.store, seen, false)).toEqual({ key: 'pay-refused' });
  });

  it('that was ordered on this page keeps what was not in the order, and calls nothing news', async () => {
    const world = createServer();
    const { phone } = createPhone(world, 'a');
    phone.person = 'cus_ayu';
    await phone.store.add(thing('cap'), 2);
    await phone.store.sync();
    const { id } = phone.disk();
    Object.assign(world.carts.get(id) ?? {}, { closed: true });
    phone.cut = () => 'before';
    await phone.store.add(thing('cap'), 1);
    await phone.store.add(thing('tee'), 4);
    await phone.store.sync();
    await phone.store.ordered(id);
    expect(phone.disk()).toMatchObject({ owner: 'cus_ayu', news: [] });
    expect(phone.disk().id).not.toBe(id);
    expect(deviceHas(phone.disk())).toEqual({ cap: 1, tee: 4 });
    // The next one is nobody's order yet.
    await phone.store.ordered(id);
    phone.cut = () => 'not';
    await phone.store.sync();
    expect(serverHas(world, phone.disk().id)).toEqual({ cap: 1, tee: 4 });
  });

  it('goes on showing the way of delivery that was chosen while it was being refreshed', async () => {
    const world = createServer();
    let waiting: Promise<void> | undefined;
    const { active } = world.server;
    const server: CartServer = {
      ...world.server,
      active: async (id, owner) => {
        const answer = await active(id, owner);
        await waiting;
        return answer;
      },
    };
    const { phone } = createPhone({ ...world, server }, 'a');
    await phone.store.add(thing('cap'), 1);
    await phone.store.sync();
    const before = phone.store.state.active;
    if (before === null) throw new Error('The server has the cart.');
    let answer = (): void => {};
    waiting = new Promise((resolve) => {
      answer = resolve;
    });
    const refreshed = phone.store.sync();
    await phone.store.learn({ ...before, version: before.version + 1, shippingMethodId: 'PICKUP' });
    answer();
    await refreshed;
    expect(phone.store.state.active?.shippingMethodId).toBe('PICKUP');
  });
});
