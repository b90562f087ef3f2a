import * as v from 'valibot';
import type { RegisterFault, Registration } from '#edge/auth/register.ts';
import { ID_TOKEN_LENGTH } from '#edge/contract/limits.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { registration } from '#edge/contract/validators/index.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { LanguageEnum } from '#edge/graphql/locale.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';

/** Mobile networks put many people behind one address. */
const RULE = declareLimit({
  purpose: 'account.register',
  most: 100,
  windowMs: HOUR_MS,
  what: 'sign-ups',
  by: 'address',
});

const MESSAGE: Record<RegisterFault, string> = {
  INVALID_CREDENTIALS: 'The sign-in is not valid.',
  RECENT_SIGN_IN_REQUIRED: 'Please sign in again.',
  NOT_VERIFIED: 'email not verified yet',
  EMAIL_ADDRESS_CONFLICT: 'email already registered',
};

const RegisterInput = main.inputType('RegisterCustomerInput', {
  description: "Email and password are the identity provider's; its token says whose they are.",
  fields: (t) => ({
    idToken: t.string({ required: true, extensions: upTo(ID_TOKEN_LENGTH) }),
    name: t.string({ required: true }),
    selectedLanguage: t.field({ type: LanguageEnum, required: true }),
  }),
});

const sign = async (
  input: { idToken: string; name: string; selectedLanguage: string },
  by: Registration['by'],
  context: Context,
): Promise<Common> => {
  const details = v.safeParse(registration(), input);
  if (!details.success) throw new Refusal('BAD_USER_INPUT', details.issues[0].message);
  await holdToAttempts(context, RULE, await triedBy(undefined, context));
  const result = await context.identity.register({
    ...details.output,
    idToken: input.idToken,
    by,
  });
  return result.ok ? DONE : failed(result.error, MESSAGE[result.error]);
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
