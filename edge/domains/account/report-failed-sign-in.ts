import * as v from 'valibot';
import { passesCaptcha } from '#edge/auth/captcha/recaptcha.ts';
import { CAPTCHA_LENGTH } from '#edge/contract/account/code.ts';
import { ACCOUNT_LIMITS } from '#edge/contract/account/security.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { email as emailRule } from '#edge/contract/validators/index.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { countAttempt, holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { accountBehind, noteFailures } from './failures.sql.ts';

const REPORTS = declareLimit({
  purpose: 'account.failed-sign-ins',
  most: ACCOUNT_LIMITS.failedSignIns,
  windowMs: HOUR_MS,
  what: 'failed sign-ins reported',
  by: 'customer, else address',
});

declareLimit({
  purpose: 'account.failed-sign-ins-told',
  most: 1,
  windowMs: ACCOUNT_LIMITS.failuresToldMs,
  what: 'messages about failed sign-ins',
  by: 'account, and what was wrong',
  silent: true,
});

/** Counted for every address, whether it is somebody's or not. */
const OF_ONE = {
  purpose: 'account.failed-sign-ins-of',
  most: ACCOUNT_LIMITS.wrongPasswords.notice,
  windowMs: HOUR_MS,
};

main.mutationField('reportFailedSignIn', (t) =>
  t.field({
    type: CommonRef,
    description:
      'A page says that the identity provider refused a password; after several its owner hears of it, once a day. Answers the same whether the address has an account or not. A captcha comes with it (action `failed_sign_in`), except from who is signed in: they report for their own account alone.',
    args: {
      email: t.arg.string({ required: true, extensions: upTo(254) }),
      captcha: t.arg.string({ required: true, extensions: upTo(CAPTCHA_LENGTH) }),
    },
    resolve: async (_, args, context) => {
      const { db, clock, ids, cipher, readPrimary, security } = context;
      const signedIn = (await context.identity.session())?.actor.customerId;
      await holdToAttempts(context, REPORTS, await triedBy(signedIn, context));
      const parsed = v.safeParse(emailRule(), args.email.trim());
      if (!parsed.success) return failed('EMAIL_INVALID');
      if (signedIn === undefined && !(await passesCaptcha(args.captcha, 'failed_sign_in', context)))
        return failed('CAPTCHA_FAILED');
      const email = parsed.output.toLowerCase();
      const behind = await readPrimary(accountBehind({ email }));
      const customerId = signedIn ?? behind;
      const nobody = await cipher.index(`failed-sign-in ${email}`);
      const tries = await countAttempt(context, OF_ONE, customerId ?? nobody);
      const [owner] = await db.write([
        noteFailures({
          id: ids('aev'),
          customerId: customerId ?? '',
          kind: 'FAILED_SIGN_INS',
          tries,
          now: clock(),
        }),
      ]);
      const what = 'password-reported';
      await security({
        kind: 'sign-in',
        what,
        outcome: 'INVALID_CREDENTIALS',
        subject: customerId,
      });
      if (owner !== undefined)
        await security({ kind: 'account', what, outcome: 'TOLD', subject: owner });
      return DONE;
    },
  }),
);
