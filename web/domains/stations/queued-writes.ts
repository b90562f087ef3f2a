import { ReportStationDocument } from '#web/platform/graphql/generated/main/report-station.ts';
import { SetStationFavouriteDocument } from '#web/platform/graphql/generated/main/set-station-favourite.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';
import { showsFiles } from '#web/platform/upload/queued-upload.ts';

export const stationsWrites = {
  setStationFavourite: queueable({
    document: SetStationFavouriteDocument,
    entity: ({ stationId }) => `station-favourite ${stationId}`,
    label: 'favourite',
    offline: true,
    mend: (variables, move) => ({ ...variables, changedAt: move(variables.changedAt) }),
    touches: ['stationFavourites'],
  }),
  reportStation: showsFiles(
    queueable({
      document: ReportStationDocument,
      entity: ({ input }) => `station-report ${input.stationId}`,
      label: 'station-report',
      offline: true,
      mend: ({ input }, move) => ({ input: { ...input, seenAt: move(input.seenAt) } }),
      touches: ['stations'],
    }),
    {
      missing: 'photoUnknown',
      uploads: ({ input: { photoId } }) => (photoId ? [{ id: photoId, purpose: 'REPORT' }] : []),
    },
  ),
} as const;
