import { requireCustomer } from '#edge/auth/policy.ts';
import { CONSENT_PURPOSES, type ConsentPurpose } from '#edge/contract/account/security.ts';
import { ConsentPurposeEnum } from '#edge/domains/account/enums.ts';
import { papersOf } from '#edge/domains/account/papers/paper.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
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

main.mutationField('setCustomerConsent', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Gives or takes back a consent; it holds at once. Papers have to be deleted first: `CONSENT_DOCUMENTS_STORED`. Nobody is named without a motorcycle: `NOT_FOUND`.',
    args: {
      purpose: t.arg({ type: ConsentPurposeEnum, required: true }),
      granted: t.arg.boolean({ required: true }),
    },
    resolve: async (_, { purpose, granted }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      if (purpose === 'DOCUMENTS' && !granted) {
        const papers = await context.readPrimary(papersOf({ customerId }));
        if (papers.some(({ fileId }) => fileId !== null)) return failed('CONSENT_DOCUMENTS_STORED');
      }
      if (
        purpose === 'LEADERBOARD' &&
        (await context.readPrimary(isNamedOnLeaderboard({ customerId }))) === undefined
      )
        return failed('NOT_FOUND', 'No motorcycle that could be named.');
      const value = granted ? 1 : 0;
      await context.db.write([
        noteConsent({
          id: context.ids('con'),
          customerId,
          purpose,
          granted: value,
          now: context.clock(),
        }),
        ...(purpose === 'LEADERBOARD' ? [nameOnLeaderboard({ customerId, granted: value })] : []),
      ]);
      return DONE;
    },
  }),
);
