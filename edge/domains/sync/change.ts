import { main } from '#edge/graphql/builder.ts';
import { type RecordScalars, recordScalar } from '#edge/graphql/records.ts';
import type { Change } from './pull.ts';

/** The GraphQL type of a change in one collection; its record is the scalar of that collection. */
export const changeOf = <N extends keyof RecordScalars>(name: string, scalar: N) => {
  main.addScalarType(scalar, recordScalar(scalar));
  return main.objectRef<Change<RecordScalars[N]['Output']>>(name).implement({
    fields: (t) => ({
      id: t.id({ resolve: (change) => change.id }),
      visibleUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Hide the record from then on, without being told.',
        resolve: (change) => change.visibleUntil,
      }),
      visibleFrom: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Show the record from then on only, without being told.',
        resolve: (change) => change.visibleFrom,
      }),
      // The builder cannot see that N and its output belong together.
      record: t.field({ type: scalar, resolve: (change) => change.record as never }),
    }),
  });
};
