import { customerIdOf, requireCustomer, requireStaff } from '#edge/auth/policy.ts';
import { standingOf } from '#edge/contract/stations/reports.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { main } from '#edge/graphql/builder.ts';
import { type Common, CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { deleteRemovedNow } from '#edge/platform/files/sweep.ts';
import { removeUploads } from '#edge/platform/files/upload.sql.ts';
import { withoutTrail } from '#edge/platform/write/trail.ts';
import { ReportKindEnum } from './enums.ts';
import {
  noteHidden,
  type PhotographedReport,
  photographedReports,
  reportByPhoto,
} from './report-photo.sql.ts';

const MOST_SHOWN = 12;

/** The newest word of each rider about each thing, with the newest photo they made of it. */
const merged = (reports: readonly PhotographedReport[]): PhotographedReport[] => {
  const words = new Map<string, PhotographedReport>();
  for (const report of reports) {
    const key = `${report.kind} ${report.customerId}`;
    const newer = words.get(key);
    words.set(key, newer ? { ...newer, photo: newer.photo ?? report.photo } : report);
  }
  return [...words.values()];
};

interface Shown {
  readonly report: PhotographedReport;
  readonly photo: NonNullable<PhotographedReport['photo']>;
  readonly mine: boolean;
}

const PhotoRef = main.objectRef<Shown>('StationReportPhoto').implement({
  description: 'A rider’s photo. The author is shown only to themselves.',
  fields: (t) => ({
    id: t.id({ resolve: ({ photo }) => photo.id }),
    url: t.string({ resolve: ({ photo }) => fileUrl(photo.id) }),
    width: t.int({
      description: 'As stored, before it is turned.',
      resolve: ({ photo }) => photo.width,
    }),
    height: t.int({ resolve: ({ photo }) => photo.height }),
    kind: t.field({ type: ReportKindEnum, resolve: ({ report }) => report.kind }),
    seenAt: t.field({ type: 'DateTime', resolve: ({ report }) => report.seenAt }),
    mine: t.exposeBoolean('mine', { description: 'The asking customer’s own.' }),
  }),
});

main.queryField('stationReportPhotos', (t) =>
  t.field({
    type: [PhotoRef],
    description: 'Photos of the reports that still say something about the station, newest first.',
    args: { key: t.arg.string({ required: true, description: 'As in getChargingStationDetail.' }) },
    resolve: async (_, { key }, { actor, read, clock }) => {
      const [who, reports] = await Promise.all([actor(), read(photographedReports({ key }))]);
      const customerId = customerIdOf(who);
      return standingOf(merged(reports), clock())
        .flatMap((report) =>
          report.photo === null
            ? []
            : [{ report, photo: report.photo, mine: report.customerId === customerId }],
        )
        .slice(0, MOST_SHOWN);
    },
  }),
);

const UNKNOWN = failed('photoUnknown', 'There is no such photo.');

/** Row and object go; what fails at the object is done by the next sweep. */
const takeAway = async (
  photoId: string,
  context: Context,
  may: (report: { readonly customerId: string }) => boolean,
  staffId?: string,
): Promise<Common> => {
  const { readPrimary, db, clock } = context;
  const [report] = await readPrimary(reportByPhoto({ photoId }));
  if (report === undefined || !may(report)) return UNKNOWN;
  await db.write([
    removeUploads({ attachedTo: report.id, only: photoId, now: clock() }),
    ...(staffId === undefined ? [] : [noteHidden({ id: report.id, staffId })]),
  ]);
  await deleteRemovedNow(withoutTrail(context));
  return DONE;
};

main.mutationField('removeReportPhoto', (t) =>
  t.field({
    type: CommonRef,
    description: 'Deletes the photo of an own report; the report stays. Idempotent.',
    args: { photoId: t.arg.id({ required: true }) },
    resolve: async (_, { photoId }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      return takeAway(photoId, context, (report) => report.customerId === customerId);
    },
  }),
);

main.mutationField('hideReportPhoto', (t) =>
  t.field({
    type: CommonRef,
    description: 'For staff: deletes the photo of anybody’s report. Who did it is kept.',
    args: { photoId: t.arg.id({ required: true }) },
    resolve: async (_, { photoId }, context) => {
      const { customerId } = requireStaff(await context.actor());
      return takeAway(photoId, context, () => true, customerId);
    },
  }),
);
