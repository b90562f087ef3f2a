import { startCaptcha } from '#edge/captcha-sandbox/start.ts';
import type { CaptchaAction } from '#edge/contract/account/code.ts';
import { startMessageProviders } from '#edge/messages-sandbox/start.ts';
import { type Bff, ORIGIN, startBff } from './bff.ts';

const EMBEDDED = { ALVA_ENV: 'embedded' };

/** The BFF with providers of messages and a captcha, which people get codes by. */
export const startCodeWorld = async () => {
  const [messages, captcha] = await Promise.all([
    startMessageProviders(EMBEDDED, {
      behaviour: { mail: 'silent', whatsapp: 'silent', sms: 'silent' },
    }),
    startCaptcha(EMBEDDED),
  ]);
  const bff: Bff = await startBff({ MESSAGES_URL: messages.origin, RECAPTCHA_URL: captcha.origin });
  const token = (action: CaptchaAction, hostname = new URL(ORIGIN).hostname): string =>
    captcha.tokenFor(action, hostname);

  interface Sent {
    readonly success: boolean;
    readonly errorCode: string | null;
    readonly sessionInfo: string | null;
    readonly channel: string | null;
  }
  const send = async (
    phoneNumber: string,
    { channel = 'SMS', proof = token('send_otp') } = {},
  ): Promise<Sent> => {
    const { data, errors } = await bff.gql<{ sendOtp: Sent }>(
      `mutation S($n: String!, $c: ContactChannel!, $p: String!) {
        sendOtp(phoneNumber: $n, channel: $c, captcha: $p, language: en) { success errorCode sessionInfo channel } }`,
      { n: phoneNumber, c: channel, p: proof },
    );
    if (data) return data.sendOtp;
    const errorCode = String(errors?.[0]?.extensions?.code);
    return { success: false, errorCode, sessionInfo: null, channel: null };
  };
  /** The code of the latest message to a number or an address. */
  const codeTo = (to: string): string => {
    const sent = messages.sent.findLast(
      (each) => each.to.replace(/^\+/, '') === to.replace(/^\+/, ''),
    );
    return /\b(\d{6})\b/.exec(sent?.text ?? '')?.[1] ?? '';
  };
  const verify = async (sessionInfo: string | null, otpCode: string): Promise<string> => {
    const { data, errors } = await bff.gql<{ verifyOtp: { errorCode: string | null } }>(
      'mutation V($s: String!, $c: String!) { verifyOtp(sessionInfo: $s, otpCode: $c) { errorCode } }',
      { s: sessionInfo ?? '', c: otpCode },
    );
    return data ? (data.verifyOtp.errorCode ?? 'done') : String(errors?.[0]?.extensions?.code);
  };
  /** Lets a number or an address have its next code without the wait. */
  const forgetWaits = () =>
    bff.db.primary.executeMultiple(
      'UPDATE verification_code SET created_at = created_at - 60000; DELETE FROM attempt;',
    );
  /** A number that answered its code. */
  const prove = async (phoneNumber: string): Promise<string> => {
    await forgetWaits();
    const { sessionInfo, errorCode } = await send(phoneNumber);
    if (sessionInfo === null) throw new Error(`No code: ${errorCode}`);
    const outcome = await verify(sessionInfo, codeTo(phoneNumber));
    if (outcome !== 'done') throw new Error(`Not proved: ${outcome}`);
    return sessionInfo;
  };
  const enter = async (
    sessionInfo: string,
    phoneNumber: string,
    more: object = {},
    headers: Record<string, string> = {},
  ) => {
    const {
      data,
      errors,
      headers: answered,
    } = await bff.gql<{
      autoLoginByPhoneNumber: { errorCode: string | null };
    }>(
      `mutation A($s: String!, $n: String!, $u: PhoneSignUpInput, $l: String, $c: String, $o: String, $r: Boolean) {
        autoLoginByPhoneNumber(sessionInfo: $s, phoneNumber: $n, signUp: $u, referralLink: $l, referralCode: $c,
          sourceRegistration: $o, rememberMe: $r) { errorCode } }`,
      { s: sessionInfo, n: phoneNumber, r: true, ...more },
      { headers },
    );
    const outcome = data
      ? (data.autoLoginByPhoneNumber.errorCode ?? 'done')
      : String(errors?.[0]?.extensions?.code);
    return { outcome, cookies: answered.getSetCookie() };
  };
  return {
    bff,
    messages,
    captcha,
    token,
    send,
    codeTo,
    verify,
    prove,
    enter,
    forgetWaits,
    stop: async () => {
      await bff.stop();
      await messages.stop();
      await captcha.stop();
    },
  };
};

export type CodeWorld = Awaited<ReturnType<typeof startCodeWorld>>;
