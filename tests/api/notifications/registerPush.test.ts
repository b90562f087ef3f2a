import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MessageProviders, startMessageProviders } from '#edge/messages-sandbox/start.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { afterJobs, endLoan } from './told.ts';

type Headers = Record<string, string>;
interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

let bff: Bff;
let providers: MessageProviders;
let guest: Headers;
let owner: Headers;
beforeAll(async () => {
  providers = await startMessageProviders(
    { ALVA_ENV: 'embedded' },
    { behaviour: { mail: 'silent', whatsapp: 'silent', sms: 'silent' } },
  );
  bff = await startBff({ MESSAGES_URL: providers.origin });
});
afterAll(async () => {
  await bff.stop();
  await providers.stop();
});
beforeEach(async () => {
  [guest, owner] = await Promise.all([actor(bff, 'guestRider'), actor(bff, 'owner')]);
  await bff.db.primary.execute('DELETE FROM push_device');
});

const address = async (): Promise<Subscription> => {
  const answer = await bff.fetch('/api/mailbox/push', { method: 'POST' });
  return (await answer.json()) as Subscription;
};

const register = async (headers: Headers, subscription: Subscription) => {
  const { data } = await bff.gql<{ registerPush: { success: boolean; errorCode: string | null } }>(
    `mutation R($endpoint: String!, $p256dh: String!, $auth: String!) {
      registerPush(endpoint: $endpoint, p256dh: $p256dh, auth: $auth) { success errorCode }
    }`,
    { ...subscription },
    { headers },
  );
  return data?.registerPush;
};

const isOn = async (headers: Headers) => {
  const { data } = await bff.gql<{ pushOffer: { isOn: boolean; isLocal: boolean } | null }>(
    '{ pushOffer { key isLocal isOn } }',
    {},
    { headers },
  );
  return data?.pushOffer?.isOn;
};

const devices = async () =>
  (await bff.db.primary.execute('SELECT customer_id, session_id FROM push_device')).rows.map(
    ({ customer_id: id }) => id,
  );

const shown = () => providers.sent.filter(({ channel }) => channel === 'push');

describe('registerPush, pushOffer and endPush', () => {
  it('works: what happens is shown in the browser that asked, by a worker that runs on workerd', async () => {
    expect(await register(guest, await address())).toEqual({ success: true, errorCode: null });
    expect([await isOn(guest), await isOn(owner)]).toEqual([true, false]);
    await endLoan(bff);
    // A loan that ended is no matter for the night.
    await afterJobs(bff);
    await bff.db.primary.execute(
      "UPDATE message SET due_at = 0, urgent = 1 WHERE channel = 'PUSH'",
    );
    await afterJobs(bff);
    expect(shown().length).toBeGreaterThan(0);
    expect(shown()[0]?.button).toMatch(/\/(en|id)\/my-ev$/);
  });

  it('is safe to repeat: a browser has one row, and its new address takes the place of the old', async () => {
    const first = await address();
    await register(guest, first);
    await register(guest, first);
    await register(guest, await address());
    expect(await devices()).toEqual(['cus_guest']);
  });

  it('follows the browser to whoever signs in there, and is no longer the other’s', async () => {
    const same = await address();
    await register(guest, same);
    await register(owner, same);
    expect(await devices()).toEqual(['cus_owner']);
    expect(await isOn(guest)).toBe(false);
  });

  it('keeps the ten newest browsers of a person', async () => {
    for (let at = 0; at < 12; at++) await register(await actor(bff, 'owner'), await address());
    expect(await devices()).toHaveLength(10);
  });

  it('ends by itself, and with the session', async () => {
    await register(guest, await address());
    await bff.gql('mutation { endPush { success } }', {}, { headers: guest });
    expect(await devices()).toEqual([]);
    await register(guest, await address());
    await bff.fetch('/api/logout', { method: 'POST', headers: guest });
    expect(await devices()).toEqual([]);
  });

  it.each([
    ['an address that is no push service', { endpoint: 'https://169.254.169.254/latest' }],
    ['an address without encryption', { endpoint: 'http://push.alva.example/x' }],
    ['a key that is none', { p256dh: 'x' }],
    ['a secret that is none', { auth: '' }],
  ])('refuses %s', async (_, wrong) => {
    const answer = await register(guest, { ...(await address()), ...wrong });
    expect(answer).toEqual({ success: false, errorCode: 'PUSH_INVALID' });
    expect(await devices()).toEqual([]);
  });
});
