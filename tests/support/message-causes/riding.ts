import { newId } from '#edge/contract/ids.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { cancelBooking } from '#edge/domains/garage/booking/cancel.ts';
import { insertEstimate } from '#edge/domains/garage/estimate/estimate.sql.ts';
import { acceptCall, completeCall, departCall } from '#edge/domains/garage/roadside/move-call.ts';
import { missAppointment } from '#edge/domains/garage/workshop/desk.sql.ts';
import { accept, decline } from '#edge/domains/sharing/answer.ts';
import { endLoans, expireTransfers } from '#edge/domains/sharing/jobs.ts';
import { lend } from '#edge/domains/sharing/lend.ts';
import { revoke } from '#edge/domains/sharing/revoke.ts';
import {
  approveTransfer,
  cancelTransfer,
  denyTransfer,
} from '#edge/domains/sharing/transfer/decide.ts';
import { requestTransfer } from '#edge/domains/sharing/transfer/request.ts';
import { must } from '#tests/support/paid-order.ts';
import { AFFILIATE, type Cause, GUEST, OWNER, type Recipient, type Scene, STAFF } from './scene.ts';

const GARAGE = '/my-ev';
const TRANSFERS = '/transfer-ownership';

/** A motorcycle of the owner, of which nothing is under way. */
const motorcycle = async ({ run, value }: Scene): Promise<{ id: string; vin: string }> => {
  await run('DELETE FROM vehicle_share');
  await run('DELETE FROM ownership_history');
  await run('DELETE FROM ownership_transfer');
  await run('DELETE FROM attempt');
  const of = `FROM vehicle WHERE owner_id = '${OWNER}' ORDER BY id LIMIT 1`;
  return { id: await value(`SELECT id ${of}`), vin: await value(`SELECT vin ${of}`) };
};

const offered = async (scene: Scene) => {
  const { vin } = await motorcycle(scene);
  const id = newId('shr', scene.world.now());
  const input = {
    id,
    vin,
    uID: GUEST,
    odooID: null,
    loanStart: null,
    loanEnd: scene.world.now() + DAY_MS,
    allows: null,
    assumes: null,
  };
  await scene.write((context) => lend(OWNER, input, context));
  return { id, vin };
};

const lent = async (scene: Scene) => {
  const loan = await offered(scene);
  await scene.write((context) => accept(GUEST, loan, context));
  return loan;
};

/** What happens to an offer or a loan. */
const loan = (
  by: string,
  begin: (scene: Scene) => Promise<{ id: string; vin: string }>,
  happens: (scene: Scene, loan: { id: string; vin: string }) => Promise<unknown>,
  recipients: readonly string[],
): Cause => ({
  by,
  happens: async (scene) => {
    const it = await begin(scene);
    await scene.quiet();
    await happens(scene, it);
    return recipients.map((who) => [who, GARAGE]);
  },
});

const timePasses = async ({ world }: Scene): Promise<void> => {
  world.wait(30 * DAY_MS);
  const { deps } = world.shop;
  const statements = await endLoans.run({ id: 'job', payload: null, attempts: 1 }, deps);
  await deps.db.write(statements ?? []);
};

const takenBack = (scene: Scene, { vin }: { vin: string }) =>
  scene.write((context) => revoke(OWNER, { vin, uID: GUEST, endingId: newId('end') }, context));

const ask = async (scene: Scene, who: string, vin: string): Promise<void> => {
  must(await requestTransfer(who, { vin, isTransfer: true }, scene.world.shop.deps));
};

const requesterOf = ({ value }: Scene, who: string): Promise<string> =>
  value(`SELECT coalesce(odoo_id, id) FROM customer WHERE id = '${who}'`);

/** What becomes of a request by the guest. */
const transfer = (
  by: string,
  happens: (scene: Scene, vin: string) => Promise<unknown>,
  recipients: readonly Recipient[],
): Cause => ({
  by,
  happens: async (scene) => {
    const { vin } = await motorcycle(scene);
    await ask(scene, GUEST, vin);
    await scene.quiet();
    await happens(scene, vin);
    return recipients;
  },
});

const backToOwner = ({ run }: Scene, vin: string) =>
  run(`UPDATE vehicle SET owner_id = '${OWNER}' WHERE vin = '${vin}'`);

const booking = async (scene: Scene): Promise<string> => {
  const { world, run } = scene;
  const { id: vehicle } = await motorcycle(scene);
  const id = newId('sbk', world.now());
  const at = world.now() + 3 * DAY_MS;
  await run('DELETE FROM service_estimate');
  await run(`DELETE FROM service_booking WHERE customer_id = '${OWNER}'`);
  await run(`INSERT INTO service_record (id, vehicle_id, location, serviced_at, type, odometer_km, status, detail)
    VALUES ('${id}', '${vehicle}', 'SCBD', ${at}, 'PERIODIC', 1, 'BOOKED', '')`);
  await run(`INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at)
    SELECT '${id}', '${vehicle}', '${OWNER}', id, ${at}, 1, 'BOOKED', 'PERIODIC', ${world.now()} FROM place LIMIT 1`);
  return id;
};

const WORKSHOP: readonly Recipient[] = [[OWNER, '/service-booking']];

const call = async (scene: Scene, state: string): Promise<string> => {
  const { id: vehicle } = await motorcycle(scene);
  const id = newId('rsr', scene.world.now());
  const now = scene.world.now();
  await scene.run(`INSERT INTO roadside_request (id, vehicle_id, customer_id, kind, asked_at, received_at, status)
    VALUES ('${id}', '${vehicle}', '${OWNER}', 'FLAT_TYRE', ${now}, ${now}, '${state}')`);
  await scene.quiet();
  return id;
};

