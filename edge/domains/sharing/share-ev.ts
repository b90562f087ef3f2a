import { requireCustomer } from '#edge/auth/policy.ts';
import { main } from '#edge/graphql/builder.ts';
import { DONE, failed } from '#edge/graphql/common.ts';
import { once } from '#edge/platform/write/once.ts';
import { EndedByEnum, LoanScopeEnum } from './enums.ts';
import { givenId } from './given-id.ts';
import { type EndedMeanwhile, type LendRefusal, type Lent, lend } from './lend.ts';

interface ShareEvResult {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: string | null;
  readonly share: Lent | null;
  readonly conflict: EndedMeanwhile | null;
}

const LentRef = main.objectRef<Lent>('Loan').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    guestFullname: t.exposeString('guestName'),
    loanStart: t.field({ type: 'DateTime', resolve: ({ loanStart }) => loanStart }),
    loanEnd: t.field({ type: 'DateTime', resolve: ({ loanEnd }) => loanEnd }),
  }),
});

const ConflictRef = main.objectRef<EndedMeanwhile>('ShareConflict').implement({
  description: 'What happened that the device did not know of.',
  fields: (t) => ({
    endingId: t.exposeID('endingId'),
    endedAt: t.field({ type: 'DateTime', resolve: ({ endedAt }) => endedAt }),
    endedBy: t.field({ type: EndedByEnum, resolve: ({ endedBy }) => endedBy }),
  }),
});

const ResultRef = main.objectRef<ShareEvResult>('ShareEvResult').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    share: t.field({ type: LentRef, nullable: true, resolve: ({ share }) => share }),
    conflict: t.field({ type: ConflictRef, nullable: true, resolve: ({ conflict }) => conflict }),
  }),
});

const Assumption = main.inputType('ShareAssumption', {
  description: 'What the device knew when the loan was written down.',
  fields: (t) => ({
    lastEnding: t.id({ description: '`endingId` of the last loan between these two.' }),
  }),
});

const answerOf = (refusal: LendRefusal | EndedMeanwhile): ShareEvResult => {
  const conflict = typeof refusal === 'string' ? null : refusal;
  const code = typeof refusal === 'string' ? refusal : refusal.code;
  return { ...failed(code), share: null, conflict };
};

main.mutationField('shareEv', (t) =>
  t.field({
    type: ResultRef,
    description:
      'Offers a motorcycle of one’s own to another customer, for a time. It is lent when they accept; until then their name is masked.',
    args: {
      vin: t.arg.id({ required: true }),
      uID: t.arg.id({ required: true, description: 'The guest: `customerID`.' }),
      odooID: t.arg.int({ description: 'When given, it has to be the guest’s.' }),
      id: t.arg.id({ description: 'Made by the device: `shr_` and 26 characters.' }),
      loanStart: t.arg({ type: 'DateTime', description: 'Now when left out or past.' }),
      loanEnd: t.arg({ type: 'DateTime', description: 'A week later when left out.' }),
      allows: t.arg({
        type: [LoanScopeEnum],
        description: 'What the guest may see; all when left out.',
      }),
      assumes: t.arg({ type: Assumption }),
    },
    resolve: async (_, args, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const input = {
        id: givenId('shr', args.id, context.ids),
        vin: args.vin,
        uID: args.uID,
        odooID: args.odooID ?? null,
        loanStart: args.loanStart ?? null,
        loanEnd: args.loanEnd ?? null,
        allows: args.allows ?? null,
        assumes: args.assumes ? { lastEnding: args.assumes.lastEnding ?? null } : null,
      };
      const result = await once(
        context,
        { operation: 'shareEv', who: customerId, input: args },
        () => lend(customerId, input, context),
      );
      return result.ok ? { ...DONE, share: result.value, conflict: null } : answerOf(result.error);
    },
  }),
);
