import { build, query } from '#db/query.ts';
import { customerOrder, orderHistory } from '#db/schema/orders.ts';
import { orderItem } from '#db/schema/orders-cart.ts';
import { windowsOfSettings } from '#edge/contract/catalog/settings.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { ORDER_MACHINE, phaseOf, stateOf } from '#edge/contract/orders/machine.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { serviceLines } from '#edge/contract/orders/service-lines.ts';
import { vatAt } from '#edge/contract/orders/vat.ts';
import { settingsAt } from '#edge/domains/catalog/index.ts';
import type { PayFor } from '#edge/domains/garage/index.ts';
import { provinceOf } from '#edge/domains/orders/cart/stock-of.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { orderMover } from '#edge/domains/orders/move.ts';
import { orderById, UNPAID } from '#edge/domains/orders/order.sql.ts';
import {
  holdUnpaid,
  lineStatements,
  newOrderCode,
  type Placing,
  tooManyUnpaid,
} from '#edge/domains/orders/place-order.ts';
import { placeBySlug } from '#edge/domains/places/index.ts';
import { err, ok } from '#edge/platform/result.ts';
import { buyerById } from './service.sql.ts';

const MOVE = 'placeService';

/**
 * An order of a line for each piece of work on a motorcycle, or of one for cover, in the batch of what it pays for. Its id
 * follows from that, so that whatever is sent twice is one order.
 */
export const payForService =
  (
    customerId: string,
    { db, clock, ids, cipher }: Placing,
    /** Of the request: what is asked at once goes to the store at once. */
    read = primaryReader(db),
  ): PayFor =>
  async ({ orderId: id, subject, slug, name, pieces, vin, before, dealerSlug }) => {
    const now = clock();
    const priceIdr = pieces.reduce((total, piece) => total + piece.priceIdr, 0);
    const [[stored], unpaid, [buyer], place, requestHash, settings] = await Promise.all([
      read(orderById({ id })),
      read(UNPAID.count({ customerId })),
      read(buyerById({ customerId })),
      dealerSlug === null ? undefined : read(placeBySlug(dealerSlug)),
      cipher.index(JSON.stringify([customerId, subject, vin])),
      read(settingsAt({ now })),
    ]);
    if (stored !== undefined)
      return stored.customerId === customerId && stored.requestHash === requestHash
        ? ok([])
        : err('OTHER');
    if (buyer === undefined) return err('OTHER');
    if (tooManyUnpaid(unpaid) !== undefined) return err('MANY');
    const { to } = ORDER_MACHINE.moves[MOVE];
    const windows = windowsOfSettings(settings);
    const usual = now + windows.usual;
    const row = {
      id,
      code: newOrderCode(ids),
      customerId,
      requestHash,
      kind: 'SERVICE',
      orderType: 'FULL_PURCHASE',
      state: stateOf(to),
      phase: phaseOf(to),
      paymentOption: 'FULL_PAYMENT',
      preOrder: false,
      windows,
      expiresAt: before === null ? usual : Math.min(usual, before),
      totalIdr: priceIdr,
      bookingFeeIdr: 0,
      requiredIdr: priceIdr,
      product: {
        slug: '',
        name: inLocale(name, buyer.language),
        names: name,
        color: '',
        colorName: { en: '', id: '' },
        accent: null,
        battery: '',
        batteryName: { en: '', id: '' },
        image: '',
      },
      area: (place && provinceOf(place)) ?? '',
      contactName: buyer.name,
      contactEmail: buyer.email ?? '',
      contactPhone: buyer.phoneNumber ?? '',
      deliveryMethod: 'PICKUP_AT_DEALER',
      dealerSlug: dealerSlug ?? '',
      dealerName: place?.location ?? '',
      dealerAddress: [place?.address1, place?.city].filter(Boolean).join(', '),
      address: null,
      outsideJabodetabek: false,
      placedAt: now,
      updatedAt: now,
    } as const satisfies typeof customerOrder.$inferInsert;
    return ok([
      query(build.insert(customerOrder).values(row)),
      holdUnpaid(customerId),
      query(
        build.insert(orderHistory).values({
          id: ids('ohi'),
          orderId: id,
          kind: 'ORDER_STATE_TRANSITION',
          at: now,
          actor: 'customer',
          actorId: customerId,
          move: MOVE,
          toState: row.state,
          phase: row.phase,
        }),
      ),
      ...orderMover.begin(MOVE, {
        [ORDER_EFFECTS.lines]: [lineStatements(id, 1, serviceLines(priceIdr, vatAt(now)))],
        [ORDER_EFFECTS.service]: pieces.map((piece, position) =>
          query(
            build.insert(orderItem).values({
              orderId: id,
              position,
              // Lists of an order's things tell them apart by it.
              variantId: position === 0 ? subject : `${subject}-${position + 1}`,
              kind: 'service',
              slug,
              size: '-',
              name: piece.name,
              image: null,
              quantity: 1,
              unitIdr: piece.priceIdr,
              weightGrams: 0,
              vin,
            }),
          ),
        ),
      }),
    ]);
  };
