import type { FeedPage } from '#db/feed/page.ts';
import { BOOKING_STATUS, bookingStatusAt } from '#edge/contract/garage/booking-machine.ts';
import { estimateUntil } from '#edge/contract/garage/estimate.ts';
import { productOfGeneration } from '#edge/contract/garage/generation.ts';
import { SERVICE_KINDS } from '#edge/contract/garage/service-slots.ts';
import type {
  BookingRecord,
  EstimateRecord,
  VehicleRecord,
} from '#edge/contract/garage/vehicle-record.ts';
import { iso, isoOrNull } from '#edge/contract/time.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import {
  changedBatteries,
  changedBookings,
  changedGuests,
  changedPapers,
  changedServices,
  changedVehicles,
  changedWarranties,
  type VehicleParts,
} from './vehicle-record.sql.ts';
import { type SummaryRow, summaryOf } from './vehicle-summary.ts';

const PAPERS = ['INVOICE', 'WARRANTY_BOOK', 'STNK', 'BPKB'] as const;

/** Appointments a record has; older ones are of no use on a phone. */
const MOST_BOOKINGS = 20;

const estimateOf = (row: VehicleParts['bookings'][number]['estimate']): EstimateRecord | null =>
  row && {
    id: row.id,
    state: row.state,
    lines: row.lines.map(({ name, priceIdr }) => ({ name, price: priceIdr })),
    total: row.totalIdr,
    until: iso(estimateUntil(row.statedAt)),
  };

/**
 * The appointments of the one who reads. The owner also sees those of others that are to come, as they
 * say where the motorcycle will be; what others cancelled or had done is theirs.
 */
const bookingsFor = (
  { bookings }: VehicleParts,
  who: string,
  own: boolean,
  now: number,
): BookingRecord[] =>
  bookings
    .map(({ customerId, slotAt, kind, status, id, location, note, changes, estimate }) => ({
      mine: customerId === who,
      booking: {
        id,
        location,
        date: iso(slotAt),
        kind: SERVICE_KINDS.find((each) => each === kind) ?? 'REPAIR',
        note,
        status: bookingStatusAt(BOOKING_STATUS[status], slotAt, now),
        sequence: changes,
        // What it costs concerns the one who pays.
        estimate: customerId === who ? estimateOf(estimate) : null,
      },
    }))
    .filter(({ mine, booking }) => mine || (own && booking.status === 'confirm'))
    .map(({ booking }) => booking)
    .slice(0, MOST_BOOKINGS);

/**
 * What a rider wrote to the workshop, or what the workshop wrote. A note of others is seen while the appointment is to
 * come; afterwards it is theirs, also where the motorcycle has another owner by then.
 */
const detailOf = (
  booking: VehicleParts['bookings'][number] | undefined,
  who: string,
  detail: string,
): string => {
  if (booking === undefined) return detail;
  if (booking.work !== null) return booking.work;
  const isToCome = booking.status === 'BOOKED';
  return booking.customerId === who || isToCome ? (booking.note ?? '') : '';
};

/** What concerns the owner alone. */
const forOwner = ({ services, bookings, papers, guests }: VehicleParts, who: string) => ({
  services: services.map(({ id, location, servicedAt, type, odometerKm, status, detail }) => ({
    bookingId: id.startsWith('sbk_') ? id : null,
    location,
    date: iso(servicedAt),
    type,
    odometer: odometerKm,
    status,
    // Records of earlier releases have the kind of an appointment in it, in one language.
    detail: detailOf(
      bookings.find((booking) => booking.id === id),
      who,
      detail,
    ),
  })),
  papers: PAPERS.flatMap((kind) =>
    papers
      .filter((paper) => paper.kind === kind)
      .map(({ status, statusAt }) => ({ kind, status, since: iso(statusAt) })),
  ),
  guests: guests.map(({ name, loanStartAt, loanEndAt }) => ({
    name,
    loanStart: iso(loanStartAt),
    loanEnd: iso(loanEndAt),
  })),
});

const NOTHING = { services: [], papers: [], guests: [] };

/** The guest's own loan, and what it keeps from them. */
const forGuest = ({ guests, batteries, warranties }: VehicleParts, who: string, now: number) => {
  const loan = guests.find(({ guestId, loanEndAt }) => guestId === who && loanEndAt > now);
  const allows = loan?.allows ?? [];
  return {
    loan: loan && {
      loanStart: iso(loan.loanStartAt),
      loanEnd: iso(loan.loanEndAt),
      allows,
    },
    batteries: allows.includes('BATTERY') ? batteries : [],
    warranties: allows.includes('COVER') ? warranties : [],
  };
};

/** The vehicle as the owner or a guest who may ride it sees it. */
const recordOf = (
  row: SummaryRow,
  parts: VehicleParts,
  audience: string,
  now: number,
): VehicleRecord => {
  const { vehicle: v } = row;
  const summary = summaryOf(row, audience, now);
  const { own } = summary.user;
  const seen = own ? { ...parts, loan: undefined } : forGuest(parts, audience, now);
  return {
    ...summary,
    generationName: productOfGeneration(v.generation)?.short ?? v.generation,
    productionYear: v.productionYear,
    odometer: v.odometerKm,
    iotStatus: v.iotStatus,
    lastIotUpdate: isoOrNull(v.lastIotUpdateAt),
    plate: {
      progress: v.plateProgress,
      estimate: isoOrNull(v.plateEstimateAt),
      collectedAt: isoOrNull(v.plateCollectedAt),
    },
    freeServiceExpired: isoOrNull(v.freeServiceUntilAt),
    loan: seen.loan ?? null,
    batteries: seen.batteries.map((b) => ({
      slot: b.slot ?? 1,
      serialNumber: b.serialNumber,
      model: b.model,
      dateManufacture: iso(b.producedAt),
      batteryCycle: b.cycles,
      batteryLock: b.locked,
      firmwareVersion: b.firmwareVersion,
      isBoostChargeCapable: b.isBoostChargeCapable,
      capacityWh: b.capacityWh,
      warrantyExpiryDate: iso(b.warrantyUntilAt),
      chargePercent: b.chargePercent,
      reportedAt: isoOrNull(b.reportedAt),
    })),
    bookings: bookingsFor(parts, audience, own, now),
    warranties: seen.warranties.map(({ part, untilAt }) => ({
      title: part,
      expire: iso(untilAt),
    })),
    ...(own ? forOwner(parts, audience) : NOTHING),
  };
};

const of = <R extends { readonly vehicleId: string | null }>(rows: readonly R[], id: string): R[] =>
  rows.filter(({ vehicleId }) => vehicleId === id);

/** The audience of the page is the customer who asks; the feed has already decided what they see. */
provideRecords('vehicles', async (page: FeedPage, { read, clock }) => {
  const [rows, batteries, warranties, services, bookings, papers, guests] = await Promise.all([
    read(changedVehicles(page)),
    read(changedBatteries(page)),
    read(changedWarranties(page)),
    read(changedServices(page)),
    read(changedBookings(page)),
    read(changedPapers(page)),
    read(changedGuests(page)),
  ]);
  const now = clock();
  return new Map(
    rows.map((row) => {
      const { id } = row.vehicle;
      const parts: VehicleParts = {
        batteries: of(batteries, id),
        warranties: of(warranties, id),
        services: of(services, id),
        bookings: of(bookings, id),
        papers: of(papers, id),
        guests: of(guests, id),
      };
      return [id, recordOf(row, parts, page.audience, now)];
    }),
  );
});
