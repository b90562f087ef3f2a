import type { SmsConfig } from '#edge/domains/notifications/config.ts';
import { callProvider, type ProviderStatus, type Sender, unhanded } from './channel.ts';

const STATUSES: Readonly<Record<string, ProviderStatus>> = {
  sent: 'sent',
  delivered: 'delivered',
  failed: 'failed',
  undelivered: 'failed',
  rejected: 'failed',
};

/** SMS by OCA. It has neither an idempotency key nor webhooks: it is asked how a message fares. */
export const ocaSmsSender = (config: SmsConfig, fetch_: typeof fetch): Sender => {
  const headers = {
    authorization: `Basic ${btoa(`${config.user}:${config.password}`)}`,
    'content-type': 'application/json',
  };
  return {
    repeatable: false,
    send: async ({ to, text }) => {
      if (text === undefined) return { kind: 'refused', reason: 'no text' };
      const answer = await callProvider(fetch_, `${config.url}/api/v1/sms`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ phone: to, message: text }),
      });
      if (typeof answer === 'string') return { kind: 'lost', reason: answer };
      const { msg_uid: uid } = answer.body;
      if (answer.status === 200)
        return { kind: 'accepted', providerId: typeof uid === 'string' ? uid : null };
      return unhanded(answer, '');
    },
    ask: async (providerId) => {
      const path = `/api/v1/sms/status/${encodeURIComponent(providerId)}`;
      const answer = await callProvider(fetch_, `${config.url}${path}`, { method: 'GET', headers });
      if (typeof answer === 'string' || answer.status !== 200) return null;
      return STATUSES[String(answer.body.status).toLowerCase()] ?? null;
    },
  };
};
