import { BODY_LIMITS } from '#edge/contract/limits.ts';
import { hubSignature, LOCAL_KEYS, svixSignature } from '#edge/domains/notifications/index.ts';
import { signBody } from '#edge/domains/orders/financing/signature.ts';
import { LOCAL_SERVER_KEY } from '#edge/domains/payments/index.ts';
import { signatureOf } from '#edge/domains/payments/midtrans/signature.ts';
import { localCompanies, localSecret } from '#edge/financing-sandbox/companies.ts';

const STATUS_KEY = new Uint8Array(32).fill(7);
/** Nobody answers there; every word of these requests is about something that does not exist. */
const NOBODY = 'http://127.0.0.1:1';

/** An instance that knows everybody who signs here. */
export const SIGNERS = {
  STATION_STATUS_KEYS: `arus:${Buffer.from(STATUS_KEY).toString('base64url')}`,
  MIDTRANS_SNAP_URL: NOBODY,
  MIDTRANS_API_URL: NOBODY,
  RESEND_KEY: LOCAL_KEYS.mail,
  RESEND_WEBHOOK_SECRET: LOCAL_KEYS.mailWebhook,
  MAIL_FROM: 'ALVA <no-reply@alva.example>',
  WHATSAPP_PHONE_NUMBER_ID: LOCAL_KEYS.whatsappPhone,
  WHATSAPP_TOKEN: LOCAL_KEYS.whatsapp,
  WHATSAPP_APP_SECRET: LOCAL_KEYS.whatsappApp,
  WHATSAPP_VERIFY_TOKEN: LOCAL_KEYS.whatsappVerify,
  FINANCING_COMPANIES: localCompanies(NOBODY),
} as const;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

/** A push of an operator with this text in it. */
export const signedPush = async (text: string, field = 'evsesId'): Promise<RequestInit> => {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const moment = new Date().toISOString();
  const each = { evsesId: 'ID-1', status: 'AVAILABLE', lastUpdated: moment, [field]: text };
  const body = JSON.stringify({ statuses: [each] });
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', STATUS_KEY, algorithm, false, ['sign']);
  const bytes = new TextEncoder().encode(`${timestamp}.${body}`);
  const signature = Buffer.from(await crypto.subtle.sign('HMAC', key, bytes));
  return post(body, {
    'x-alva-source': 'arus',
    'x-alva-timestamp': timestamp,
    'x-alva-signature': signature.toString('base64url'),
  });
};

/** As long as a notice of the payment provider may be, less what else is in it. */
const NOTICE = BODY_LIMITS['/api/payments/notifications'] - 1_000;

/** A notice of a payment; the text stands in what no signature covers, or in one of its fields. */
export const signedNotice = async (text: string, field = 'other'): Promise<RequestInit> => {
  const signed = { order_id: 'NOBODY-1', status_code: '200', gross_amount: '500000.00' };
  const notice = {
    ...signed,
    transaction_id: 'x',
    transaction_status: 'settlement',
    payment_type: 'bank_transfer',
    signature_key: await signatureOf(signed, LOCAL_SERVER_KEY),
    [field]: text.slice(0, NOTICE),
  };
  return post(JSON.stringify(notice));
};

/** A word about a mail. */
export const signedMail = async (
  text: string,
  field: 'tag' | 'email_id' | 'other' = 'other',
): Promise<RequestInit> => {
  const tags = { message: field === 'tag' ? text : 'msg_nobody' };
  const body = JSON.stringify({
    type: 'email.delivered',
    data: { email_id: 'nobody', tags, ...(field !== 'tag' && { [field]: text }) },
  });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = await svixSignature(LOCAL_KEYS.mailWebhook, 'evt', timestamp, bytesOf(body));
  return post(body, {
    'svix-id': 'evt',
    'svix-timestamp': timestamp,
    'svix-signature': signature,
  });
};

/** A word about a message by WhatsApp. */
export const signedWhatsApp = async (text: string, field = 'other'): Promise<RequestInit> => {
  const status = { id: 'nobody', status: 'delivered', [field]: text };
  const entry = [{ changes: [{ value: { statuses: [status] } }] }];
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry });
  const signature = await hubSignature(LOCAL_KEYS.whatsappApp, bytesOf(body));
  return post(body, { 'x-hub-signature-256': signature });
};

/** A decision of the company of `/api/financing/notifications/bfi`. */
export const signedDecision = async (text: string, field = 'other'): Promise<RequestInit> => {
  const at = new Date().toISOString();
  const word = { reference: 'app_nobody', id: 'nobody', status: 'approved', at, [field]: text };
  const body = JSON.stringify(word);
  const signature = await signBody(body, localSecret('BFI'), Date.now());
  return post(body, { 'financing-signature': signature });
};
