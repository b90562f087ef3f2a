import { newId, ulid } from '#edge/contract/ids.ts';
import { CHECKLIST } from '#edge/contract/listings/condition.ts';
import type { OwnerMove } from '#edge/contract/listings/machine.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import type { Bff } from '#tests/support/bff.ts';

export const SPARE = 'AB60-45-2023-0009411';
export const newListing = (): string => newId('lst');
export const newSave = (): string => newId('lsv');
export const newKey = (): string => ulid(Date.now());

export const graded = (kind: keyof typeof CHECKLIST) =>
  CHECKLIST[kind].map((item) => ({ item, grade: 'GOOD' }));

/** Everything a buyer has to know of a motorcycle. */
export const COMPLETE = {
  price: 24_500_000,
  negotiable: true,
  area: '31',
  city: 'Jakarta Selatan',
  description: 'Dipakai harian ke kantor, selalu servis di bengkel resmi.',
  showPhone: false,
  condition: graded('MOTORCYCLE'),
  accident: 'NONE',
  faults: 'Lecet kecil di sisi kiri.',
  rangeKm: 62,
};

interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly conflict?: { lastSave: string; price: number | null; changedAt: string } | null;
}

type Variables = Readonly<Record<string, unknown>>;

const SAVE = `mutation Save($param: ListingParam!) { saveListing(param: $param) {
  success errorCode conflict { lastSave price changedAt } } }`;
const MOVE =
  'mutation Move($id: ID!, $move: ListingMove!) { moveListing(id: $id, move: $move) { success errorCode } }';
const ASK =
  'mutation Ask($param: ListingEnquiryParam!) { sendListingEnquiry(param: $param) { success errorCode } }';
const REPORT =
  'mutation Report($param: ListingReportParam!) { reportListing(param: $param) { success errorCode } }';

/** The operations of a sale, as one person or another calls them; `undefined` is a stranger. */
export const sellingOn = (bff: Bff) => {
  const sessions = new Map<ActorName, { cookie: string }>();
  const as = async (by: ActorName | undefined, key?: string) => {
    if (by === undefined) return { headers: {} };
    const session = sessions.get(by) ?? (await actor(bff, by));
    sessions.set(by, session);
    return { headers: { ...session, ...(key && { 'idempotency-key': key }) } };
  };
  const run = async <T>(
    by: ActorName | undefined,
    document: string,
    variables: Variables = {},
    key?: string,
  ) => bff.gql<T>(document, variables, await as(by, key));
  const common =
    (document: string, field: string) =>
    async (by: ActorName | undefined, variables: Variables, key?: string): Promise<Common> => {
      const { data, errors } = await run<Record<string, Common>>(by, document, variables, key);
      return data?.[field] ?? { success: false, errorCode: String(errors?.[0]?.extensions?.code) };
    };
  const save = common(SAVE, 'saveListing');
  const move = common(MOVE, 'moveListing');
  return {
    run,
    as,
    save: (by: ActorName, param: object, key?: string) =>
      save(by, { param: { ...COMPLETE, saveId: newSave(), ...param } }, key),
    move: (by: ActorName, id: string, to: OwnerMove, key?: string) =>
      move(by, { id, move: to }, key),
    ask: (by: ActorName | undefined, param: object, key?: string) =>
      common(ASK, 'sendListingEnquiry')(
        by,
        {
          param: {
            id: newId('enq'),
            name: 'Sari Dewi',
            phoneNumber: '0812 3456 7890',
            message: 'Apakah motornya masih ada?',
            consent: true,
            locale: 'id',
            ...param,
          },
        },
        key,
      ),
    report: (by: ActorName | undefined, param: object) =>
      common(REPORT, 'reportListing')(by, {
        param: { id: newId('lrp'), reason: 'FRAUD', note: '', ...param },
      }),
    standing: async (id: string) =>
      (
        await run<{ listingStanding: { state: string; kind: string | null } }>(
          undefined,
          `{ listingStanding(id: "${id}") { state kind } }`,
        )
      ).data?.listingStanding,
    status: async (id: string) =>
      (await bff.db.primary.execute({ sql: 'SELECT * FROM listing WHERE id = ?', args: [id] }))
        .rows[0]?.status,
    clear: () =>
      bff.db.primary.executeMultiple(
        `DELETE FROM listing_report; DELETE FROM listing_enquiry; DELETE FROM listing; DELETE FROM attempt;
         DELETE FROM idempotency;`,
      ),
  };
};

export type Selling = ReturnType<typeof sellingOn>;
