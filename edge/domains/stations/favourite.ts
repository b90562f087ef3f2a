import { requireCustomer } from '#edge/auth/policy.ts';
import { main } from '#edge/graphql/builder.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import { err, ok } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { changedFavourites, writeFavourite } from './favourite.sql.ts';
import { activeStation } from './report.sql.ts';

provideRecords(
  'stationFavourites',
  async (page, { read }) =>
    new Map(
      (await read(changedFavourites(page))).map(({ id, stationId, changedAt }) => [
        id,
        { stationId, changedAt },
      ]),
    ),
);

interface FavouriteSet {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: string | null;
}

const FavouriteSetRef = main.objectRef<FavouriteSet>('StationFavouriteSet').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description: '`stationUnknown`, for the page to translate.',
    }),
  }),
});

main.mutationField('setStationFavourite', (t) =>
  t.field({
    type: FavouriteSetRef,
    description: 'Marks a station or unmarks it; the word with the later `changedAt` stands.',
    args: {
      stationId: t.arg.id({ required: true }),
      isFavourite: t.arg.boolean({ required: true }),
      changedAt: t.arg({ type: 'DateTime', required: true }),
    },
    resolve: async (_, input, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const write = { operation: 'setStationFavourite', who: customerId, input };
      const done = await once(context, write, async () => {
        const { stationId, isFavourite } = input;
        const stations = await context.readPrimary(activeStation({ stationId }));
        if (stations.length === 0) return err('stationUnknown');
        // A clock that runs ahead must not win for ever.
        const changedAt = Math.min(input.changedAt, context.clock());
        const id = `${customerId}:${stationId}`;
        const row = { id, customerId, stationId, isFavourite, changedAt };
        return ok({ statements: [writeFavourite(row)], outcome: null });
      });
      return {
        success: done.ok,
        message: done.ok ? 'OK' : done.error,
        errorCode: done.ok ? null : done.error,
      };
    },
  }),
);
