import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRANSFER_LIMITS } from '#edge/contract/sharing/transfer-machine.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import {
  approveTransfer,
  cancelTransfer,
  denyTransfer,
} from '#edge/domains/sharing/transfer/decide.ts';
import { requestTransfer } from '#edge/domains/sharing/transfer/request.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';
import { addCustomer, addShare, addVehicle } from '#tests/unit/db/garage-rows.ts';

const PEOPLE = ['cus_a', 'cus_b', 'cus_c'] as const;
const VEHICLES = ['veh_1', 'veh_2'] as const;
type Step = {
  readonly do: 'request' | 'approve' | 'deny' | 'cancel' | 'wait';
  readonly by: string;
  readonly vehicle: string;
  readonly requester: string;
  /** Answers are given by the owner, to the one who asked last; otherwise by anybody to anybody. */
  readonly fitting: boolean;
};

const step: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('request', 'request', 'approve', 'deny', 'cancel', 'wait'),
  by: fc.constantFrom(...PEOPLE),
  vehicle: fc.constantFrom(...VEHICLES),
  requester: fc.constantFrom(...PEOPLE),
  fitting: fc.boolean(),
});

interface TransferRequest {
  readonly vehicle: string;
  readonly requester: string;
  readonly owner: string;
  readonly until: number;
  status: string;
}

/** What the sentences of the specification say, on plain lists. */
class Model {
  now = 1_000;
  owners = new Map<string, string>(VEHICLES.map((vehicle) => [vehicle, 'cus_a']));
  requests: TransferRequest[] = [];
  moves = 0;

  #open = ({ status, until }: TransferRequest): boolean =>
    status === 'REQUESTED' && until > this.now;

  #latest(vehicle: string, requester: string): TransferRequest | undefined {
    return this.requests.filter((a) => a.vehicle === vehicle && a.requester === requester).at(-1);
  }

  fitted(step: Step): Step {
    const last = this.requests.filter(({ vehicle }) => vehicle === step.vehicle).at(-1);
    if (!step.fitting || last === undefined) return step;
    return { ...step, by: last.owner, requester: last.requester };
  }

  /** @returns whether it succeeds */
  take({ do: what, by, vehicle, requester }: Step): boolean {
    const owner = this.owners.get(vehicle) ?? '';
    if (what === 'wait') {
      this.now += 3 * DAY_MS;
      return true;
    }
    if (what === 'request') {
      const mine = this.#latest(vehicle, by);
      if (mine !== undefined && this.#open(mine)) return true;
      if (owner === by) return false;
      const until = this.now + TRANSFER_LIMITS.openMs;
      this.requests.push({ vehicle, requester: by, owner, until, status: 'REQUESTED' });
      return true;
    }
    const one = this.#latest(vehicle, what === 'cancel' ? by : requester);
    if (one === undefined || (what !== 'cancel' && one.owner !== by)) return false;
    const to = { approve: 'APPROVED', deny: 'DENIED', cancel: 'CANCELLED' }[what];
    if (one.status === to) return true;
    if (!this.#open(one)) return false;
    one.status = to;
    if (what !== 'approve') return true;
    this.owners.set(vehicle, one.requester);
    this.moves++;
    for (const other of this.requests)
      if (other.vehicle === vehicle && other.status === 'REQUESTED') other.status = 'CANCELLED';
    return true;
  }
}

describe('transfers against a model', () => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(stores[0].open);
    await store.db.primary.batch(PEOPLE.map(addCustomer), 'write');
  });
  afterAll(() => store.stop());

  const run = async (each: Step, clock: () => number, ids: (prefix: string) => string) => {
    const deps = { db: store.db, clock, ids };
    const { by, requester } = each;
    const vin = `VIN-${each.vehicle}`;
    if (each.do === 'request')
      return (await requestTransfer(by, { vin, isTransfer: true }, deps)).ok;
    if (each.do === 'approve') return (await approveTransfer(by, { vin, requester }, deps)).ok;
    if (each.do === 'deny') return (await denyTransfer(by, { vin, requester }, deps)).ok;
    if (each.do === 'cancel') return (await cancelTransfer(by, vin, deps)).ok;
    return true;
  };

  it('come to the same end, whoever does what in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await store.db.primary.batch(
          [
            ...[
              'ownership_history',
              'ownership_transfer',
              'vehicle_share',
              'vehicle',
              'attempt',
            ].map((table) => `DELETE FROM ${table}`),
            ...VEHICLES.map((id) => addVehicle(id, 'cus_a')),
            addShare('shr_1', 'veh_1', 'cus_a', 'cus_b', 10 * 365 * DAY_MS),
          ],
          'write',
        );
        const model = new Model();
        let born = 0;
        const ids = (prefix: string): string => `${prefix}_${String(++born).padStart(6, '0')}`;
        for (const drawn of steps) {
          const each = ['approve', 'deny'].includes(drawn.do) ? model.fitted(drawn) : drawn;
          // Attempts have a limit of their own, tested beside the operation.
          await store.db.primary.execute('DELETE FROM attempt');
          const expected = model.take(each);
          expect(await run(each, () => model.now, ids), JSON.stringify(each)).toBe(expected);
          // Time passes, so that the latest request is the one made last.
          model.now++;
        }
        const { rows } = await store.db.primary.execute('SELECT id, owner_id FROM vehicle');
        expect(new Map(rows.map((row) => [row.id, row.owner_id]))).toEqual(model.owners);
        const states = await store.db.primary.execute(
          `SELECT iif(status = 'EXPIRED', 'REQUESTED', status) AS status FROM ownership_transfer ORDER BY requested_at`,
        );
        expect(states.rows.map(({ status }) => status)).toEqual(
          model.requests.map(({ status }) => status),
        );
        const history = await store.db.primary.execute(
          'SELECT count(*) AS n FROM ownership_history',
        );
        expect(history.rows[0]?.n).toBe(model.moves);
        const loan = await store.db.primary.execute('SELECT revoked_at FROM vehicle_share');
        const lentAway = model.requests.some(
          (a) => a.vehicle === 'veh_1' && a.status === 'APPROVED',
        );
        expect(loan.rows[0]?.revoked_at !== null).toBe(lentAway);
      }),
      { numRuns: process.env.TEST_FULL ? 500 : 60 },
    );
  });
});
