import type { WhatsAppConfig } from '#edge/domains/notifications/config.ts';
import { callProvider, type Handed, type Sender, unhanded } from './channel.ts';

const codeOf = (body: Readonly<Record<string, unknown>>): number =>
  Number((body.error as { readonly code?: unknown } | undefined)?.code ?? 0);

/** Too many at once, or the service is away; anything else is refused for good. */
const NOT_NOW = [4, 80007, 130429, 131016, 131048, 131056, 133004];

/**
 * WhatsApp took the message and does not deliver it: its template is paused for being disliked, or is looked at
 * first, which ends in delivery or not. A status tells, should it be delivered after all.
 */
const NOT_DELIVERED = ['paused', 'held_for_quality_assessment'];

const taken = (body: Readonly<Record<string, unknown>>): Handed => {
  const [first] = Array.isArray(body.messages) ? body.messages : [];
  const status = String(first?.message_status);
  return NOT_DELIVERED.includes(status)
    ? { kind: 'refused', reason: status }
    : { kind: 'accepted', providerId: typeof first?.id === 'string' ? first.id : null };
};

/**
 * Templates of WhatsApp's Cloud API. It knows no idempotency key, so a message whose answer got lost is
 * not sent again: its statuses carry our key and tell.
 */
export const whatsAppSender = (config: WhatsAppConfig, fetch_: typeof fetch): Sender => ({
  repeatable: false,
  send: async ({ key, to, locale, template }) => {
    if (template === undefined) return { kind: 'refused', reason: 'no template' };
    const answer = await callProvider(fetch_, `${config.url}/${config.phoneNumberId}/messages`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${config.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace(/^\+/, ''),
        type: 'template',
        template: {
          name: template.name,
          language: { code: locale },
          components: [
            {
              type: 'body',
              parameters: template.values.map((text) => ({ type: 'text', text })),
            },
            {
              type: 'button',
              sub_type: 'url',
              index: '0',
              parameters: [{ type: 'text', text: template.path }],
            },
          ],
        },
        biz_opaque_callback_data: key,
      }),
    });
    if (typeof answer === 'string') return { kind: 'lost', reason: answer };
    if (answer.status === 200) return taken(answer.body);
    const code = codeOf(answer.body);
    if (NOT_NOW.includes(code)) return { kind: 'later', reason: `error ${code}` };
    return unhanded(answer, code === 0 ? '' : `error ${code}`);
  },
});
