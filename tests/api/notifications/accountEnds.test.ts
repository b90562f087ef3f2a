import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MessageProviders, startMessageProviders } from '#edge/messages-sandbox/start.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { afterJobs } from './told.ts';

let bff: Bff;
let providers: MessageProviders;
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

/** Subjects of the mails that came to this address, and where their buttons lead. */
const mailsTo = async (address: string) => {
  await afterJobs(bff);
  await afterJobs(bff);
  return providers.sent
    .filter(({ channel, to }) => channel === 'mail' && to === address)
    .map(({ subject, text }) => [subject, /https:\S+/.exec(text)?.[0].replace(/^.*\/id\//, '/')]);
};

const run = (field: string, headers: Record<string, string>) =>
  bff.gql<{ done: { success: boolean; errorCode: string | null } }>(
    `mutation { done: ${field} { success errorCode } }`,
    {},
    { headers },
  );

it('somebody whose sessions staff end, whose account they close and open again, hears each by mail', async () => {
  const admin = await actor(bff, 'admin');
  await actor(bff, 'owner2');
  const of = 'customerId: "cus_owner2", reason: "A lost phone"';
  for (const field of [
    `endCustomerSessions(${of})`,
    // Nothing is left to end.
    `endCustomerSessions(${of})`,
  ])
    expect((await run(field, admin)).data?.done.success).toBe(true);
  expect(await mailsTo('owner2@alva.demo')).toEqual([
    ['Akun Anda dikeluarkan dari semua perangkat', '/settings'],
  ]);
  await run(`setCustomerDisabled(${of}, disabled: true)`, admin);
  await run(`setCustomerDisabled(${of}, disabled: true)`, admin);
  expect((await mailsTo('owner2@alva.demo')).slice(1)).toEqual([
    ['Akun Anda ditutup', '/contact-us'],
  ]);
  await run(`setCustomerDisabled(${of}, disabled: false)`, admin);
  expect((await mailsTo('owner2@alva.demo')).slice(2)).toEqual([
    ['Akun Anda dibuka kembali', '/settings'],
  ]);
});

it('somebody who erases their account gets a last mail, of which nothing readable is stored', async () => {
  await bff.db.primary.executeMultiple(`
    DELETE FROM service_booking WHERE customer_id = 'cus_guest';
    UPDATE test_ride SET state = 'COMPLETED' WHERE customer_id = 'cus_guest';
    UPDATE vehicle_share SET revoked_at = 1, ended_by = 'owner' WHERE revoked_at IS NULL;
    UPDATE roadside_request SET status = 'DONE' WHERE customer_id = 'cus_guest';
    UPDATE listing SET status = 'WITHDRAWN' WHERE owner_id = 'cus_guest';
    UPDATE ownership_transfer SET status = 'CANCELLED' WHERE status = 'REQUESTED';
  `);
  await afterJobs(bff);
  const guest = await actor(bff, 'guestRider');
  const erase = 'eraseAccount(email: "guest@alva.demo")';
  const both = await Promise.all([run(erase, guest), run(erase, guest)]);
  expect(both.map(({ data }) => data?.done.success)).toContain(true);
  const { rows } = await bff.db.primary.execute(
    `SELECT m.channel, m.customer_id, m.recipient, n.customer_id AS told, n.facts FROM message m
      JOIN notification n ON n.id = m.notification_id WHERE n.template = 'account-erased'`,
  );
  expect(rows.map((row) => [row.channel, row.customer_id, row.told]).sort()).toEqual([
    ['MAIL', null, null],
    ['WHATSAPP', null, null],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/guest@alva|Citra/);
  const mails = await mailsTo('guest@alva.demo');
  expect(mails.filter(([, page]) => page === '/contact-us')).toEqual([
    ['Akun Anda telah dihapus', '/contact-us'],
  ]);
});
