import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFER_MS, SLOTS } from '#edge/contract/sharing/limits.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { accept, decline } from '#edge/domains/sharing/answer.ts';
import { lend } from '#edge/domains/sharing/lend.ts';
import { revoke } from '#edge/domains/sharing/revoke.ts';
import { endSharesOfVehicle } from '#edge/domains/sharing/share.sql.ts';
import { createReader } from '#edge/graphql/reader.ts';
import { once } from '#edge/platform/write/once.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';
import { addCustomer, addVehicle } from '#tests/unit/db/garage-rows.ts';

const OWNERS = ['cus_o1', 'cus_o2'];
const GUESTS = ['cus_g1', 'cus_g2', 'cus_g3', 'cus_g4', 'cus_g5'];
const VEHICLE = 'veh_1';
const VIN = `VIN-${VEHICLE}`;
interface Loan {
  readonly guest: string;
  readonly start: number;
  readonly end: number;
  readonly offerUntil: number;
  accepted: boolean;
}

/** What the owner of the moment would write on paper. */
interface Paper {
  owner: string;
  loans: Loan[];
}

const guest = fc.constantFrom(...GUESTS);
const hours = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 150, max: 300 }));
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('lend'),
      guest,
      from: fc.integer({ min: 0, max: 20 }),
      hours,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('revoke', 'leave'), guest }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('accept', 'decline'), guest }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), hours }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('transfer') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stranger'), guest }) },
);
type Step = { kind: string; guest?: string; from?: number; hours?: number };

describe('sharing against a model on paper', () => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(stores[0].open);
    await store.db.primary.batch([...OWNERS, ...GUESTS].map(addCustomer));
    await store.db.primary.batch([addVehicle(VEHICLE, 'cus_o1')]);
  });
  afterAll(() => store.stop());

  const play = async (steps: readonly Step[]): Promise<void> => {
    await store.db.primary.batch([
      'DELETE FROM vehicle_share',
      `UPDATE vehicle SET owner_id = 'cus_o1'`,
    ]);
    let now = 1_000 * HOUR_MS;
    let made = 0;
    const paper: Paper = { owner: 'cus_o1', loans: [] };
    const context = () => ({
      db: store.db,
      clock: () => now,
      idempotencyKey: undefined,
      readPrimary: createReader({ read: store.db.readPrimary }, () => {}),
    });
    const running = () =>
      paper.loans.filter(
        ({ end, accepted, offerUntil }) => end > now && (accepted || offerUntil > now),
      );

    const acts: Record<string, (at: Step) => Promise<void>> = {
      lend: async ({ guest: who = '', from = 0, hours: length = 1 }) => {
        const at = context();
        const loanStart = now + from * HOUR_MS;
        const loanEnd = loanStart + length * HOUR_MS;
        const id = `shr_${made++}`;
        const input = { id, vin: VIN, uID: who, odooID: null, loanStart, loanEnd } as const;
        const request = { operation: 'shareEv', who: paper.owner, input };
        const result = await once(at, request, () =>
          lend(paper.owner, { ...input, allows: null, assumes: null }, at),
        );
        const open = running();
        const expected = open.some((loan) => loan.guest === who)
          ? 'ALREADY_SHARED'
          : open.length >= SLOTS
            ? 'NO_SLOT'
            : 'lent';
        expect(result.ok ? 'lent' : result.error).toBe(expected);
        if (result.ok)
          paper.loans.push({
            guest: who,
            start: loanStart,
            end: loanEnd,
            offerUntil: now + OFFER_MS,
            accepted: false,
          });
      },
      accept: async ({ guest: who = '' }) => {
        const loan = running().find((each) => each.guest === who);
        if (loan === undefined) return;
        const at = context();
        const input = { id: await idOf(who) };
        const request = { operation: 'acceptShareEv', who, input };
        const result = await once(at, request, () => accept(who, input, at));
        expect(result.ok).toBe(true);
        loan.accepted = true;
      },
      decline: async ({ guest: who = '' }) => {
        const loan = running().find((each) => each.guest === who);
        if (loan === undefined) return;
        const at = context();
        const input = { id: await idOf(who), endingId: `end_${made++}` };
        const request = { operation: 'declineShareEv', who, input };
        const result = await once(at, request, () => decline(who, input, at));
        expect(result.ok).toBe(!loan.accepted);
        if (result.ok) paper.loans = paper.loans.filter((each) => each !== loan);
      },
      revoke: ({ guest: who = '' }) => end(paper.owner, who),
      leave: ({ guest: who = '' }) => end(who, who),
      stranger: async ({ guest: who = '' }) => {
        const stranger = OWNERS.find((each) => each !== paper.owner) ?? '';
        const before = running();
        await end(stranger, who, false);
        expect(running()).toEqual(before);
      },
      wait: async ({ hours: length = 1 }) => {
        now += length * HOUR_MS;
      },
      transfer: async () => {
        paper.owner = OWNERS.find((each) => each !== paper.owner) ?? '';
        paper.loans = [];
        await store.db.write([endSharesOfVehicle(VEHICLE, now)]);
        await store.db.primary.execute(`UPDATE vehicle SET owner_id = '${paper.owner}'`);
      },
    };
    /** Of the loan of that guest that is not over. */
    const idOf = async (who: string): Promise<string> => {
      const { rows } = await store.db.primary.execute({
        sql: `SELECT id FROM vehicle_share WHERE guest_id = ? AND revoked_at IS NULL AND loan_end_at > ?
          AND (accepted_at IS NOT NULL OR offer_until_at > ?)`,
        args: [who, now, now],
      });
      return String(rows[0]?.id);
    };
    const end = async (actor: string, who: string, counts = true): Promise<void> => {
      const at = context();
      const input = { vin: VIN, uID: who, endingId: `end_${made++}` };
      const request = { operation: 'revokeShareEv', who: actor, input };
      await once(at, request, () => revoke(actor, input, at)).catch((error) => {
        if (error.code !== 'NOT_FOUND') throw error;
      });
      if (counts) paper.loans = paper.loans.filter((loan) => loan.guest !== who);
    };

    for (const each of steps) {
      await acts[each.kind]?.(each);
      const { rows } = await store.db.primary.execute({
        sql: `SELECT guest_id, owner_id, slot, loan_start_at, loan_end_at FROM vehicle_share
          WHERE revoked_at IS NULL AND loan_end_at > ?
          AND (accepted_at IS NOT NULL OR offer_until_at > ?) ORDER BY guest_id`,
        args: [now, now],
      });
      const expected = running()
        .map(({ guest: who, start, end: until }) => [who, start, until])
        .sort();
      expect(rows.map((row) => [row.guest_id, row.loan_start_at, row.loan_end_at])).toEqual(
        expected,
      );
      expect(rows.every((row) => row.owner_id === paper.owner)).toBe(true);
      const slots = rows.map(({ slot }) => Number(slot));
      expect(new Set(slots).size).toBe(slots.length);
      expect(slots.every((slot) => slot >= 1 && slot <= SLOTS)).toBe(true);
    }
  };

  it('lends, ends and refuses as on paper, after every step of any story', async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), play), {
      numRuns: process.env.TEST_FULL === '1' ? 300 : 40,
    });
  });
});
