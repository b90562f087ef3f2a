import { buildPushPayload } from '@block65/webcrypto-web-push';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#edge/contract/time.ts';
import type { PushConfig } from '#edge/domains/notifications/config.ts';
import { callProvider, type Sender, unhanded } from './channel.ts';

/** So long a browser that is off is waited for. What is urgent is old news after an hour. */
const KEPT_S = { urgent: HOUR_MS / SECOND_MS, usual: DAY_MS / SECOND_MS } as const;

/** The browser ended its subscription, or never had it. */
const GONE = [404, 410];

/**
 * Web push (RFC 8030, 8291, 8292). The service replaces what waits under the same topic, and the browser
 * what it shows under the same tag: a push whose answer got lost is sent again and seen once.
 */
export const webPushSender = (config: PushConfig, fetch_: typeof fetch): Sender => ({
  repeatable: true,
  send: async ({ key, push }) => {
    if (push === undefined) return { kind: 'refused', reason: 'no push' };
    const { endpoint, p256dh, auth } = push.subscription;
    const { headers, body } = await buildPushPayload(
      {
        data: JSON.stringify(push.body),
        options: {
          ttl: Math.min(
            push.urgent ? KEPT_S.urgent : KEPT_S.usual,
            Math.floor(push.keptForMs / SECOND_MS),
          ),
          urgency: push.urgent ? 'high' : 'normal',
          topic: key.slice(-32).replaceAll('.', '-'),
        },
      },
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      config,
    );
    const { 'content-length': _, ...rest } = headers;
    const url =
      config.relay === undefined ? endpoint : `${config.relay}${new URL(endpoint).pathname}`;
    const answer = await callProvider(fetch_, url, { method: 'POST', headers: rest, body });
    if (typeof answer === 'string') return { kind: 'lost', reason: answer };
    if (answer.status >= 200 && answer.status < 300) return { kind: 'accepted', providerId: null };
    if (GONE.includes(answer.status))
      return { kind: 'refused', reason: `HTTP ${answer.status}`, gone: true };
    return unhanded(answer, '');
  },
});
