import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ulid } from '#edge/contract/ids.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { afterJobs, endLoan } from './told.ts';

let bff: Bff;
let rider: Record<string, string>;
let other: Record<string, string>;
beforeAll(async () => {
  bff = await startBff();
  [rider, other] = await Promise.all([actor(bff, 'guestRider'), actor(bff, 'owner2')]);
});
afterAll(() => bff.stop());

const inbox = async (headers: Record<string, string>) =>
  (await syncAll(bff, 'notifications', null, headers)).pages.flatMap((page) => page.changed);

const read = (ids: readonly string[], headers: Record<string, string>, key = ulid(Date.now())) =>
  bff.gql<{ readNotifications: { success: boolean; errorCode: string | null } }>(
    `mutation R($ids: [ID!]!, $readAt: DateTime!) {
      readNotifications(ids: $ids, readAt: $readAt) { success errorCode }
    }`,
    { ids, readAt: new Date().toISOString() },
    { headers: { ...headers, 'idempotency-key': key } },
  );

describe('readNotifications', () => {
  it('works: a line told by the clock is marked on every device of the person it is for', async () => {
    await endLoan(bff);
    await afterJobs(bff);
    const lines = await inbox(rider);
    const line = lines.find(({ record }) => record.readAt === null);
    expect(line?.record).toMatchObject({
      title: { en: expect.stringContaining('has ended'), id: expect.stringContaining('berakhir') },
      path: '/my-ev',
    });
    const id = line?.id ?? '';
    expect((await read([id], rider)).data?.readNotifications.success).toBe(true);
    const again = (await inbox(rider)).find((each) => each.id === id);
    expect(again?.record.readAt).not.toBeNull();
  });

  it('works: a line says the time by the clock its reader lives by, and names it', async () => {
    await bff.db.primary.batch(
      [
        "UPDATE customer_address SET province_id = '51' WHERE customer_id = 'cus_guest'",
        {
          sql: `INSERT INTO account_event (id, customer_id, kind, facts, happened_at)
            VALUES ('aev_inbox', 'cus_guest', 'PASSWORD_CHANGED', '{}', ?)`,
          args: [Date.UTC(2026, 10, 24, 3, 30)],
        },
      ],
      'write',
    );
    await afterJobs(bff);
    const lines = (await inbox(rider)).map(
      ({ record }) => record.line as Record<'en' | 'id', string>,
    );
    expect(lines.find(({ en }) => en.includes('password'))).toEqual({
      en: 'Your password was changed on Tuesday, 24 November 2026, 11:30 WITA.',
      id: 'Kata sandi Anda diganti pada Selasa, 24 November 2026, 11.30 WITA.',
    });
  });

  it('is safe: a later reading changes nothing, and nobody marks another person’s', async () => {
    await endLoan(bff);
    await afterJobs(bff);
    const unread = async () =>
      (await inbox(rider)).filter(({ record }) => record.readAt === null).map(({ id }) => id);
    const ids = await unread();
    expect(ids.length).toBeGreaterThan(0);
    await read(ids, other);
    expect(await unread()).toEqual(ids);
    expect((await inbox(other)).map(({ id }) => id)).not.toContain(ids[0]);
  });

  it('refuses ids that are none, and too many of them', async () => {
    for (const ids of [['x'], Array.from({ length: 101 }, () => `ntf_${'0'.repeat(26)}`)]) {
      const { data, errors } = await read(ids, rider);
      expect(data?.readNotifications?.success ?? errors === undefined).toBe(false);
    }
  });
});
