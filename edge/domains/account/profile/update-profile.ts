import * as v from 'valibot';
import { assertOneChanged } from '#db/assertion.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import {
  companyProfileForm,
  type ProfileFault,
  profileForm,
} from '#edge/contract/account/profile.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { GenderEnum } from '#edge/domains/account/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { LanguageEnum } from '#edge/graphql/locale.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { profileStanding, writeProfile } from './profile.sql.ts';

/** The latest zone on earth is 14 hours ahead: nobody's today is refused as tomorrow. */
const AHEAD_MS = 14 * HOUR_MS;

const ProfileInput = main.inputType('UpdateProfileInput', {
  description: 'A company gives name and language alone.',
  fields: (t) => ({
    name: t.string({ required: true }),
    birthDate: t.string({ description: 'Calendar day, YYYY-MM-DD.' }),
    gender: t.field({ type: GenderEnum }),
    occupation: t.string(),
    selectedLanguage: t.field({ type: LanguageEnum, required: true }),
    changedAt: t.field({ type: 'DateTime', required: true, description: 'When it was changed.' }),
  }),
});

const decide = async (
  customerId: string,
  { changedAt: claimedAt, ...input }: typeof ProfileInput.$inferInput,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
): Promise<Result<Decision<null>, ProfileFault>> => {
  const now = clock();
  const [standing] = await readPrimary(profileStanding({ id: customerId }));
  const today = new Date(now + AHEAD_MS).toISOString().slice(0, 10);
  const form = standing?.customerType === 'company' ? companyProfileForm() : profileForm(today);
  const parsed = v.safeParse(form, input);
  if (!parsed.success) return err('PROFILE_INVALID');
  // A clock that runs ahead must not win for ever.
  const changedAt = Math.min(claimedAt, now);
  if ((standing?.changedAt ?? 0) > changedAt) return err('PROFILE_NEWER');
  const write = writeProfile(customerId, parsed.output, { changedAt, now });
  return ok({ statements: [write, assertOneChanged], outcome: null });
};

main.mutationField('updateCustomerProfile', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Changes what a person says about themselves; the change with the later `changedAt` stands. Answers `PROFILE_INVALID` or `PROFILE_NEWER`.',
    args: { input: t.arg({ type: ProfileInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const write = { operation: 'updateCustomerProfile', who, input };
      const done = await once(context, write, () => decide(who, input, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
