import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { hubSignature, LOCAL_KEYS, svixSignature } from '#edge/domains/notifications/index.ts';
import { type MessageProviders, startMessageProviders } from '#edge/messages-sandbox/start.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { afterJobs, endLoan } from './told.ts';

let bff: Bff;
let providers: MessageProviders;
let staff: Record<string, string>;
beforeAll(async () => {
  providers = await startMessageProviders(
    { ALVA_ENV: 'embedded' },
    { behaviour: { mail: 'silent', whatsapp: 'silent', sms: 'silent' } },
  );
  bff = await startBff({ MESSAGES_URL: providers.origin });
  staff = await actor(bff, 'staff');
  // The guest reads mail alone, so that what bounces there has nowhere to go; and it is never night.
  await bff.db.primary.execute(
    "UPDATE customer SET phone_number = NULL, phone_verified_at = NULL WHERE id = 'cus_guest'",
  );
});
afterAll(async () => {
  await bff.stop();
  await providers.stop();
});

const signed = async (body: object, at = Date.now(), secret: string = LOCAL_KEYS.mailWebhook) => {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const timestamp = String(Math.floor(at / 1000));
  return bff.fetch('/api/notifications/mail', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'svix-id': 'evt_1',
      'svix-timestamp': timestamp,
      'svix-signature': await svixSignature(secret, 'evt_1', timestamp, bytes),
    },
    body: bytes,
  });
};

const bounced = (id: string, key: string) => ({
  type: 'email.bounced',
  data: { email_id: id, tags: { message: key }, bounce: { type: 'Permanent' } },
});

const desk = async () => {
  const { data } = await bff.gql<{
    stuckMessages: {
      data: { id: string; channel: string; reason: string; subject: string; complained: boolean }[];
    };
  }>(
    '{ stuckMessages { data { id channel reason complained subject(locale: en) } } }',
    {},
    { headers: staff },
  );
  return data?.stuckMessages.data ?? [];
};

const act = (operation: string, id: string) =>
  bff.gql<Record<string, { success: boolean; errorCode: string | null }>>(
    `mutation A($id: ID!) { ${operation}(id: $id) { success errorCode } }`,
    { id },
    { headers: staff },
  );

/** A mail that went out and bounced. */
const stuck = async () => {
  const before = providers.sent.length;
  await endLoan(bff);
  await afterJobs(bff);
  const mail = providers.sent.slice(before).find(({ channel }) => channel === 'mail');
  if (mail === undefined) throw new Error('no mail went out');
  expect((await signed(bounced(mail.id, mail.key))).status).toBe(200);
  return mail;
};

describe('stuckMessages, resendMessage and settleMessage: a mail', () => {
  it('goes out from the worker once, and waits at the desk when it bounces', async () => {
    const mail = await stuck();
    await afterJobs(bff);
    expect(providers.sent.filter(({ key }) => key === mail.key)).toHaveLength(1);
    const [row] = await desk();
    expect(row).toMatchObject({ id: mail.key, channel: 'MAIL', reason: 'Permanent' });
    expect(JSON.stringify(await desk())).not.toContain('@');
  });

  it('is sent anew for staff under another key, once, however often they press', async () => {
    const mail = await stuck();
    expect((await act('resendMessage', mail.key)).data?.resendMessage?.success).toBe(true);
    const second = await act('resendMessage', mail.key);
    expect(second.data?.resendMessage).toEqual({ success: false, errorCode: 'MESSAGE_SETTLED' });
    await afterJobs(bff);
    const all = providers.sent.filter(({ key }) => key.startsWith(mail.key));
    expect(all.map(({ key }) => key)).toEqual([mail.key, `${mail.key}-1`]);
    // A late word about the first one does not touch the second.
    await signed(bounced(mail.id, mail.key));
    expect((await desk()).map(({ id }) => id)).not.toContain(mail.key);
  });

  it('is off the desk when staff reached the person in another way', async () => {
    const mail = await stuck();
    expect((await act('settleMessage', mail.key)).data?.settleMessage?.success).toBe(true);
    expect((await desk()).map(({ id }) => id)).not.toContain(mail.key);
  });
});

