import { requireCustomer } from '#edge/auth/policy.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { checkReport, type ReportFault } from '#edge/contract/validators/station-report.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { attachUpload, isFree } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { ReportKindEnum } from './enums.ts';
import { activeStation, insertReport, reportsSince } from './report.sql.ts';

/** More than a rider can see in a day; a flood is cut off long before it weighs. */
const REPORTS = declareLimit({
  purpose: 'stations.report',
  most: 20,
  windowMs: DAY_MS,
  what: 'reports about chargers',
  by: 'customer',
  answer: 'tooManyReports',
});

type Asking = Pick<Context, 'readPrimary' | 'clock'>;

const photoOf = (id: string, to: string, customerId: string) =>
  ({ id, customerId, to, purpose: 'REPORT' }) as const;

/** Takes a report of a customer: it names a station that exists, and is one of not too many. */
const takeReport = async (
  customerId: string,
  input: unknown,
  { readPrimary, clock }: Asking,
): Promise<Result<Decision<{ readonly id: string }>, ReportFault>> => {
  const now = clock();
  const checked = checkReport(input, now);
  if (!checked.ok) return err(checked.fault);
  const report = checked.value;
  const photo =
    report.photoId === null ? undefined : photoOf(report.photoId, report.id, customerId);
  const today = { customerId, since: now - DAY_MS };
  const [stations, sent, photoFound] = await Promise.all([
    readPrimary(activeStation({ stationId: report.stationId })),
    readPrimary(reportsSince.count(today)),
    photo === undefined || readPrimary(isFree(photo)),
  ]);
  if (stations.length === 0) return err('stationUnknown');
  if (sent >= REPORTS.most) return err('tooManyReports');
  if (!photoFound) return err('photoUnknown');
  return ok({
    statements: [
      insertReport({ ...report, customerId, receivedAt: now }),
      reportsSince.hold({ ...today, most: REPORTS.most }),
      ...(photo === undefined ? [] : attachUpload({ ...photo, isPublic: true })),
    ],
    outcome: { id: report.id },
  });
};

const ReportInput = main.inputType('StationReportInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`rep_` and 26 characters, made by the device.' }),
    stationId: t.id({ required: true }),
    kind: t.field({ type: ReportKindEnum, required: true }),
    seenAt: t.field({ type: 'DateTime', required: true, description: 'When the rider saw it.' }),
    photoId: t.id({ description: 'Of an upload of the same customer.' }),
  }),
});

interface Reported {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: ReportFault | null;
}

const ReportedRef = main.objectRef<Reported>('StationReported').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description: 'A key for the page to translate.',
    }),
  }),
});

main.mutationField('reportStation', (t) =>
  t.field({
    type: ReportedRef,
    description: 'What a rider saw at a charging station. May be sent again; it counts once.',
    args: { input: t.arg({ type: ReportInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const write = { operation: 'reportStation', who: customerId, input };
      const taken = await once(context, write, () => takeReport(customerId, input, context));
      return taken.ok
        ? { success: true, message: 'OK', errorCode: null }
        : { success: false, message: taken.error, errorCode: taken.error };
    },
  }),
);
