import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLField, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { RELATIONS, type Relation, VIN } from './relations/row.ts';
import { rows } from './relations/rows.ts';

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../edge/contract/main.graphql'), 'utf8'),
);

/** Names motorcycles that nobody owns yet: the dealers’ stock. */
const OF_STOCK = 'addUnits';

/** About one motorcycle, or about one thing by its id; what else concerns vehicles is named here. */
const isAboutOne = ({ name, args }: GraphQLField<unknown, unknown>): boolean =>
  ['sync', 'evList', 'roadsideAssistanceList'].includes(name) ||
  args.some((arg) => {
    const type = getNamedType(arg.type);
    return arg.name === 'vin' || (isInputObjectType(type) && 'vin' in type.getFields());
  }) ||
  (args.some(({ name: arg }) => arg === 'id') && OF_VEHICLES.test(name));

/** Operations by id whose things belong to a motorcycle. */
const OF_VEHICLES = /Ev$|Service|Roadside|Ownership|Sell/;

const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {})
    .filter((field) => field.name !== OF_STOCK && isAboutOne(field))
    .map(({ name }) => name),
);

const relations = Object.keys(RELATIONS) as Relation[];
let bff: Bff;
let plate: string;
let battery: string;
const headers = new Map<ActorName, Record<string, string>>();

beforeAll(async () => {
  bff = await startBff();
  for (const name of Object.values(RELATIONS)) headers.set(name, await actor(bff, name));
  const now = Date.now();
  await bff.db.primary.batch([
    `INSERT INTO ownership_transfer (id, vehicle_id, owner_id, requester_id, status, requested_at, expires_at, decided_at)
     VALUES ('otr_sold', 'veh_ayu_one', 'cus_admin', 'cus_owner', 'APPROVED', 1, 2, 2)`,
    `INSERT INTO ownership_history (id, vehicle_id, from_id, to_id, transfer_id, moved_at)
     VALUES ('own_sold', 'veh_ayu_one', 'cus_admin', 'cus_owner', 'otr_sold', 2)`,
    `INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at)
     SELECT 'sbk_relations', 'veh_ayu_one', 'cus_owner', id, ${now + DAY_MS}, 1, 'BOOKED', 'TYRES', 0 FROM place LIMIT 1`,
  ]);
  const { rows } = await bff.db.primary.execute(
    `SELECT v.registration_plate AS plate, b.serial_number AS serial FROM vehicle v
     JOIN battery b ON b.vehicle_id = v.id WHERE v.id = 'veh_ayu_one' LIMIT 1`,
  );
  plate = String(rows[0]?.plate);
  battery = String(rows[0]?.serial);
});
afterAll(() => bff.stop());

/** Everything as it was, whatever the last call did. */
const again = async (): Promise<void> => {
  const now = Date.now();
  await bff.db.primary.batch([
    `DELETE FROM vehicle_share WHERE vehicle_id = 'veh_ayu_one'`,
    `DELETE FROM ownership_history WHERE id <> 'own_sold'`,
    `DELETE FROM ownership_transfer WHERE id <> 'otr_sold'`,
    `UPDATE vehicle SET owner_id = 'cus_owner' WHERE id = 'veh_ayu_one'`,
    `UPDATE battery SET owner_id = 'cus_owner' WHERE vehicle_id = 'veh_ayu_one'`,
    `UPDATE service_booking SET status = 'BOOKED', slot_at = ${now + DAY_MS} WHERE id = 'sbk_relations'`,
    'DELETE FROM service_estimate',
    `INSERT INTO service_estimate (id, booking_id, lines, total_idr, state, stated_at)
     VALUES ('sve_relations', 'sbk_relations', '[{"name":"Brake pads","priceIdr":185000}]', 185000, 'STATED', ${now})`,
    'DELETE FROM listing',
    'DELETE FROM roadside_request',
    'DELETE FROM roadside_subscription',
    `INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at, slot, accepted_at, created_at)
     VALUES ('shr_now', 'veh_ayu_one', 'cus_owner', 'cus_guest', ${now - MINUTE_MS}, ${now + 60 * MINUTE_MS}, 1, ${now}, ${now})`,
    `INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at, slot, offer_until_at, pending_until_at, created_at)
     VALUES ('shr_offer', 'veh_ayu_one', 'cus_owner', 'cus_owner2', ${now - MINUTE_MS}, ${now + 60 * MINUTE_MS}, 2, ${now + 60 * MINUTE_MS}, ${now + 60 * MINUTE_MS}, ${now})`,
    `INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at, revoked_at, ended_by, ending_id, accepted_at, created_at)
     VALUES ('shr_ended', 'veh_ayu_one', 'cus_owner', 'cus_affiliate', ${now - 9 * MINUTE_MS}, ${now + 60 * MINUTE_MS}, ${now - MINUTE_MS}, 'owner', 'end_x', 1, ${now})`,
    `INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at, revoked_at, ended_by, accepted_at, created_at)
     VALUES ('shr_former', 'veh_ayu_one', 'cus_admin', 'cus_affiliate', 1, ${now + 60 * MINUTE_MS}, 2, 'transfer', 1, 1)`,
    `INSERT INTO roadside_request (id, vehicle_id, customer_id, kind, asked_at, received_at)
     VALUES ('rsr_relations', 'veh_ayu_one', 'cus_guest', 'OTHER', ${now}, ${now})`,
    `INSERT INTO ownership_transfer (id, vehicle_id, owner_id, requester_id, status, requested_at, expires_at)
     VALUES ('otr_open', 'veh_ayu_one', 'cus_owner', 'cus_guest', 'REQUESTED', ${now}, ${now + 60 * MINUTE_MS})`,
  ]);
};
beforeEach(again);

/** What an answer amounts to: it let one through when it succeeded, or told something of the motorcycle. */
const verdictOf = (data: unknown): string => {
  const text = JSON.stringify(data) ?? '';
  const [answer] = Object.values((data ?? {}) as Record<string, { errorCode?: string } | null>);
  if (typeof answer?.errorCode === 'string') return answer.errorCode;
  const revealing = [VIN, 'veh_ayu_one', '"success":true', '"own":true', plate];
  return revealing.some((each) => text.includes(each)) ? 'ok' : 'none';
};

describe('operation × relation to the motorcycle', () => {
  it('has a row for every operation about one, and none for others', () => {
    const covered = rows.map(({ operation }) => operation);
    expect(operations.filter((each) => !covered.includes(each))).toEqual([]);
    expect(covered.filter((each) => !operations.includes(each))).toEqual([]);
  });

  it.each(rows)('$operation', async ({ document, verdicts }) => {
    const seen: Partial<Record<Relation, string>> = {};
    for (const relation of relations) {
      const who = headers.get(RELATIONS[relation]) ?? {};
      const query = document.replace('BATTERY', battery);
      const { data, errors } = await bff.gql(query, {}, { headers: who });
      seen[relation] = String(errors?.[0]?.extensions?.code ?? verdictOf(data));
      await again();
    }
    expect(seen).toEqual(verdicts);
  });
});
