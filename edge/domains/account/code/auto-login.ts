import * as v from 'valibot';
import { isAssertionFailure } from '#db/assertion.ts';
import type { PhoneSignInFault } from '#edge/auth/phone-sign-in.ts';
import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import { registration, type SignUp, toE164 } from '#edge/contract/validators/index.ts';
import { CustomerTypeEnum, IdentityKindEnum } from '#edge/domains/account/enums.ts';
import { codeInLink } from '#edge/domains/account/referral-link.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { LanguageEnum } from '#edge/graphql/locale.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import type { Result } from '#edge/platform/result.ts';
import { proofOf } from './proof.ts';

const SignUpInput = main.inputType('PhoneSignUpInput', {
  description: 'For a number that has no account yet.',
  fields: (t) => ({
    name: t.string({ required: true }),
    selectedLanguage: t.field({ type: LanguageEnum, required: true }),
    customerType: t.field({ type: CustomerTypeEnum, required: true }),
    identityKind: t.field({ type: IdentityKindEnum }),
    contactName: t.string({ description: 'Of a company: who speaks for it.' }),
    termsVersion: t.string({ required: true, extensions: upTo(20) }),
  }),
});

interface Source {
  readonly referralLink?: string | null | undefined;
  readonly referralCode?: string | null | undefined;
  readonly sourceRegistration?: string | null | undefined;
}

const signUpOf = (
  input: typeof SignUpInput.$inferInput | null | undefined,
  { referralLink, referralCode, sourceRegistration }: Source,
): SignUp | undefined => {
  if (input == null) return undefined;
  const parsed = v.safeParse(registration(), {
    ...input,
    referralCode: referralCode ?? codeInLink(referralLink),
    registrationSource: sourceRegistration,
  });
  if (!parsed.success) throw new Refusal('BAD_USER_INPUT', parsed.issues[0].message);
  return parsed.output;
};

main.mutationField('autoLoginByPhoneNumber', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Begins a session for a number that was proved by `verifyOtp`; with `signUp`, for somebody new as well. `PHONE_NOT_REGISTERED` leaves the proof as it is.',
    args: {
      phoneNumber: t.arg.string({ required: true, extensions: upTo(32) }),
      referralLink: t.arg.string({ extensions: upTo(512) }),
      referralCode: t.arg.string({ extensions: upTo(32) }),
      sourceRegistration: t.arg.string({ extensions: upTo(32) }),
      sessionInfo: t.arg.string({ required: true, extensions: upTo(CODE_LIMITS.sessionInfo) }),
      signUp: t.arg({ type: SignUpInput }),
      rememberMe: t.arg.boolean({ defaultValue: true, required: true }),
    },
    resolve: async (
      _,
      { phoneNumber, sessionInfo, signUp: input, rememberMe, ...source },
      context,
    ) => {
      const signUp = signUpOf(input, source);
      const number = toE164(phoneNumber);
      if (number === undefined) return failed('PHONE_INVALID');
      const proof = await proofOf(sessionInfo, number, context);
      if (!proof.ok) return failed(proof.error);
      let result: Result<string, PhoneSignInFault>;
      try {
        result = await context.identity.signInByPhone({ ...proof.value, signUp }, rememberMe);
      } catch (error) {
        // Of two at once, the other has used the proof.
        if (isAssertionFailure(error)) return failed('VERIFICATION_TOKEN_INVALID');
        throw error;
      }
      return result.ok ? DONE : failed(result.error);
    },
  }),
);