describe('stuckMessages and resendMessage: something that happened and that nobody could be told of', () => {
  const unplanned = async () => {
    const { data } = await bff.gql<{
      stuckMessages: {
        unplannedTotal: number;
        unplanned: { id: string; source: string; about: string; tries: number; reason: string }[];
      };
    }>(
      '{ stuckMessages { unplannedTotal unplanned { id source about tries reason happenedAt } } }',
      {},
      { headers: staff },
    );
    return data?.stuckMessages;
  };
  /** As a planner leaves it that has failed so often; it would be tried again tomorrow. */
  const failed = async (share: string, tries: number): Promise<string> => {
    const { rows } = await bff.db.primary.execute({
      sql: `UPDATE notification_event SET tries = ?, last_error = 'Error: no words', due_at = ?
        WHERE entity_id = ? AND source = 'loan-ended' RETURNING id`,
      args: [tries, Date.now() + DAY_MS, share],
    });
    return String(rows[0]?.id);
  };

  it('is listed after eight tries, is tried again for staff, and is told once', async () => {
    await afterJobs(bff);
    expect(await unplanned()).toEqual({ unplannedTotal: 0, unplanned: [] });
    const share = await endLoan(bff);
    await failed(share, 7);
    expect((await unplanned())?.unplannedTotal).toBe(0);
    const id = await failed(share, 8);
    await afterJobs(bff);
    expect(await unplanned()).toEqual({
      unplannedTotal: 1,
      unplanned: [
        {
          id,
          source: 'loan-ended',
          about: share,
          tries: 8,
          reason: 'Error: no words',
          happenedAt: expect.any(String),
        },
      ],
    });
    const before = providers.sent.length;
    expect((await act('settleMessage', id)).data?.settleMessage).toEqual({
      success: false,
      errorCode: 'MESSAGE_SETTLED',
    });
    expect((await act('resendMessage', id)).data?.resendMessage?.success).toBe(true);
    await afterJobs(bff);
    expect(await unplanned()).toEqual({ unplannedTotal: 0, unplanned: [] });
    const mails = providers.sent.slice(before).filter(({ channel }) => channel === 'mail');
    expect(mails).toHaveLength(1);
    expect((await act('resendMessage', id)).data?.resendMessage).toEqual({
      success: false,
      errorCode: 'MESSAGE_SETTLED',
    });
    const { rows } = await bff.db.primary.execute({
      sql: "SELECT actor_id FROM staff_audit WHERE operation = 'resendMessage' AND entity_id = ?",
      args: [id],
    });
    expect(rows).toEqual([{ actor_id: 'cus_staff' }]);
  });
});

describe('a mail that its reader called spam', () => {
  const complaint = (id: string, key: string) => ({
    type: 'email.complained',
    data: { email_id: id, tags: { message: key } },
  });
  const mailsOf = async (headers: Record<string, string>) => {
    const { data } = await bff.gql<{
      notificationPreferences: { purpose: string; channel: string; wanted: boolean }[];
    }>('{ notificationPreferences { purpose channel wanted } }', {}, { headers });
    return data?.notificationPreferences
      .filter(({ channel, wanted }) => channel === 'MAIL' && !wanted)
      .map(({ purpose }) => purpose);
  };

  it('ends what can be ended, is seen by staff, and is not sent again', async () => {
    const guest = await actor(bff, 'guestRider');
    expect(await mailsOf(guest)).toEqual([]);
    const before = providers.sent.length;
    await endLoan(bff);
    await afterJobs(bff);
    const mail = providers.sent.slice(before).find(({ channel }) => channel === 'mail');
    const { id = '', key = '' } = mail ?? {};
    await signed({ type: 'email.opened', data: { email_id: id, tags: { message: key } } });
    for (const _ of [1, 2]) expect((await signed(complaint(id, key))).status).toBe(200);
    // A late word does not take it off the desk.
    await signed({ type: 'email.delivered', data: { email_id: id, tags: { message: key } } });
    expect(await mailsOf(guest)).toEqual(['listings', 'reminders']);
    const row = (await desk()).find((each) => each.id === key);
    expect(row).toMatchObject({ channel: 'MAIL', complained: true });
    expect((await act('resendMessage', key)).data?.resendMessage).toEqual({
      success: false,
      errorCode: 'MESSAGE_SETTLED',
    });
    expect((await act('settleMessage', key)).data?.settleMessage?.success).toBe(true);
    expect((await desk()).map((each) => each.id)).not.toContain(key);
  });
});

describe('the webhook of mail', () => {
  it.each([
    ['another secret', Date.now(), `whsec_${btoa('another secret of somebody')}`],
    ['an hour ago', Date.now() - HOUR_MS, LOCAL_KEYS.mailWebhook],
  ])('refuses what was signed with %s', async (_, at, secret) => {
    expect((await signed(bounced('x', 'y'), at, secret)).status).toBe(401);
  });

  it('takes what it knows nothing of, so that it does not come again', async () => {
    expect((await signed({ type: 'email.delivered', data: { email_id: 'none' } })).status).toBe(
      200,
    );
  });

  it('refuses what is not as documented, and more than it reads', async () => {
    expect((await signed({ type: 'email.delivered' })).status).toBe(400);
    expect((await signed({ type: 'x', data: { email_id: 'y'.repeat(300_000) } })).status).toBe(413);
  });
});

