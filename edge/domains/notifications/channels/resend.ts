import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { MailConfig } from '#edge/domains/notifications/config.ts';
import { callProvider, type Sender, unhanded } from './channel.ts';

/** Names of Resend's errors after which the same request will be taken. */
const NOT_NOW = ['concurrent_idempotent_requests', 'rate_limit_exceeded', 'daily_quota_exceeded'];

/** Resend forgets a key after a day; what is under way by then must be there before. */
const KEY_MS = DAY_MS - 5 * MINUTE_MS;

/** Mail by Resend's `POST /emails`. It takes a key once within a day. */
export const resendSender = (config: MailConfig, fetch_: typeof fetch): Sender => ({
  repeatable: true,
  knownForMs: KEY_MS,
  send: async ({ key, to, mail }) => {
    if (mail === undefined) return { kind: 'refused', reason: 'no mail' };
    const answer = await callProvider(fetch_, `${config.url}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${config.key}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({
        from: config.from,
        to: [to],
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: mail.headers,
        attachments: mail.attachments.map(({ filename, contentType, content }) => ({
          filename,
          content,
          content_type: contentType,
        })),
        // Comes back with every status.
        tags: [{ name: 'message', value: key.replaceAll('.', '-') }],
      }),
    });
    if (typeof answer === 'string') return { kind: 'lost', reason: answer };
    const { id, name } = answer.body;
    if (answer.status === 200 || answer.status === 201)
      return { kind: 'accepted', providerId: typeof id === 'string' ? id : null };
    // The key was used before, with words that have changed since: that mail has gone out.
    if (answer.status === 409 && name === 'invalid_idempotent_request')
      return { kind: 'accepted', providerId: null };
    if (NOT_NOW.includes(String(name))) return { kind: 'later', reason: String(name) };
    return unhanded(answer, String(name ?? ''));
  },
});
