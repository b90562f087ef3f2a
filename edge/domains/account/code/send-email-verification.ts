import { requireCustomer } from '#edge/auth/policy.ts';
import { registrationByUid } from '#edge/auth/session.sql.ts';
import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import { ID_TOKEN_LENGTH } from '#edge/contract/limits.ts';
import { localeFrom } from '#edge/contract/locale.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { customerById } from '#edge/domains/account/customer.sql.ts';
import { sendAddressMail } from '#edge/domains/notifications/index.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { LanguageEnum } from '#edge/graphql/locale.ts';
import { toBase64url } from '#edge/platform/base64url.ts';
import { hashOf } from '#edge/platform/hash.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { dropCode, insertCode } from './code.sql.ts';
import { holdFromOnePlace, holdToOneAddress } from './limits.ts';
import { addressIndex, codeHash, deliveryPlace, newCode } from './one-time.ts';

/** The code beside the link; the link itself is good for a day. */
const CODE_LIFETIME_MS = 15 * MINUTE_MS;
const TOKEN_BYTES = 32;

interface Unproved {
  readonly email: string;
  readonly name: string;
  readonly isVerified: boolean;
  /** One of them. */
  readonly customerId: string | null;
  readonly uid: string | null;
}

/** Whoever signed up and has no session yet shows the identity provider's token instead. */
const ofAccount = async (
  idToken: string,
  { identity, readPrimary }: Context,
): Promise<Result<Unproved, string>> => {
  const account = await identity.accountOf(idToken);
  if (!account.ok) return account;
  const { uid, email, emailVerified: isVerified } = account.value;
  if (email === undefined) return err('EMAIL_MISSING');
  const [signUp] = await readPrimary(registrationByUid({ uid }));
  return ok({ email, name: signUp?.name ?? '', isVerified, customerId: null, uid });
};

const ofCustomer = async (context: Context): Promise<Result<Unproved, string>> => {
  const { customerId } = requireCustomer(await context.actor());
  const [row] = await context.readPrimary(customerById({ id: customerId }));
  const email = row?.customer.emailAddress?.toLowerCase();
  if (row === undefined || email === undefined) return err('EMAIL_MISSING');
  const { name, emailVerified: isVerified } = row.customer;
  return ok({ email, name, isVerified, customerId, uid: null });
};

const send = async (
  { email, name, customerId, uid }: Unproved,
  language: string,
  context: Context,
): Promise<Common> => {
  const { db, clock, cipher, ids } = context;
  const index = await addressIndex(email, cipher);
  await holdToOneAddress(context, index);
  const id = ids('otp');
  const code = newCode();
  const token = toBase64url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
  const now = clock();
  const [isWritten] = await db.write([
    insertCode({
      id,
      kind: 'EMAIL',
      addressIndex: index,
      codeHash: await codeHash(id, code, cipher),
      tokenHash: hashOf(token),
      customerId,
      phoneNumber: '',
      uid,
      delivery: await cipher.seal(email, deliveryPlace(id)),
      now,
      codeExpiresAt: now + CODE_LIFETIME_MS,
      tokenExpiresAt: now + CODE_LIMITS.linkMs,
      notAfter: now - CODE_LIMITS.waitMs,
    }),
  ]);
  if (!isWritten) return failed('CODE_TOO_SOON');
  const path = `/login/action?mode=verifyEmail&oobCode=${token}`;
  const mail = { id, to: email, code, locale: localeFrom(language), name, path };
  if (await sendAddressMail(mail, context)) return DONE;
  await db.write([dropCode({ id })]);
  return failed('CODE_NOT_SENT');
};

main.mutationField('customerSendEmailVerification', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Sends a link that proves the address of who is signed in, or of who has just signed up: good for 24 hours and once.',
    args: {
      idToken: t.arg.string({
        description: 'Of the identity provider, where there is no session yet.',
        extensions: upTo(ID_TOKEN_LENGTH),
      }),
      language: t.arg({ type: LanguageEnum }),
    },
    resolve: async (_, { idToken, language }, context) => {
      const unproved = idToken ? await ofAccount(idToken, context) : await ofCustomer(context);
      await holdFromOnePlace(context);
      if (!unproved.ok) return failed(unproved.error);
      return unproved.value.isVerified ? DONE : send(unproved.value, language ?? '', context);
    },
  }),
);
