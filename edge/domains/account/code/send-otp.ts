import { passesCaptcha } from '#edge/auth/captcha/recaptcha.ts';
import { CAPTCHA_LENGTH, CODE_LIMITS, type CodeChannel } from '#edge/contract/account/code.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { toE164 } from '#edge/contract/validators/index.ts';
import { ContactChannelEnum } from '#edge/domains/account/enums.ts';
import { sendCode } from '#edge/domains/notifications/index.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { LanguageEnum } from '#edge/graphql/locale.ts';
import { dropCode, insertCode, settleDelivery } from './code.sql.ts';
import { holdFromOnePlace, holdToOneAddress } from './limits.ts';
import { addressIndex, codeHash, deliveryPlace, newCode } from './one-time.ts';

interface OtpSent extends Common {
  readonly sessionInfo: string | null;
  readonly channel: CodeChannel | null;
  readonly expiresAt: number | null;
}

const NOTHING = { sessionInfo: null, channel: null, expiresAt: null };

const OtpSentRef = main.objectRef<OtpSent>('OtpSent').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description:
        '`CAPTCHA_FAILED`, `PHONE_INVALID`, `CODE_TOO_SOON` or `CODE_NOT_SENT`; the same for every number.',
    }),
    sessionInfo: t.exposeString('sessionInfo', {
      nullable: true,
      description: 'Stands for this code in `verifyOtp`, and for its proof afterwards. A secret.',
    }),
    channel: t.expose('channel', {
      type: ContactChannelEnum,
      nullable: true,
      description: 'What it went by: the other one, where the one asked for did not take it.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
});

interface Wanted {
  readonly phoneNumber: string;
  readonly channel: CodeChannel;
  readonly locale: Locale;
}

/** Writes a code down, if it is time for one, and sends it. */
const send = async (
  { phoneNumber: to, channel, locale }: Wanted,
  context: Context,
): Promise<OtpSent> => {
  const { db, clock, cipher, ids } = context;
  const index = await addressIndex(to, cipher);
  await holdToOneAddress(context, index);
  const id = ids('otp');
  const code = newCode();
  const now = clock();
  const codeExpiresAt = now + CODE_LIMITS.lifetimeMs;
  const [isWritten] = await db.write([
    insertCode({
      id,
      kind: 'PHONE',
      addressIndex: index,
      codeHash: await codeHash(id, code, cipher),
      tokenHash: null,
      customerId: null,
      phoneNumber: to,
      uid: null,
      delivery: await cipher.seal(JSON.stringify({ to, code, locale }), deliveryPlace(id)),
      now,
      codeExpiresAt,
      tokenExpiresAt: null,
      notAfter: now - CODE_LIMITS.waitMs,
    }),
  ]);
  if (!isWritten) return { ...failed('CODE_TOO_SOON'), ...NOTHING };
  const by = await sendCode({ id, to, code, locale }, channel, context);
  if (by === undefined) {
    await db.write([dropCode({ id })]);
    return { ...failed('CODE_NOT_SENT'), ...NOTHING };
  }
  // A number without WhatsApp is heard of later; what SMS took goes no other way.
  if (by === 'SMS') await db.write([settleDelivery({ id })]);
  return { ...DONE, sessionInfo: id, channel: by, expiresAt: codeExpiresAt };
};

main.mutationField('sendOtp', (t) =>
  t.field({
    type: OtpSentRef,
    description:
      'Sends a code to a telephone number, whether or not it has an account. A captcha comes with it (action `send_otp`).',
    args: {
      phoneNumber: t.arg.string({ required: true, extensions: upTo(32) }),
      channel: t.arg({ type: ContactChannelEnum, required: true }),
      captcha: t.arg.string({ required: true, extensions: upTo(CAPTCHA_LENGTH) }),
      language: t.arg({ type: LanguageEnum, required: true }),
    },
    resolve: async (_, { phoneNumber, channel, captcha, language }, context) => {
      await holdFromOnePlace(context);
      const number = toE164(phoneNumber);
      if (number === undefined) return { ...failed('PHONE_INVALID'), ...NOTHING };
      if (!(await passesCaptcha(captcha, 'send_otp', context)))
        return { ...failed('CAPTCHA_FAILED'), ...NOTHING };
      return send({ phoneNumber: number, channel, locale: language }, context);
    },
  }),
);
