import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailSender } from '#edge/domains/notifications/channels/smtp-mail.ts';
import { channelConfig } from '#edge/domains/notifications/config.ts';
import { parseEnv } from '#edge/env.ts';
import { createSmtp } from '#edge/platform/smtp.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';

let server: SmtpServer;
beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.mode = 'ok';
  server.mails.length = 0;
});

const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR';
const message = {
  key: 'msg_01',
  to: 'ayu@alva.demo',
  locale: 'id',
  mail: {
    subject: 'Pesanan K7 – lunas',
    html: '<p>Terima kasih</p>',
    text: 'Terima kasih',
    headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://alva.test/u>' },
    attachments: [
      { filename: 'K7.pdf', contentType: 'application/pdf', content: btoa('%PDF') },
      {
        filename: 'appointment.ics',
        contentType: 'text/calendar; charset=utf-8; method=REQUEST',
        content: btoa(calendar),
      },
    ],
  },
} as const;

const send = (url = server.url) =>
  smtpMailSender('ALVA <no-reply@alva.test>', createSmtp(url)).send(message);

describe('a mail by SMTP', () => {
  it('arrives with both parts, its headers, the receipt and the calendar entry, under its own id', async () => {
    expect(await send()).toEqual({ kind: 'accepted', providerId: null });
    const [mail = ''] = server.mails;
    for (const part of [
      'From: ALVA <no-reply@alva.test>',
      'To: ayu@alva.demo',
      'Message-ID: <msg_01@alva.test>',
      'Auto-Submitted: auto-generated',
      'List-Unsubscribe: <https://alva.test/u>',
      'Content-Type: text/plain',
      'Content-Type: text/html',
      'Content-Type: application/pdf; name=K7.pdf',
      btoa('%PDF'),
    ])
      expect(mail).toContain(part);
    expect(mail).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
  });

  it.each([
    ['busy', 'later'],
    ['refused', 'refused'],
    ['no-such-person', 'refused'],
    ['lost', 'lost'],
  ] as const)('that a server answers with %s is %s', async (mode, kind) => {
    server.mode = mode;
    expect(await send()).toMatchObject({ kind });
  });

  it('is tried later where no server listens', async () => {
    expect(await send('smtp://127.0.0.1:1')).toMatchObject({ kind: 'later' });
  });

  it('names no password in what went wrong', async () => {
    const answer = await send('smtp://user:hidden@127.0.0.1:1');
    expect(JSON.stringify(answer)).not.toContain('hidden');
  });
});

describe('the configuration of mail', () => {
  const config = (more: object) => channelConfig(parseEnv({ DATABASE_URL: 'file:x', ...more }));
  const smtp = { SMTP_URL: 'smtps://u:p@mail.test:465', MAIL_FROM: 'ALVA <a@b.test>' };

  it('takes a server of one’s own with a sender', () => {
    expect(config(smtp)).toMatchObject({ smtp: { from: 'ALVA <a@b.test>' } });
  });

  it('refuses a server without a sender, and two ways at once', () => {
    expect(() => config({ SMTP_URL: smtp.SMTP_URL })).toThrow('go together');
    expect(() => config({ ...smtp, RESEND_KEY: 're_1' })).toThrow('not by both');
  });
});
