import { createDecipheriv, createECDH, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { importJWK, jwtVerify } from 'jose';
import { LOCAL_PUSH_HOST } from '#edge/contract/notifications/push.ts';
import { DAY_MS, SECOND_MS } from '#edge/contract/time.ts';
import { LOCAL_KEYS } from '#edge/domains/notifications/index.ts';
import type { MessageStore } from './books.ts';
import type { PushKeys, SentMessage } from './model.ts';

const hkdf = (salt: Buffer, ikm: Buffer, info: Buffer, length: number): Buffer => {
  const prk = createHmac('sha256', salt).update(ikm).digest();
  return createHmac('sha256', prk)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
};

/** RFC 8291 read from the other side, with nothing of the sender's. Throws for what does not open. */
const decryptPush = (body: Buffer, { privateKey, auth }: PushKeys): string => {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
  const own = createECDH('prime256v1');
  own.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey]);
  const ikm = hkdf(Buffer.from(auth, 'base64url'), own.computeSecret(senderKey), info, 32);
  const key = hkdf(salt, ikm, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, ikm, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opened = createDecipheriv('aes-128-gcm', key, nonce);
  opened.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padding');
  return padded.subarray(0, end).toString('utf8');
};

/** Whether the store says who it is, to this service and for now (RFC 8292). */
const isOurs = async (authorization: string, now: number): Promise<boolean> => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (key !== LOCAL_KEYS.pushPublic || point.length !== 65) return false;
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  try {
    const { payload } = await jwtVerify(
      token,
      await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'),
      { audience: `https://${LOCAL_PUSH_HOST}`, algorithms: ['ES256'], currentDate: new Date(now) },
    );
    return (
      typeof payload.sub === 'string' &&
      (payload.exp ?? Infinity) - now / SECOND_MS <= DAY_MS / SECOND_MS
    );
  } catch {
    return false;
  }
};

interface PushServiceOptions {
  readonly store: MessageStore;
  readonly take: (message: Omit<SentMessage, 'at' | 'status'>) => void;
}

/** A push service and the browsers behind it: what it was given it opens, and shows as they would. */
export const createPushService = ({ store, take }: PushServiceOptions): Hono => {
  const service = new Hono();
  service.post('/control/push', (c) => {
    const id = randomUUID();
    const own = createECDH('prime256v1');
    const p256dh = own.generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    store.push[id] = { privateKey: own.getPrivateKey('base64url'), auth };
    store.save();
    return c.json({ endpoint: `https://${LOCAL_PUSH_HOST}/${id}`, p256dh, auth });
  });
  service.post('/push/:id', async (c: Context) => {
    const id = c.req.param('id') ?? '';
    const keys = store.push[id];
    if (keys === undefined || store.behaviour.push === 'failed') return c.body(null, 410);
    // The token's own clock is the machine's, whatever day a test plays.
    if (!(await isOurs(c.req.header('authorization') ?? '', Date.now()))) return c.body(null, 403);
    const isForm = c.req.header('content-encoding') === 'aes128gcm' && !!c.req.header('ttl');
    if (!isForm) return c.body(null, 400);
    const body = Buffer.from(await c.req.arrayBuffer());
    if (body.length > 4_096) return c.body(null, 413);
    let text: string;
    try {
      text = decryptPush(body, keys);
    } catch {
      return c.body(null, 400);
    }
    const { notification } = JSON.parse(text);
    // A browser puts one in the place of another under the same tag, in silence.
    const isShown = store.sent.some(
      ({ channel, to, key }) => channel === 'push' && to === id && key === notification.tag,
    );
    if (!isShown)
      take({
        id: randomUUID(),
        channel: 'push',
        to: id,
        key: notification.tag,
        subject: notification.title,
        text: notification.body,
        button: notification.navigate,
        pushed: text,
      });
    return c.body(null, 201);
  });
  return service;
};
