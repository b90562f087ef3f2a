import * as v from 'valibot';
import { isStaff, requireCustomer } from '#edge/auth/policy.ts';
import { canMove } from '#edge/contract/machine.ts';
import { AFFILIATE_EFFECTS, affiliateMachine } from '#edge/contract/referrals/affiliate-machine.ts';
import type { ReferralFault } from '#edge/contract/referrals/faults.ts';
import { submitOrpInput } from '#edge/contract/referrals/inputs.ts';
import { REFERRAL_LIMITS, REFERRAL_TERMS_VERSION } from '#edge/contract/referrals/terms.ts';
import {
  affiliateMover,
  affiliateOf,
  applicantOf,
  noteOnAffiliate,
  ownsVehicle,
} from '#edge/domains/referrals/affiliate.sql.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';

const APPLICATIONS = declareLimit({
  purpose: 'referrals.apply',
  most: REFERRAL_LIMITS.applications,
  windowMs: REFERRAL_LIMITS.dayMs,
  what: 'applications for the referral programme',
  by: 'customer',
});

type Application = v.InferOutput<typeof submitOrpInput>;

/** First name and six random characters: nobody guesses another one by it. */
const newKey = (name: string, ids: Context['ids']): string => {
  const first = name
    .normalize('NFKD')
    .toUpperCase()
    .split(/\s+/)
    .map((word) => word.replace(/[^A-Z]/g, ''))
    .find((word) => word !== '');
  return `${(first ?? 'ALVA').slice(0, 10)}-${ids('x').slice(-6).toUpperCase()}`;
};

const apply = async (
  customerId: string,
  { vin, emailAddress, phoneNumber }: Application,
  { readPrimary, clock, ids }: Context,
): Promise<Result<Decision<null>, ReferralFault>> => {
  const [[row], [person], [vehicle]] = await Promise.all([
    readPrimary(affiliateOf({ customerId })),
    readPrimary(applicantOf({ customerId })),
    readPrimary(ownsVehicle({ vin, customerId })),
  ]);
  if (person === undefined || vehicle === undefined) return err('ORP_VEHICLE_UNKNOWN');
  const isTheirs =
    person.emailAddress?.toLowerCase() === emailAddress.toLowerCase() &&
    person.emailVerified &&
    person.phoneNumber === phoneNumber;
  if (!isTheirs) return err('ORP_CONTACT_OTHER');
  if (row !== undefined && !canMove(affiliateMachine, 'applyAgain', row.state))
    return err('ORP_ALREADY');
  const now = clock();
  const note = noteOnAffiliate({
    id: ids('afe'),
    customerId,
    kind: row === undefined ? 'apply' : 'applyAgain',
    doneBy: customerId,
    note: `terms ${REFERRAL_TERMS_VERSION}`,
    doneAt: now,
  });
  const effects = { [AFFILIATE_EFFECTS.noted]: [note] };
  const given = {
    vin,
    emailAddress,
    phoneNumber,
    appliedAt: now,
    termsVersion: REFERRAL_TERMS_VERSION,
    termsAgreedAt: now,
  };
  const statements =
    row === undefined
      ? affiliateMover.insert(
          'apply',
          { ...given, customerId, key: newKey(person.name, ids), createdAt: now },
          effects,
        )
      : affiliateMover.move('applyAgain', {
          id: customerId,
          set: { ...given, decidedAt: null, reason: null },
          effects,
        });
  return ok({ statements, outcome: null });
};

main.mutationField('submitORP', (t) =>
  t.field({
    type: CommonRef,
    description:
      'An owner applies for the referral programme, also again after a rejection or after leaving it. Email and number are those of the account.',
    args: {
      vin: t.arg.string({ required: true }),
      emailAddress: t.arg.string({ required: true }),
      phoneNumber: t.arg.string({ required: true }),
      termsVersion: t.arg.string({
        extensions: upTo(REFERRAL_LIMITS.termsVersion),
        description:
          'Which terms they read and agreed to; without the present ones nobody is taken.',
      }),
    },
    resolve: async (_, { termsVersion, ...input }, context) => {
      const actor = requireCustomer(await context.actor());
      const { customerId: who } = actor;
      if (isStaff(actor)) return failed('ORP_STAFF');
      const parsed = v.safeParse(submitOrpInput, input);
      if (!parsed.success) return failed('ORP_INVALID');
      await holdToAttempts(context, APPLICATIONS, who);
      if (termsVersion !== REFERRAL_TERMS_VERSION) return failed('ORP_TERMS');
      const write = { operation: 'submitORP', who, input };
      const done = await once(context, write, () => apply(who, parsed.output, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
