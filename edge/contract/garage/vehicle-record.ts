import * as v from 'valibot';
import { LOAN_SCOPES } from '#edge/contract/sharing/loan-scopes.ts';
import type { RecordOf } from '#edge/contract/sync/record-schema.ts';
import { ESTIMATE_STATES } from './estimate-machine.ts';
import { BOOKING_STATUSES, SERVICE_KINDS } from './service-slots.ts';

/** What a list shows of a vehicle, under the specification's names. Times are ISO-8601 in UTC. */
const vehicleSummary = v.object({
  vin: v.string(),
  productName: v.string(),
  productCode: v.string(),
  generation: v.string(),
  colorName: v.string(),
  /** Picture of the model in its colour. */
  snapshot: v.nullable(v.string()),
  registrationPlate: v.nullable(v.string()),
  purchaseDate: v.string(),
  arrivedDate: v.nullable(v.string()),
  deliveryDate: v.nullable(v.string()),
  warrantyValid: v.nullable(v.string()),
  rsaExpDate: v.nullable(v.string()),
  /** At the time of the answer; afterwards `rsaExpDate` tells. */
  isActiveRSA: v.boolean(),
  user: v.object({
    /** The owner. */
    name: v.string(),
    /** Whether the owner is who asks; false for a guest. */
    own: v.boolean(),
  }),
});
export type VehicleSummary = RecordOf<typeof vehicleSummary>;

const progress = v.picklist(['PROCESSING', 'READY', 'COLLECTED']);
export type Progress = v.InferOutput<typeof progress>;

/** A battery in the motorcycle. */
const fittedBattery = v.object({
  slot: v.number(),
  serialNumber: v.string(),
  model: v.string(),
  dateManufacture: v.string(),
  batteryCycle: v.number(),
  batteryLock: v.boolean(),
  firmwareVersion: v.string(),
  isBoostChargeCapable: v.boolean(),
  capacityWh: v.number(),
  warrantyExpiryDate: v.string(),
  /** State of charge at `reportedAt`; null when it never reported. */
  chargePercent: v.nullable(v.number()),
  reportedAt: v.nullable(v.string()),
});
export type FittedBattery = RecordOf<typeof fittedBattery>;

/** The price that the workshop has stated last, for the one who made the appointment. */
const estimate = v.object({
  id: v.string(),
  state: v.picklist(ESTIMATE_STATES),
  /** Whole rupiah, with tax. */
  lines: v.array(v.object({ name: v.string(), price: v.number() })),
  total: v.number(),
  /** So long it may be accepted. */
  until: v.string(),
});
export type EstimateRecord = RecordOf<typeof estimate>;

/** An appointment at a workshop that was made on this site. */
const booking = v.object({
  id: v.string(),
  location: v.string(),
  date: v.string(),
  kind: v.picklist(SERVICE_KINDS),
  note: v.nullable(v.string()),
  /** At the time of the answer; afterwards `bookingStatusAt` tells. */
  status: v.picklist(BOOKING_STATUSES),
  /** Counts its changes, as the calendar entries of its mails do; null in a copy that is older than this field. */
  sequence: v.nullable(v.number()),
  /** Null also in a copy that is older than this field. */
  estimate: v.nullable(estimate),
});
export type BookingRecord = RecordOf<typeof booking>;

/**
 * A vehicle as `sync` sends it to its owner and to guests who may ride it, and as a device may keep
 * it. A guest gets what is needed to ride and what the owner allows: `services`, `papers` and `guests`
 * are empty, `bookings` has their own, batteries and cover unless allowed.
 */
export const vehicleRecord = v.object({
  ...vehicleSummary.entries,
  generationName: v.string(),
  productionYear: v.number(),
  /** Kilometres. */
  odometer: v.number(),
  iotStatus: v.picklist(['ONLINE', 'OFFLINE', 'NOT_ACTIVATED']),
  lastIotUpdate: v.nullable(v.string()),
  plate: v.object({
    progress,
    estimate: v.nullable(v.string()),
    collectedAt: v.nullable(v.string()),
  }),
  freeServiceExpired: v.nullable(v.string()),
  batteries: v.array(fittedBattery),
  warranties: v.array(v.object({ title: v.string(), expire: v.string() })),
  /** The newest first. */
  services: v.array(
    v.object({
      /** Of an appointment made here: what `bookings` has more about. */
      bookingId: v.nullable(v.string()),
      location: v.string(),
      date: v.string(),
      type: v.picklist(['PERIODIC', 'REPAIR', 'RECALL']),
      odometer: v.number(),
      status: v.picklist(['BOOKED', 'IN_PROGRESS', 'COMPLETED']),
      detail: v.string(),
    }),
  ),
  /** The latest first; null in a copy that is older than this field. */
  bookings: v.nullable(v.array(booking)),
  papers: v.array(
    v.object({
      kind: v.picklist(['INVOICE', 'WARRANTY_BOOK', 'STNK', 'BPKB']),
      status: progress,
      since: v.string(),
    }),
  ),
  /** Who may ride now or later; over are those whose `loanEnd` has passed. */
  guests: v.array(v.object({ name: v.string(), loanStart: v.string(), loanEnd: v.string() })),
  /** The loan by which a guest sees it; null for the owner. */
  loan: v.nullable(
    v.object({
      loanStart: v.string(),
      loanEnd: v.string(),
      allows: v.array(v.picklist(LOAN_SCOPES)),
    }),
  ),
});

export type VehicleRecord = RecordOf<typeof vehicleRecord>;
