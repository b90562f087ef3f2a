import type { Collection, SyncRecord } from '#edge/contract/sync/collections.ts';
import { content, main } from '#edge/graphql/builder.ts';
import { recordScalar } from '#edge/graphql/records.ts';
import type { Change, PulledPage } from './pull.ts';

export interface SyncPage extends PulledPage<SyncRecord> {
  readonly collection: Collection;
}

/** The same types in both schemas. */
const define = (builder: typeof main) => {
  builder.addScalarType('SyncRecord', recordScalar('SyncRecord'));

  const SyncChange = builder.objectRef<Change<SyncRecord>>('SyncChange').implement({
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

  const SyncPageRef = builder.objectRef<SyncPage>('SyncPage').implement({
    description: 'What changed in one collection.',
    fields: (t) => ({
      scope: t.exposeString('collection', { description: 'The collection, as it was asked for.' }),
      cursor: t.exposeString('cursor', { description: 'For the next call; opaque.' }),
      hasMore: t.exposeBoolean('hasMore', { description: 'There is another page; call again.' }),
      full: t.exposeBoolean('full', {
        description:
          'The pages start over: once `hasMore` is false, a record that none of them brought is gone.',
      }),
      starts: t.exposeBoolean('starts', {
        description: 'The first page of a full download, asked for or forced by a useless cursor.',
      }),
      removed: t.idList({ resolve: (page) => [...page.removed] }),
      changes: t.field({ type: [SyncChange], resolve: ({ changed }) => changed }),
    }),
  });
  return { SyncChange, SyncPageRef };
};

export const inMain = define(main);
export const inContent = define(content);
