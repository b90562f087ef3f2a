import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { DAY_MS } from '#edge/contract/time.ts';
import {
  CODE_TEMPLATE,
  filledText,
  LOCAL_KEYS,
  registeredText,
} from '#edge/domains/notifications/index.ts';
import type { MessageStore } from './books.ts';
import type { SentMessage } from './model.ts';
import { createPushService } from './push-service.ts';
import type { Teller } from './tell.ts';
import { readTemplateMessage } from './whatsapp-request.ts';

interface ApiOptions {
  readonly store: MessageStore;
  readonly teller: Teller;
  readonly clock: () => number;
  /** Where buttons of templates lead. */
  readonly site: () => string | undefined;
}

const bearer = (c: Context): string =>
  (c.req.header('authorization') ?? '').replace(/^Bearer /, '');

const jsonOf = async (c: Context): Promise<Record<string, unknown>> => {
  try {
    return (await c.req.json()) as Record<string, unknown>;
  } catch {
    return {};
  }
};

interface MailBody {
  readonly from?: string;
  readonly to?: readonly string[];
  readonly subject?: string;
  readonly html?: string;
  readonly text?: string;
  readonly headers?: Record<string, string>;
  readonly attachments?: readonly { filename: string; content: string }[];
  readonly tags?: readonly { name: string; value: string }[];
}

const whatsAppError = (code: number, message: string, details: string) => ({
  error: {
    message: `(#${code}) ${message}`,
    type: 'OAuthException',
    code,
    error_data: { messaging_product: 'whatsapp', details },
  },
});

/** The documented HTTP APIs of the providers, and a push service. */
export const createApi = ({ store, teller, clock, site }: ApiOptions): Hono => {
  const api = new Hono();
  const answered = new Map<string, { at: number; request: string; id: string }>();

  const take = (message: Omit<SentMessage, 'at' | 'status'>): void => {
    const sent: SentMessage = { ...message, at: clock(), status: 'accepted' };
    store.add(sent);
    teller.tell(sent);
  };

  api.route('/', createPushService({ store, take }));

  api.post('/emails', async (c) => {
    const failed = (status: 401 | 409 | 422, name: string, message: string) =>
      c.json({ statusCode: status, name, message }, status);
    if (bearer(c) !== LOCAL_KEYS.mail)
      return failed(401, 'missing_api_key', 'Missing API key in the authorization header.');
    const body = (await jsonOf(c)) as MailBody;
    const [to] = body.to ?? [];
    if (to === undefined || !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(to) || !body.from || !body.subject)
      return failed(422, 'validation_error', 'Invalid `to` field.');
    const key = c.req.header('idempotency-key') ?? '';
    if (key.length > 256) return failed(422, 'invalid_idempotency_key', 'The key is too long.');
    const before = answered.get(key);
    const request = JSON.stringify(body);
    if (key !== '' && before !== undefined && clock() - before.at < DAY_MS)
      return before.request === request
        ? c.json({ id: before.id })
        : failed(409, 'invalid_idempotent_request', 'Same key used with a different payload.');
    const id = randomUUID();
    if (key !== '') answered.set(key, { at: clock(), request, id });
    take({
      id,
      channel: 'mail',
      to,
      key: body.tags?.find(({ name }) => name === 'message')?.value ?? '',
      subject: body.subject,
      html: body.html ?? '',
      text: body.text ?? '',
      attachments: body.attachments ?? [],
      headers: body.headers ?? {},
    });
    return c.json({ id });
  });

  api.post('/:version{v\\d+\\.\\d+}/:phone/messages', async (c) => {
    if (bearer(c) !== LOCAL_KEYS.whatsapp)
      return c.json(whatsAppError(190, 'Invalid OAuth access token.', ''), 401);
    const read = readTemplateMessage(await jsonOf(c));
    if (!read.ok) return c.json(whatsAppError(100, 'Invalid parameter', read.details), 400);
    const { template, to, biz_opaque_callback_data: key } = read.message;
    if (!/^\d{8,15}$/.test(to))
      return c.json(whatsAppError(131009, 'Parameter value is not valid', 'to'), 400);
    const text = registeredText(template.name, template.language.code);
    if (text === undefined)
      return c.json(whatsAppError(132001, 'Template name does not exist', ''), 404);
    const part = (type: 'body' | 'button') =>
      template.components.find((each) => each.type === type)?.parameters.map((each) => each.text) ??
      [];
    const values = part('body');
    const [path] = part('button');
    if (path === undefined)
      return c.json(
        whatsAppError(
          131008,
          'Required parameter is missing',
          'buttons: Button at index 0 of type Url requires a parameter',
        ),
        400,
      );
    const wanted = (text.match(/\{\{\d+\}\}/g) ?? []).length;
    if (values.length !== wanted)
      return c.json(
        whatsAppError(
          132000,
          'Number of parameters does not match the expected number of params',
          `body: ${values.length} given, ${wanted} expected`,
        ),
        400,
      );
    const id = `wamid.${Buffer.from(randomUUID()).toString('base64')}`;
    take({
      id,
      channel: 'whatsapp',
      to,
      key,
      text: filledText(text, values),
      // A template for authentication has a button that copies the code, and leads nowhere.
      ...(template.name !== CODE_TEMPLATE && { button: `${site() ?? ''}/${path}` }),
    });
    return c.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id, message_status: 'accepted' }],
    });
  });

  const isCustomer = (c: Context): boolean =>
    c.req.header('authorization') ===
    `Basic ${Buffer.from(`${LOCAL_KEYS.smsUser}:${LOCAL_KEYS.smsPassword}`).toString('base64')}`;
  const refused = { errors: [{ message: 'Invalid Authentication Credentials', code: 17 }] };

  api.post('/api/v1/sms', async (c) => {
    if (!isCustomer(c)) return c.json(refused, 401);
    const { phone, message } = await jsonOf(c);
    if (typeof phone !== 'string' || !/^\+?\d{8,15}$/.test(phone) || typeof message !== 'string')
      return c.json({ errors: [{ message: 'Invalid country code', code: '39' }] }, 406);
    const id = randomUUID();
    take({ id, channel: 'sms', to: phone, key: '', text: message });
    return c.json({ status: 'sent', msg_uid: id });
  });

  api.get('/api/v1/sms/status/:id', (c) => {
    if (!isCustomer(c)) return c.json(refused, 401);
    const message = store.sent.find(({ id }) => id === c.req.param('id'));
    if (message === undefined) return c.json({ errors: [{ message: 'Not Found', code: 34 }] }, 404);
    return c.json({
      phone_number: message.to,
      message_body: message.text,
      created_at: new Date(message.at).toISOString(),
      status: message.status,
      msg_uid: message.id,
    });
  });
  return api;
};
