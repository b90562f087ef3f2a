import * as v from 'valibot';
import { passesCaptcha } from '#edge/auth/captcha/recaptcha.ts';
import { CAPTCHA_LENGTH } from '#edge/contract/account/code.ts';
import { email as emailRule, toE164 } from '#edge/contract/validators/index.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { registered } from './code.sql.ts';
import { holdChecks } from './limits.ts';

type Conflict = 'EMAIL_ADDRESS_CONFLICT' | 'PHONE_NUMBER_CONFLICT';

interface Contact {
  readonly email: string;
  readonly phoneNumber: string;
}

/** Both answers take the same way: the same statement on the same two indexes. */
const check = async (
  contact: Contact | undefined,
  captcha: string,
  faults: { readonly conflict: Conflict; readonly invalid: string },
  context: Context,
): Promise<Common> => {
  await holdChecks(context);
  if (contact === undefined) return failed(faults.invalid);
  if (!(await passesCaptcha(captcha, 'check_registered', context))) return failed('CAPTCHA_FAILED');
  return (await context.readPrimary(registered(contact))) ? failed(faults.conflict) : DONE;
};

const CAPTCHA = { required: true, extensions: upTo(CAPTCHA_LENGTH) } as const;

main.mutationField('customerCheckIfEmailIsNotRegistered', (t) =>
  t.field({
    type: CommonRef,
    description: 'A success when it is free. A captcha comes with it (action `check_registered`).',
    args: {
      email: t.arg.string({ required: true, extensions: upTo(254) }),
      captcha: t.arg.string(CAPTCHA),
    },
    resolve: (_, { email, captcha }, context) => {
      const parsed = v.safeParse(emailRule(), email.trim());
      const contact = parsed.success
        ? { email: parsed.output.toLowerCase(), phoneNumber: '' }
        : undefined;
      const faults = { conflict: 'EMAIL_ADDRESS_CONFLICT', invalid: 'EMAIL_INVALID' } as const;
      return check(contact, captcha, faults, context);
    },
  }),
);

main.mutationField('customerCheckIfPhoneNumberIsNotRegistered', (t) =>
  t.field({
    type: CommonRef,
    description: 'A success when it is free. A captcha comes with it (action `check_registered`).',
    args: {
      phoneNumber: t.arg.string({ required: true, extensions: upTo(32) }),
      captcha: t.arg.string(CAPTCHA),
    },
    resolve: (_, { phoneNumber, captcha }, context) => {
      const number = toE164(phoneNumber);
      const contact = number === undefined ? undefined : { email: '', phoneNumber: number };
      const faults = { conflict: 'PHONE_NUMBER_CONFLICT', invalid: 'PHONE_INVALID' } as const;
      return check(contact, captcha, faults, context);
    },
  }),
);
