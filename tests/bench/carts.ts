import { CAP, newCart, openGoodsShop } from '#tests/support/goods-shop.ts';
import { stores } from '#tests/support/stores.ts';
import { openBeside, pace } from './beside.ts';
import type { Bench } from './servers.ts';
import { table } from './table.ts';

const WRITE_LIMIT = 0.5;
/** Twenty times what Vendure's keeps of that pace, .041. */
const READ_LIMIT = 0.82;

/** A cart on a libSQL server: a thing more, and the cart as it stands, beside bare Hono with the same batches. */
export const cartsTable = async (bench: Bench): Promise<string> => {
  const shop = bench.stopAtEnd(await openGoodsShop(stores[1].open));
  const { deps, reading, writing } = await openBeside(bench, shop.orders.deps);
  await shop.stock(CAP, 1_000);
  const cart = newCart();
  await shop.add('cus_owner', cart, CAP, 1);
  const shown = `id total subTotal discount lines { id quantity unitPrice linePrice quantityAvailable }`;
  const adding = await writing(
    `mutation { addItemToOrder(cart: "${cart}", productVariantId: "${CAP}", quantity: 1) {
      __typename ... on ActiveOrder { ${shown} } } }`,
    // A cart holds so many pieces and no more.
    () => deps.db.primary.execute('UPDATE cart_line SET quantity = 1'),
  );
  const looking = await reading(`{ activeOrder(cart: "${cart}") { ${shown} } }`);
  return table(
    ['what', 'reached', 'limit'],
    [
      pace('addItemToOrder, of the pace of bare Hono with the same batches', adding, WRITE_LIMIT),
      pace('activeOrder, of the pace of bare Hono with the same batches', looking, READ_LIMIT),
    ],
  );
};
