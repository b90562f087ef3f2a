import * as v from 'valibot';
import type { Query } from '#db/query.ts';
import { ORDER_LIMITS } from '#edge/contract/orders/after-placing.ts';
import { handOverInput } from '#edge/contract/orders/desk.ts';
import type { HistoryNote } from '#edge/contract/orders/history.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { COMPLETION } from '#edge/contract/orders/windows.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { registerVehicle } from '#edge/domains/garage/index.ts';
import { type Acting, doingAs } from '#edge/domains/orders/act.ts';
import { earned } from '#edge/domains/orders/earned.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { type Doing, moveOrder, type OrderColumns } from '#edge/domains/orders/move.ts';
import { orderIdByWorkOrder, type Statements } from '#edge/domains/orders/order.sql.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { pickGoods } from '#edge/domains/shop/index.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { attachUpload, isFree } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import {
  isShort,
  isUnsettled,
  SHORT,
  type StaffDecision,
  staffMove,
  UNSETTLED,
} from './staff-move.ts';

const WARRANTY_YEARS = 3;

const yearsAfter = (at: number, years: number): number => {
  const day = new Date(at);
  return day.setUTCFullYear(day.getUTCFullYear() + years);
};

/** The motorcycle stands in its buyer's garage. */
const parked = (
  { order, unit, registration }: Loaded,
  now: number,
  ids: Acting['ids'],
): readonly Query<unknown>[] => {
  const plate = registration.find(({ item }) => item === 'TNKB');
  return unit === null
    ? []
    : [
        registerVehicle({
          id: ids('veh'),
          vin: unit.vin,
          ownerId: order.customerId,
          slug: unit.slug,
          color: unit.color,
          accent: unit.accent,
          battery: unit.battery,
          year: new Date(unit.arrivedAt).getUTCFullYear(),
          purchasedAt: order.placedAt,
          arrivedAt: unit.arrivedAt,
          deliveredAt: now,
          warrantyUntilAt: yearsAfter(now, WARRANTY_YEARS),
          plateProgress: plate?.progress ?? 'PROCESSING',
          plateCollectedAt: plate?.collectedAt ?? null,
          plateEstimateAt: plate?.latestAt ?? null,
          plateNumber: plate?.plateNumber ?? null,
        }),
      ];
};

const PASSKEYS = declareLimit({
  purpose: 'orders.passkey',
  most: ORDER_LIMITS.passkeyTries,
  windowMs: HOUR_MS,
  what: 'passkeys tried at a hand-over',
  by: 'work order, else member of staff',
});

interface HandedOver {
  readonly columns: Pick<OrderColumns, 'deliveryPhoto' | 'deliveredBy'>;
  /** What keeps the photo. */
  readonly proof: Statements;
  readonly note?: HistoryNote;
}

/** Everything that is written when an order changes hands, whoever handed it over. */
export const handedOver = (
  loaded: Loaded,
  doing: Doing,
  { columns, proof, note }: HandedOver,
): Statements => {
  const { order } = loaded;
  const { now, ids } = doing;
  return moveOrder(order, 'deliver', doing, {
    columns: { ...columns, deliveredAt: now, completesAt: now + COMPLETION, requiredIdr: 0 },
    effects: {
      [ORDER_EFFECTS.photo]: proof,
      [ORDER_EFFECTS.revenue]: earned(loaded, now, ids),
      [ORDER_EFFECTS.garage]: parked(loaded, now, ids),
      [ORDER_EFFECTS.picked]: order.kind === 'GOODS' ? pickGoods(order.id) : [],
    },
    note: note ?? null,
  });
};

/** Handed over against work order, passkey and photo. Passkeys cannot be tried by the dozen. */
export const deliverOrder = async (
  staffId: string,
  input: unknown,
  { expectedVersion }: Pick<StaffDecision, 'expectedVersion'>,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(handOverInput, input);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { workOrder, passkey, photo } = parsed.output;
  const [[match]] = await deps.db.readPrimary([orderIdByWorkOrder({ workOrder })]);
  await holdToAttempts(deps, PASSKEYS, match?.id ?? staffId);
  if (match === undefined) return err({ code: 'ORDER_DELIVERY_PROOF' });
  const { id } = match;
  const file = { id: photo, customerId: staffId, purpose: 'DELIVERY', to: id } as const;
  const read = primaryReader(deps.db);
  return staffMove(
    'deliver',
    { id, expectedVersion },
    deps,
    async (loaded) => {
      const { order } = loaded;
      if (order.passkey !== passkey || !(await read(isFree(file))))
        return err({ code: 'ORDER_DELIVERY_PROOF' });
      if (isUnsettled(loaded)) return err(UNSETTLED);
      if (isShort(loaded)) return err(SHORT);
      return ok(
        handedOver(loaded, doingAs('staff', staffId, deps), {
          columns: { deliveryPhoto: photo, deliveredBy: staffId },
          proof: attachUpload({ ...file, isPublic: false }),
        }),
      );
    },
    ({ order }) => order.state === 'DELIVERED' && order.deliveryPhoto === photo,
  );
};
