import { DAY_MS } from '#edge/contract/time.ts';
import { completeOrder } from '#edge/domains/orders/jobs.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { decideReturn } from '#edge/domains/orders/returns/decide.ts';
import { lapseReturns } from '#edge/domains/orders/returns/jobs.ts';
import { requestReturn } from '#edge/domains/orders/returns/request.ts';
import { takeOutItems } from '#edge/domains/orders/returns/take-out.ts';
import { CAP } from '#tests/support/goods-shop.ts';
import { decision, must } from '#tests/support/paid-order.ts';
import { type Cause, OWNER, type Recipient, type Scene, STAFF } from './scene.ts';

const page = ({ order: { id } }: Loaded): readonly Recipient[] => [[OWNER, `/my-orders/${id}`]];

const delivered = async ({ steps }: Scene): Promise<Loaded> =>
  steps.deliver((await steps.paid(OWNER, { [CAP]: 2 })).order.id);

const ONE = [{ position: 0, quantity: 1 }];

/** A return that was requested. */
const requested = async (scene: Scene) => {
  const order = await delivered(scene);
  const id = scene.steps.newReturn();
  const input = { id, orderId: order.order.id, lines: ONE, reason: 'CHANGED_MIND', photos: [] };
  must(await requestReturn(OWNER, input, scene.steps.deps));
  return { order, id };
};

const decided = (accepted: boolean): Cause => ({
  by: 'decideGoodsReturn',
  happens: async (scene) => {
    const { order, id } = await requested(scene);
    await scene.quiet();
    const answer = { returnId: id, accepted, answer: 'It was worn' };
    must(await decideReturn(STAFF, answer, decision(order.order.id), scene.steps.deps));
    return page(order);
  },
});

export const goodsCauses = {
  'goods-delivered': {
    by: 'deliverOrder',
    happens: async (scene) => {
      const paid = await scene.steps.paid(OWNER, { [CAP]: 1 });
      await scene.quiet();
      return page(await scene.steps.deliver(paid.order.id));
    },
  },
  'goods-completed': {
    by: 'orders.complete',
    happens: async (scene) => {
      const order = await delivered(scene);
      await scene.quiet();
      scene.world.wait(8 * DAY_MS);
      await completeOrder(order.order.id, scene.steps.deps);
      return page(order);
    },
  },
  'return-accepted': decided(true),
  'return-refused': decided(false),
  'return-lapsed': {
    by: 'orders.lapse-returns',
    happens: async (scene) => {
      const lapse = async (): Promise<void> => {
        scene.world.wait(60 * DAY_MS);
        await lapseReturns.run({ id: 'lapse', payload: null, attempts: 1 }, scene.steps.deps);
      };
      // Whatever else was accepted.
      await lapse();
      const { order, id } = await requested(scene);
      const answer = { returnId: id, accepted: true, answer: '' };
      must(await decideReturn(STAFF, answer, decision(order.order.id), scene.steps.deps));
      await scene.quiet();
      await lapse();
      return page(order);
    },
  },
  'items-taken-out': {
    by: 'withdrawOrderItems',
    happens: async (scene) => {
      const paid = await scene.steps.paid(OWNER, { [CAP]: 2 });
      await scene.quiet();
      const out = { returnId: scene.steps.newReturn(), lines: ONE, reason: 'NOT_ON_THE_SHELF' };
      must(await takeOutItems(STAFF, out, decision(paid.order.id), scene.steps.deps));
      return page(paid);
    },
  },
} satisfies Record<string, Cause>;
