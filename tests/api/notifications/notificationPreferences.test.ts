import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referralTemplates } from '#edge/domains/notifications/templates/referrals.ts';
import { unsubscribeToken } from '#edge/domains/notifications/unsubscribe-token.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
let owner: Record<string, string>;
let owner2: Record<string, string>;
beforeAll(async () => {
  bff = await startBff();
  [owner, owner2] = await Promise.all([actor(bff, 'owner'), actor(bff, 'owner2')]);
});
afterAll(() => bff.stop());

interface Preference {
  readonly purpose: string;
  readonly channel: string;
  readonly wanted: boolean;
}

const wanted = async (headers: Record<string, string>, purpose: string, channel: string) => {
  const { data } = await bff.gql<{ notificationPreferences: readonly Preference[] }>(
    '{ notificationPreferences { purpose channel wanted optional } }',
    {},
    { headers },
  );
  return data?.notificationPreferences.find(
    (each) => each.purpose === purpose && each.channel === channel,
  )?.wanted;
};

const set = (headers: Record<string, string>, variables: Preference) =>
  bff.gql<{ setNotificationPreference: { success: boolean; errorCode: string | null } }>(
    `mutation S($purpose: NotificationPurpose!, $channel: NotificationChannel!, $wanted: Boolean!) {
      setNotificationPreference(purpose: $purpose, channel: $channel, wanted: $wanted) { success errorCode }
    }`,
    variables,
    { headers },
  );

describe('notificationPreferences and setNotificationPreference', () => {
  it('works for the person alone who chose', async () => {
    await set(owner, { purpose: 'riding', channel: 'WHATSAPP', wanted: false });
    expect(await wanted(owner, 'riding', 'WHATSAPP')).toBe(false);
    expect(await wanted(owner2, 'riding', 'WHATSAPP')).toBe(true);
  });

  it('has switches of their own for orders and for the referral programme', async () => {
    await set(owner2, { purpose: 'orders', channel: 'PUSH', wanted: false });
    expect(await wanted(owner2, 'referrals', 'PUSH')).toBe(true);
    await set(owner2, { purpose: 'orders', channel: 'PUSH', wanted: true });
    await set(owner2, { purpose: 'referrals', channel: 'PUSH', wanted: false });
    expect(await wanted(owner2, 'orders', 'PUSH')).toBe(true);
    expect(await wanted(owner2, 'referrals', 'PUSH')).toBe(false);
    const purposes = Object.values(referralTemplates).map(({ purpose }) => purpose);
    expect([...new Set(purposes)]).toEqual(['referrals']);
  });

  it('refuses to end mails that confirm what was agreed', async () => {
    const { data } = await set(owner, { purpose: 'orders', channel: 'MAIL', wanted: false });
    expect(data?.setNotificationPreference).toEqual({
      success: false,
      errorCode: 'NOTIFICATION_NEEDED',
    });
    expect(await wanted(owner, 'orders', 'MAIL')).toBe(true);
  });
});

describe('/api/notifications/unsubscribe', () => {
  const tokenOf = (customerId: string) =>
    unsubscribeToken(
      { customerId },
      'reminders',
      createCipher({ keys: [], indexKey: new Uint8Array(Buffer.alloc(32, 'index')) }),
    );

  it('asks when it is opened and ends the mails when it is confirmed, without a sign-in', async () => {
    const path = `/api/notifications/unsubscribe/${await tokenOf('cus_owner')}`;
    const page = await bff.fetch(path);
    expect(await page.text()).toContain('<form method="post">');
    expect(await wanted(owner, 'reminders', 'MAIL')).toBe(true);
    // As the button of a mail reader sends it.
    const done = await bff.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(done.status).toBe(200);
    expect(await wanted(owner, 'reminders', 'MAIL')).toBe(false);
  });

  it('refuses a token that was made up or belongs to somebody else', async () => {
    const [, ...rest] = (await tokenOf('cus_owner')).split('.');
    for (const token of ['x', ['cus_owner2', ...rest].join('.')]) {
      const answer = await bff.fetch(`/api/notifications/unsubscribe/${token}`, { method: 'POST' });
      expect(answer.status).toBe(404);
    }
    expect(await wanted(owner2, 'reminders', 'MAIL')).toBe(true);
  });
});
