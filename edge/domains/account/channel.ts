import { main } from '#edge/graphql/builder.ts';

/** The one sales channel of this store; its token names it in requests, it opens nothing. */
export const CHANNEL = { id: '1', code: 'alva-id', name: 'ALVA Indonesia', token: 'alva-id' };

main.queryField('GetChannel', (t) =>
  t.field({
    type: main.objectRef<typeof CHANNEL>('Channel').implement({
      fields: (c) => ({ code: c.exposeString('code'), name: c.exposeString('name') }),
    }),
    resolve: () => CHANNEL,
  }),
);
