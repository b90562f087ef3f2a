import { requireStaff } from '#edge/auth/policy.ts';
import { productOfGeneration } from '#edge/contract/garage/generation.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { clamp, type Pagination, PaginationRef, paginationOf } from '#edge/graphql/pagination.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { KindEnum, ReasonEnum, StateEnum, VerdictEnum } from './enums.ts';
import {
  countReported,
  hideListing,
  type Report,
  type ReportedRow,
  reportOf,
  settledListings,
  settleReports,
  showListing,
  type Verdict,
  waitingListings,
} from './reported.sql.ts';
import { kindOf, stateOf } from './standing.ts';

const LIMIT = { usual: 25, most: 50 };
const PAGES = 10_000;
/** Of one listing; what one more says staff know by then. */
const MOST_REPORTS = 20;

interface Reported extends ReportedRow {
  readonly now: number;
}

const latestFirst = (reports: readonly Report[]): readonly Report[] =>
  reports.toSorted((a, b) => b.createdAt - a.createdAt);

const ReportRef = main.objectRef<Report>('ListingReport').implement({
  description: 'Who reported is told to nobody.',
  fields: (t) => ({
    id: t.exposeID('id'),
    reason: t.field({ type: ReasonEnum, resolve: ({ reason }) => reason }),
    note: t.exposeString('note'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

const ReportedRef = main.objectRef<Reported>('ReportedListing').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ listing }) => listing.id }),
    kind: t.field({ type: KindEnum, resolve: kindOf }),
    title: t.string({
      resolve: ({ vehicle: v, battery: b }) =>
        v ? (productOfGeneration(v.generation)?.name ?? v.productCode) : (b?.model ?? ''),
    }),
    status: t.field({ type: StateEnum, resolve: (row) => stateOf(row, row.now) }),
    hidden: t.boolean({
      description: 'Taken off the site by staff.',
      resolve: ({ listing }) => listing.hiddenAt !== null,
    }),
    ownerName: t.exposeString('owner'),
    price: t.field({
      type: 'Rupiah',
      nullable: true,
      resolve: ({ listing }) => listing.priceIdr,
    }),
    city: t.string({ resolve: ({ listing }) => listing.city ?? '' }),
    description: t.string({ resolve: ({ listing }) => listing.description }),
    totalReports: t.int({ resolve: ({ reports }) => reports.length }),
    reports: t.field({
      type: [ReportRef],
      description: `The latest ${MOST_REPORTS}, newest first.`,
      resolve: ({ reports }) => latestFirst(reports).slice(0, MOST_REPORTS),
    }),
  }),
});

interface ReportedPage {
  readonly data: readonly Reported[];
  readonly pagination: Pagination;
}

const PageRef = main.objectRef<ReportedPage>('ReportedListingPage').implement({
  fields: (t) => ({
    data: t.field({ type: [ReportedRef], resolve: ({ data }) => [...data] }),
    pagination: t.field({ type: PaginationRef, resolve: ({ pagination }) => pagination }),
  }),
});

main.queryField('reportedListings', (t) =>
  t.field({
    type: PageRef,
    description: 'Listings that people reported, for sales staff: those that wait, or those done.',
    args: { done: t.arg.boolean(), page: t.arg.int(), limit: t.arg.int() },
    resolve: async (_, { done, page, limit }, { actor, read, clock }) => {
      const perPage = clamp(limit, LIMIT.usual, LIMIT.most);
      const current = clamp(page, 1, PAGES);
      const window = { limit: perPage, offset: (current - 1) * perPage };
      const [who, rows, counts] = await Promise.all([
        actor(),
        read((done ? settledListings : waitingListings)(window)),
        read(countReported({})),
      ]);
      requireStaff(who);
      const now = clock();
      return {
        data: rows.map((row) => ({ ...row, now })),
        pagination: paginationOf(done ? counts.done : counts.open, perPage, current),
      };
    },
  }),
);

interface Settled {
  readonly listingId: string;
  readonly lastReport: string;
  readonly verdict: Verdict;
}

const settle = async (
  { listingId, lastReport, verdict }: Settled,
  staffId: string,
  { readPrimary, clock }: Context,
): Promise<Result<Decision<null>, 'LISTING_NOT_FOUND'>> => {
  const [seen] = await readPrimary(reportOf({ id: lastReport, listingId }));
  if (seen === undefined) return err('LISTING_NOT_FOUND');
  const settling = { listingId, staffId, now: clock() };
  const statements = [
    settleReports({ ...settling, until: seen.createdAt, verdict }),
    verdict === 'HIDE' ? hideListing(settling) : showListing({ listingId }),
  ];
  return ok({ statements, outcome: null });
};

main.mutationField('settleListingReports', (t) =>
  t.field({
    type: CommonRef,
    description:
      'For sales staff: takes a reported listing off the site, or finds nothing wrong with it and shows it again. Idempotent; who did it is recorded.',
    args: {
      listingId: t.arg.id({ required: true }),
      lastReport: t.arg.id({
        required: true,
        description: 'The newest report the staff saw; a later one waits.',
      }),
      verdict: t.arg({ type: VerdictEnum, required: true }),
    },
    resolve: async (_, args, context) => {
      const { customerId: who } = requireStaff(await context.actor());
      const write = { operation: 'settleListingReports', who, input: args };
      const done = await once(context, write, () => settle(args, who, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
