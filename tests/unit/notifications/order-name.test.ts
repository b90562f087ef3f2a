import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Locale } from '#edge/contract/locale.ts';
import { TEMPLATES } from '#edge/domains/notifications/templates/all.ts';
import { type Facts, valuesOf } from '#edge/domains/notifications/templates/fill.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

let world: MessageWorld;
beforeAll(async () => {
  world = await openMessageWorld();
});
afterAll(() => world.stop());

/** How a message about the order calls it, for a reader of each language. */
const called = async (): Promise<Readonly<Record<Locale, string | undefined>>> => {
  await world.clear();
  await world.step({
    kind: 'ORDER_CUSTOMER_NOTE',
    move: null,
    note: 'We call you on Monday.',
    amountIdr: null,
  });
  await world.plan();
  const { notifications } = await world.rows();
  const facts = notifications[0]?.facts as Facts;
  const inLanguageOf = (locale: Locale) =>
    valuesOf('{product}', TEMPLATES['order-note'], facts, { locale, zone: 'Asia/Jakarta' })[0];
  return { en: inLanguageOf('en'), id: inLanguageOf('id') };
};

const named = (product: object) =>
  world.run(
    `UPDATE customer_order SET product = json_patch(product, '${JSON.stringify(product)}') WHERE id = '${world.orderId}'`,
  );

it('a message calls an order of goods by its name in the language of its reader', async () => {
  await named({ name: 'Helm kota +1', names: { en: 'City helmet +1', id: 'Helm kota +1' } });
  expect(await called()).toEqual({ en: 'City helmet +1', id: 'Helm kota +1' });
});

it('a message calls an order from before names were kept as it was written down', async () => {
  await named({ name: 'Helm kota +1', names: null });
  expect(await called()).toEqual({ en: 'Helm kota +1', id: 'Helm kota +1' });
});
