import { requireCustomer } from '#edge/auth/policy.ts';
import { CONSENT_PURPOSES, type ConsentPurpose } from '#edge/contract/account/security.ts';
import { ConsentPurposeEnum } from '#edge/domains/account/enums.ts';
import { papersOf } from '#edge/domains/account/papers/paper.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { consentsOf, isNamedOnLeaderboard, nameOnLeaderboard, noteConsent } from './consent.sql.ts';

interface Change {
  readonly granted: boolean;
  readonly changedAt: number;
}

interface Consent {
  readonly purpose: ConsentPurpose;
  readonly granted: boolean;
  readonly history: readonly Change[];
}

const ChangeRef = main.objectRef<Change>('ConsentChange').implement({
  fields: (t) => ({
    granted: t.exposeBoolean('granted'),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
  }),
});

const ConsentRef = main.objectRef<Consent>('Consent').implement({
  fields: (t) => ({
    purpose: t.expose('purpose', { type: ConsentPurposeEnum }),
    granted: t.exposeBoolean('granted', { description: 'What holds now.' }),
    history: t.field({
      type: [ChangeRef],
      description: 'The latest first.',
      resolve: ({ history }) => [...history],
    }),
  }),
});

main.queryField('customerConsents', (t) =>
  t.field({
    type: [ConsentRef],
    description:
      'What the person agreed to, by purpose, with all they said before. The leaderboard is asked about where somebody has a motorcycle.',
    resolve: async (_, __, context): Promise<Consent[]> => {
      const { customerId } = requireCustomer(await context.actor());
      const [rows, isNamed] = await Promise.all([
        context.readPrimary(consentsOf({ customerId })),
        context.readPrimary(isNamedOnLeaderboard({ customerId })),
      ]);
      return CONSENT_PURPOSES.flatMap((purpose): Consent[] => {
        const history = rows.filter((row) => row.purpose === purpose);
        if (purpose !== 'LEADERBOARD')
          return [{ purpose, granted: history[0]?.granted ?? false, history }];
        // The leaderboard's own switch, by motorcycle, is older than this list.
        return isNamed === undefined ? [] : [{ purpose, granted: isNamed, history }];
      });
    },
  }),
);

interface Answer {
  readonly purpose: ConsentPurpose;
  readonly granted: boolean;
  readonly answeredAt?: number | null | undefined;
}

interface Fault {
  readonly code: string;
  readonly message?: string;
}

const decide = async (
  customerId: string,
  { purpose, granted, answeredAt }: Answer,
  { readPrimary, clock, ids }: Pick<Context, 'readPrimary' | 'clock' | 'ids'>,
): Promise<Result<Decision<null>, Fault>> => {
  if (purpose === 'DOCUMENTS' && !granted) {
    const papers = await readPrimary(papersOf({ customerId }));
    if (papers.some(({ fileId }) => fileId !== null))
      return err({ code: 'CONSENT_DOCUMENTS_STORED' });
  }
  if (
    purpose === 'LEADERBOARD' &&
    (await readPrimary(isNamedOnLeaderboard({ customerId }))) === undefined
  )
    return err({ code: 'NOT_FOUND', message: 'No motorcycle that could be named.' });
  const value = granted ? 1 : 0;
  const now = clock();
  // A clock that runs ahead must not win for ever.
  const at = purpose === 'MEASUREMENT' ? Math.min(answeredAt ?? now, now) : now;
  return ok({
    statements: [
      noteConsent({ id: ids('con'), customerId, purpose, granted: value, at }),
      ...(purpose === 'LEADERBOARD' ? [nameOnLeaderboard({ customerId, granted: value })] : []),
    ],
    outcome: null,
  });
};

main.mutationField('setCustomerConsent', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Gives or takes back a consent; it holds at once. Papers have to be deleted first: `CONSENT_DOCUMENTS_STORED`. Nobody is named without a motorcycle: `NOT_FOUND`.',
    args: {
      purpose: t.arg({ type: ConsentPurposeEnum, required: true }),
      granted: t.arg.boolean({ required: true }),
      answeredAt: t.arg({
        type: 'DateTime',
        description:
          'Of `MEASUREMENT`: when the device was answered, which may have had no signal. Others hold from when they arrive.',
      }),
    },
    resolve: async (_, input, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const write = { operation: 'setCustomerConsent', who: customerId, input };
      const done = await once(context, write, () => decide(customerId, input, context));
      return done.ok ? DONE : failed(done.error.code, done.error.message);
    },
  }),
);
