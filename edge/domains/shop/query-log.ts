import { build, query } from '#db/query.ts';
import { queryLog } from '#db/schema/shop.ts';
import { main } from '#edge/graphql/builder.ts';
import { networkOf } from '#edge/platform/network.ts';

const MAX_KEYWORD = 100;

const TypeEnum = main.enumType('QueryLogType', {
  values: ['SPARE_PART', 'HELP', 'CHARGING_STATION'] as const,
});

const ResultRef = main
  .objectRef<{ success: boolean; message: string }>('InsertQueryLogsResult')
  .implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message', { description: 'A key the client translates.' }),
    }),
  });

main.mutationField('insertQueryLogs', (t) =>
  t.field({
    type: ResultRef,
    description: 'Remembers what was searched for. Sent when somebody settles on a result.',
    args: {
      keyword: t.arg.string({ required: true }),
      type: t.arg({ type: TypeEnum, required: true }),
      ipAddress: t.arg.string({
        description:
          'Ignored: the address is that of the connection, and only its network is kept.',
      }),
    },
    resolve: async (_, { keyword, type }, { db, ids, clock, address }) => {
      const words = keyword.trim().slice(0, MAX_KEYWORD);
      if (words === '') return { success: false, message: 'shop.queryLog.empty' };
      const row = {
        id: ids('qry'),
        keyword: words,
        type,
        network: networkOf(address),
        createdAt: clock(),
      };
      await db.write([query(build.insert(queryLog).values(row))]);
      return { success: true, message: 'shop.queryLog.saved' };
    },
  }),
);
