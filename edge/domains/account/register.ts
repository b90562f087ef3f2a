import * as v from 'valibot';
import { isAssertionFailure } from '#db/assertion.ts';
import type { Registration } from '#edge/auth/register.ts';
import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import { ID_TOKEN_LENGTH } from '#edge/contract/limits.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { registration, toE164 } from '#edge/contract/validators/index.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { LanguageEnum } from '#edge/graphql/locale.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type Proof, type ProofFault, proofOf } from './code/proof.ts';
import { CustomerTypeEnum, IdentityKindEnum, RegistrationSourceEnum } from './enums.ts';
import { codeInLink } from './referral-link.ts';

/** Mobile networks put many people behind one address. */
const RULE = declareLimit({
  purpose: 'account.register',
  most: 100,
  windowMs: HOUR_MS,
  what: 'sign-ups',
  by: 'address',
});

const RegisterInput = main.inputType('RegisterCustomerInput', {
  description: "Email and password are the identity provider's; its token says whose they are.",
  fields: (t) => ({
    idToken: t.string({ required: true, extensions: upTo(ID_TOKEN_LENGTH) }),
    name: t.string({ required: true }),
    selectedLanguage: t.field({ type: LanguageEnum, required: true }),
    customerType: t.field({ type: CustomerTypeEnum, defaultValue: 'personal', required: true }),
    identityKind: t.field({ type: IdentityKindEnum, defaultValue: 'KTP' }),
    contactName: t.string({ description: 'Of a company: who speaks for it.' }),
    phoneNumber: t.string({ description: 'With the session in which it was proved.' }),
    sessionInfo: t.string({ extensions: upTo(CODE_LIMITS.sessionInfo) }),
    sourceRegistration: t.field({ type: RegistrationSourceEnum }),
    referralCode: t.string({ extensions: upTo(32) }),
    referralLink: t.string({ extensions: upTo(512) }),
    termsVersion: t.string({ required: true, extensions: upTo(20) }),
  }),
});

type Input = typeof RegisterInput.$inferInput;

const phoneOf = async (
  { phoneNumber, sessionInfo }: Input,
  context: Context,
): Promise<Result<Proof | undefined, ProofFault | 'PHONE_INVALID'>> => {
  if (!phoneNumber) return ok(undefined);
  const number = toE164(phoneNumber);
  return number === undefined ? err('PHONE_INVALID') : proofOf(sessionInfo ?? '', number, context);
};

const sign = async (input: Input, by: Registration['by'], context: Context): Promise<Common> => {
  const signUp = v.safeParse(registration(), {
    ...input,
    registrationSource: input.sourceRegistration,
    referralCode: input.referralCode ?? codeInLink(input.referralLink),
  });
  if (!signUp.success) throw new Refusal('BAD_USER_INPUT', signUp.issues[0].message);
  await holdToAttempts(context, RULE, await triedBy(undefined, context));
  const phone = await phoneOf(input, context);
  if (!phone.ok) return failed(phone.error);
  try {
    const result = await context.identity.register({
      idToken: input.idToken,
      signUp: signUp.output,
      phone: phone.value,
      by,
    });
    return result.ok ? DONE : failed(result.error);
  } catch (error) {
    // Of two at once, the other has used the proof of the number.
    if (isAssertionFailure(error)) return failed('VERIFICATION_TOKEN_INVALID');
    throw error;
  }
};

main.mutationField('registerCustomer', (t) =>
  t.field({
    type: CommonRef,
    description: 'Signs up by email. The customer begins with the first verified sign-in.',
    args: { input: t.arg({ type: RegisterInput, required: true }) },
    resolve: (_, { input }, context) => sign(input, 'password', context),
  }),
);

main.mutationField('registerCustomerWithGoogle', (t) =>
  t.field({
    type: CommonRef,
    description: 'Signs up by Google. The sign-in that follows makes the customer.',
    args: { input: t.arg({ type: RegisterInput, required: true }) },
    resolve: (_, { input }, context) => sign(input, 'google.com', context),
  }),
);
