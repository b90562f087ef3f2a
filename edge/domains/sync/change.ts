import type { SyncRecord } from '#edge/contract/sync/collections.ts';
import { main } from '#edge/graphql/builder.ts';
import { recordScalar } from '#edge/graphql/records.ts';
import type { Change } from './pull.ts';

main.addScalarType('SyncRecord', recordScalar('SyncRecord'));

export const SyncChange = main.objectRef<Change<SyncRecord>>('SyncChange').implement({
  description: 'A record that is new or changed.',
  fields: (t) => ({
    id: t.exposeID('id'),
    visibleUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Hide the record from then on, without being told.',
      resolve: ({ visibleUntil }) => visibleUntil,
    }),
    visibleFrom: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Show the record from then on only, without being told.',
      resolve: ({ visibleFrom }) => visibleFrom,
    }),
    record: t.field({ type: 'SyncRecord', resolve: ({ record }) => record }),
  }),
});
