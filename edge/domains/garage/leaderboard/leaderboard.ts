import { customerIdOf, requireCustomer } from '#edge/auth/policy.ts';
import { productOfGeneration } from '#edge/contract/garage/generation.ts';
import { LeaderboardTypeEnum } from '#edge/domains/garage/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { noteConsent, type RankedRow, ranked, setNamed } from './leaderboard.sql.ts';

const MOST = 50;

interface Row {
  readonly row: RankedRow;
  readonly own: boolean;
}

const RowRef = main.objectRef<Row>('LeaderboardRow').implement({
  fields: (t) => ({
    rank: t.int({ resolve: ({ row }) => row.rank }),
    fullname: t.string({
      description: 'Masked unless the rider has agreed to be named.',
      resolve: ({ row, own }) => (own || row.named ? row.name : maskedName(row.name)),
    }),
    productName: t.string({
      description: 'Of the motorcycle: a rider is listed once for each.',
      resolve: ({ row }) => productOfGeneration(row.generation)?.name ?? row.generation,
    }),
    totalTrip: t.int({ resolve: ({ row }) => row.totalTrip }),
    efficiency: t.float({ resolve: ({ row }) => row.efficiency }),
    imageFile: t.string({
      nullable: true,
      resolve: ({ row }) => (row.named ? row.photoUrl : null),
    }),
    isActive: t.boolean({ resolve: ({ row }) => row.isActive }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.createdAt }),
    own: t.exposeBoolean('own', { description: 'Of the one who asks.' }),
    named: t.boolean({ resolve: ({ row }) => row.named }),
  }),
});

main.queryField('leaderboard', (t) =>
  t.field({
    type: [RowRef],
    description: 'Riders by trips or efficiency; with `vin`, that motorcycle at its rank.',
    args: {
      limit: t.arg.int({ description: `Up to ${MOST}; 10 when left out.` }),
      leaderboardType: t.arg({ type: LeaderboardTypeEnum, required: true }),
      vin: t.arg.string(),
      generation: t.arg.string(),
    },
    resolve: async (_, { limit, leaderboardType: type, vin, generation }, { actor, read }) => {
      const [who, rows] = await Promise.all([
        actor(),
        read(
          ranked({
            type,
            vin: vin ?? null,
            generation: generation ?? null,
            limit: Math.min(Math.max(Math.trunc(limit ?? 10), 1), MOST),
          }),
        ),
      ]);
      const customerId = customerIdOf(who);
      return rows.map((row) => ({ row, own: row.ownerId === customerId }));
    },
  }),
);

main.mutationField('setLeaderboardName', (t) =>
  t.field({
    type: CommonRef,
    description: 'Whether the leaderboard names the rider of an own motorcycle.',
    args: {
      vin: t.arg.string({ required: true }),
      named: t.arg.boolean({ required: true }),
    },
    resolve: async (_, { vin, named }, { actor, db, ids, clock }) => {
      const { customerId } = requireCustomer(await actor());
      const [changed] = await db.write([
        setNamed(customerId, vin, named),
        noteConsent({ id: ids('con'), customerId, now: clock() }),
      ]);
      return changed === 1 ? DONE : failed('NOT_FOUND', 'No such motorcycle.');
    },
  }),
);
