import * as v from 'valibot';
import { LOCALES } from '#edge/contract/locale.ts';
import { sendCode } from '#edge/domains/notifications/index.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { codeById, takeDelivery } from './code.sql.ts';
import { deliveryPlace } from './one-time.ts';

const Delivery = v.object({ to: v.string(), code: v.string(), locale: v.picklist(LOCALES) });

/**
 * What WhatsApp says of a code afterwards, e.g. that the number has no WhatsApp: then the same code goes
 * by SMS, once, while it is waited for. @returns whether it did
 */
export const codeStatus = async (key: string, status: string, deps: Deps): Promise<boolean> => {
  if (status !== 'failed' || !key.startsWith('otp_')) return false;
  const { db, clock, env } = deps;
  const [[row]] = await db.readPrimary([codeById({ id: key })]);
  if (row?.delivery == null) return false;
  const [isOurs] = await db.write([takeDelivery({ id: key, now: clock() })]);
  if (!isOurs) return false;
  const cipher = createCipher(cipherKeys(env));
  const opened = await cipher.open(row.delivery, deliveryPlace(key));
  const { to, code, locale } = v.parse(Delivery, JSON.parse(opened));
  return (await sendCode({ id: key, to, code, locale }, 'SMS', deps, ['SMS'])) !== undefined;
};