const onTheRoad = (
  by: string,
  state: string,
  move: (scene: Scene, id: string) => Promise<{ ok: boolean }>,
): Cause => ({
  by,
  happens: async (scene) => {
    const done = await move(scene, await call(scene, state));
    if (!done.ok) throw new Error(JSON.stringify(done));
    return [[OWNER, '/roadside-assistance']];
  },
});

export const ridingCauses = {
  'loan-offered': {
    by: 'shareEv',
    happens: async (scene) => {
      await scene.quiet();
      await offered(scene);
      return [[GUEST, GARAGE]];
    },
  },
  'loan-accepted': loan(
    'acceptShareEv',
    offered,
    (scene, it) => scene.write((context) => accept(GUEST, it, context)),
    [OWNER],
  ),
  'loan-declined': loan(
    'declineShareEv',
    offered,
    (scene, { id }) =>
      scene.write((context) => decline(GUEST, { id, endingId: newId('end') }, context)),
    [OWNER],
  ),
  'loan-withdrawn': loan('revokeShareEv', offered, takenBack, [GUEST]),
  'loan-unanswered': loan('sharing.end-loans', offered, timePasses, [OWNER]),
  'loan-ended': loan('sharing.end-loans', lent, timePasses, [OWNER, GUEST]),
  'transfer-requested': {
    by: 'createTransferOwnership',
    happens: async (scene) => {
      const { vin } = await motorcycle(scene);
      await scene.quiet();
      await ask(scene, GUEST, vin);
      return [[OWNER, TRANSFERS]];
    },
  },
  'transfer-approved': transfer(
    'approveTransferOwnership',
    async (scene, vin) => {
      const requester = await requesterOf(scene, GUEST);
      must(await approveTransfer(OWNER, { vin, requester }, scene.world.shop.deps));
      await backToOwner(scene, vin);
    },
    [[GUEST, GARAGE]],
  ),
  'transfer-denied': transfer(
    'denyTransferOwnership',
    async (scene, vin) => {
      const requester = await requesterOf(scene, GUEST);
      must(await denyTransfer(OWNER, { vin, requester }, scene.world.shop.deps));
    },
    [[GUEST, TRANSFERS]],
  ),
  'transfer-taken-back': transfer(
    'cancelTransferOwnership',
    async (scene, vin) => must(await cancelTransfer(GUEST, vin, scene.world.shop.deps)),
    [[OWNER, TRANSFERS]],
  ),
  'transfer-expired': transfer(
    'sharing.expire-transfers',
    async ({ world }) => {
      world.wait(30 * DAY_MS);
      const { deps } = world.shop;
      const job = { id: 'job', payload: null, attempts: 1 };
      await deps.db.write((await expireTransfers.run(job, deps)) ?? []);
    },
    [[GUEST, TRANSFERS]],
  ),
  'transfer-overtaken': transfer(
    'approveTransferOwnership, of another request',
    async (scene, vin) => {
      await ask(scene, AFFILIATE, vin);
      const requester = await requesterOf(scene, AFFILIATE);
      must(await approveTransfer(OWNER, { vin, requester }, scene.world.shop.deps));
      await backToOwner(scene, vin);
    },
    [[GUEST, TRANSFERS]],
  ),
  'booking-confirmed': {
    by: 'createServiceBooking and rescheduleServiceBooking',
    happens: async (scene) => {
      await scene.quiet();
      const id = await booking(scene);
      await scene.run(
        `UPDATE service_booking SET slot_at = slot_at + ${HOUR_MS} WHERE id = '${id}'`,
      );
      return [...WORKSHOP, ...WORKSHOP];
    },
  },
  'booking-cancelled': {
    by: 'cancelServiceBooking',
    happens: async (scene) => {
      const id = await booking(scene);
      await scene.quiet();
      must(await cancelBooking(OWNER, id, scene.world.shop.deps));
      return WORKSHOP;
    },
  },
  'booking-missed': {
    by: 'moveAppointment',
    happens: async (scene) => {
      const id = await booking(scene);
      const version = Number(
        await scene.value(`SELECT version FROM service_booking WHERE id = '${id}'`),
      );
      await scene.quiet();
      await scene.world.shop.deps.db.write(missAppointment({ id, version }));
      return WORKSHOP;
    },
  },
  'service-priced': {
    by: 'stateServicePrice',
    happens: async (scene) => {
      const bookingId = await booking(scene);
      await scene.quiet();
      const statedAt = scene.world.now();
      const lines = [{ name: 'Brake pads', priceIdr: 185_000 }];
      const price = { id: newId('sve', statedAt), bookingId, lines, totalIdr: 185_000, statedAt };
      await scene.world.shop.deps.db.write(insertEstimate(price, 1));
      return WORKSHOP;
    },
  },
  'booking-reminder': {
    by: 'notifications.remind',
    happens: async (scene) => {
      await booking(scene);
      await scene.quiet();
      await scene.world.remind(4 * DAY_MS);
      return WORKSHOP;
    },
  },
  'roadside-taken': onTheRoad('acceptRoadsideAssistance', 'REQUESTED', ({ world }, id) =>
    acceptCall(STAFF, id, world.shop.deps),
  ),
  'roadside-on-the-way': onTheRoad('departRoadsideAssistance', 'ACCEPTED', ({ world }, id) =>
    departCall(STAFF, id, world.shop.deps),
  ),
  'roadside-done': onTheRoad('completeRoadsideAssistance', 'ON_THE_WAY', ({ world }, id) =>
    completeCall(STAFF, { id, note: 'Tyre changed' }, world.shop.deps),
  ),
} satisfies Record<string, Cause>;
