import type { Finding } from '#edge/contract/stations/reports.ts';
import { main } from '#edge/graphql/builder.ts';
import { ReportKindEnum } from './enums.ts';

export const StationFindingRef = main.objectRef<Finding>('StationFinding').implement({
  fields: (t) => ({
    kind: t.field({ type: ReportKindEnum, resolve: ({ kind }) => kind }),
    count: t.exposeInt('count', { description: 'Riders who say so.' }),
    lastSeen: t.expose('lastSeen', { type: 'DateTime' }),
    confirmed: t.exposeBoolean('confirmed', {
      description: 'Enough riders agree; else it is one rider’s word.',
    }),
  }),
});
