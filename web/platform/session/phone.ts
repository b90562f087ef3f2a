import type { CodeChannel } from '#edge/contract/account/code.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { captchaToken } from '#web/platform/captcha.ts';
import { AutoLoginByPhoneNumberDocument } from '#web/platform/graphql/generated/main/auto-login-by-phone-number.ts';
import { SendOtpDocument } from '#web/platform/graphql/generated/main/send-otp.ts';
import { VerifyOtpDocument } from '#web/platform/graphql/generated/main/verify-otp.ts';
import type { AutoLoginByPhoneNumberMutationVariables } from '#web/platform/graphql/generated/main.ts';
import { serverClock } from '#web/platform/offline/browser.ts';
import { askServer, type ServerAnswer } from './ask-server.ts';
import { entered } from './entered.ts';
import type { SignInOutcome } from './provider.ts';

/** A code that is on its way. */
export interface PendingCode {
  /** E.164. */
  readonly phoneNumber: string;
  /** Stands for it on the wire; a secret of this tab. */
  readonly sessionInfo: string;
  readonly channel: CodeChannel;
  /** Epoch ms, by the server's clock. */
  readonly sentAt: number;
  readonly expiresAt: number;
}

interface Wanted {
  readonly phoneNumber: string;
  readonly channel: CodeChannel;
  readonly locale: Locale;
}

export const sendCode = async ({
  phoneNumber,
  channel,
  locale,
}: Wanted): Promise<ServerAnswer<PendingCode>> => {
  const captcha = await captchaToken('send_otp');
  const variables = { phoneNumber, channel, captcha, language: locale };
  const sent = await askServer(SendOtpDocument, variables);
  if (!sent.ok) return sent;
  const { sessionInfo, expiresAt } = sent.value;
  if (sessionInfo === null || expiresAt === null) return { ok: false, key: 'UNKNOWN' };
  const sentAt = serverClock().now();
  const by = sent.value.channel ?? channel;
  const value = { phoneNumber, sessionInfo, channel: by, sentAt, expiresAt: Date.parse(expiresAt) };
  return { ok: true, value };
};

/** @returns the key of what is in the way */
export const checkCode = async (
  sessionInfo: string,
  otpCode: string,
): Promise<string | undefined> => {
  const checked = await askServer(VerifyOtpDocument, { sessionInfo, otpCode });
  return checked.ok ? undefined : checked.key;
};

/** Begins the session of a number that was proved; the key says `PHONE_NOT_REGISTERED` for who is new. */
export const enterByPhone = async (
  variables: AutoLoginByPhoneNumberMutationVariables,
): Promise<SignInOutcome> => {
  const answer = await askServer(AutoLoginByPhoneNumberDocument, variables);
  return answer.ok ? entered() : answer;
};