describe('the webhook of WhatsApp', () => {
  const body = new TextEncoder().encode(
    JSON.stringify({ object: 'whatsapp_business_account', entry: [] }),
  );
  const send = (signature: string) =>
    bff.fetch('/api/notifications/whatsapp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      body,
    });

  it('takes what the app signed and nothing else', async () => {
    expect((await send(await hubSignature(LOCAL_KEYS.whatsappApp, body))).status).toBe(200);
    expect((await send(await hubSignature('another', body))).status).toBe(401);
    expect((await send('')).status).toBe(401);
  });

  it('answers the question whether it is ours, to who knows the token', async () => {
    const ask = (token: string) =>
      bff.fetch(
        `/api/notifications/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
      );
    expect(await (await ask(LOCAL_KEYS.whatsappVerify)).text()).toBe('1158201444');
    expect((await ask('guess')).status).toBe(403);
  });
});

describe('the mailbox', () => {
  it('shows what went out on an embedded instance', async () => {
    await stuck();
    const sent = (await (await bff.fetch('/api/mailbox')).json()) as { id: string }[];
    expect(sent.length).toBeGreaterThan(0);
    const mail = await bff.fetch(`/api/mailbox/sent/${sent[0]?.id}`);
    expect(mail.headers.get('content-security-policy')).toContain('sandbox');
    expect(await mail.text()).toContain('<html');
  });

  it('gives the files of a mail to save, and nothing of another place', async () => {
    const ics = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    const answer = await fetch(`${providers.origin}/emails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${LOCAL_KEYS.mail}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        from: 'ALVA <no-reply@alva.example>',
        to: ['ayu@alva.demo'],
        subject: 'With a file',
        text: 'x',
        html: '<html></html>',
        attachments: [{ filename: 'appoint"ment.ics', content: btoa(ics) }],
      }),
    });
    const { id } = (await answer.json()) as { id: string };
    const file = await bff.fetch(`/api/mailbox/sent/${id}/0`);
    expect(await file.text()).toBe(ics);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="appoint_ment.ics"');
    for (const other of [`${id}/1`, `${id}/x`, 'nobody/0'])
      expect((await bff.fetch(`/api/mailbox/sent/${other}`)).status).toBe(404);
  });

  it('shows every message as it looks on each channel it may come on, and on no other', async () => {
    const shown = async (id: string) =>
      (await bff.fetch(`/api/mailbox/templates/${id}`)).json() as Promise<Record<string, unknown>>;
    const action = 'Lihat atau ubah jadwal';
    const reminder = 'Pengingat: test ride ALVA CERVO, Rabu, 2 Desember 2026, 11.30 WITA';
    expect(await shown('test-ride-reminder.id.usual')).toMatchObject({
      whatsApp: { text: expect.stringContaining(reminder), action },
      sms: expect.stringContaining(reminder),
      push: {
        title: 'Sebentar lagi: test ride Anda di ALVA Experience Center SCBD',
        body: expect.stringContaining(reminder),
      },
      mail: { subject: 'Sebentar lagi: test ride Anda di ALVA Experience Center SCBD' },
    });
    const push = expect.objectContaining({ title: expect.any(String) });
    const none = { whatsApp: null, sms: null };
    expect(await shown('charger-free.en.longest')).toEqual({ ...none, mail: null, push });
    expect(await shown('email-change.en.missing')).toMatchObject({ ...none, push });
    const changed = await shown('password-changed.en.missing');
    expect([typeof changed.whatsApp, typeof changed.sms]).toEqual(['object', 'string']);
    expect(changed.whatsApp).not.toBeNull();
    expect(JSON.stringify(await shown('order-placed.en.missing'))).not.toMatch(/\{\{|undefined/);
  });

  it('does not exist in production, nor do the samples of templates', async () => {
    const live = await startBff({ ALVA_ENV: 'production' });
    try {
      for (const path of [
        '',
        '/templates',
        '/templates/order-paid.id.usual',
        '/sent/x',
        '/sent/x/0',
      ])
        expect((await live.fetch(`/api/mailbox${path}`)).status).toBe(404);
    } finally {
      await live.stop();
    }
  });
});
