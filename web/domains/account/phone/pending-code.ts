import * as v from 'valibot';
import { CODE_CHANNELS, type CodeChannel } from '#edge/contract/account/code.ts';
import { nationalForm } from '#edge/contract/validators/index.ts';
import type { PendingCode } from '#web/platform/session/phone.ts';

/** As it is written at home. */
export const shownNumber = ({ phoneNumber }: Pick<PendingCode, 'phoneNumber'>): string =>
  nationalForm(phoneNumber);

const PENDING = 'pending-code';
/** The specification's otp type: by which channel this device's person takes codes. */
const OTP_TYPE = 'OTP_TYPE';

const PendingSchema = v.object({
  phoneNumber: v.string(),
  sessionInfo: v.string(),
  channel: v.picklist(CODE_CHANNELS),
  sentAt: v.number(),
  expiresAt: v.number(),
});

/**
 * The code that is on its way, in this tab's memory: whoever looks into their messages may come back to
 * a page that a small phone has loaded anew.
 */
export const pendingCode = (): PendingCode | undefined => {
  try {
    const parsed = v.safeParse(PendingSchema, JSON.parse(sessionStorage.getItem(PENDING) ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
};

export const rememberCode = (pending: PendingCode | undefined): void => {
  try {
    if (pending === undefined) sessionStorage.removeItem(PENDING);
    else sessionStorage.setItem(PENDING, JSON.stringify(pending));
  } catch {
    // A browser that refuses all storage: the page itself still knows.
  }
};

export const otpType = (): CodeChannel => {
  try {
    const stored = localStorage.getItem(OTP_TYPE);
    return CODE_CHANNELS.find((channel) => channel === stored) ?? 'WHATSAPP';
  } catch {
    return 'WHATSAPP';
  }
};

export const rememberOtpType = (channel: CodeChannel): void => {
  try {
    localStorage.setItem(OTP_TYPE, channel);
  } catch {
    // Chosen anew next time.
  }
};
