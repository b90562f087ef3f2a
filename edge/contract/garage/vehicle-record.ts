import type { LoanScope } from '../sharing/share-record.ts';

/** What a list shows of a vehicle, under the specification's names. Times are ISO-8601 in UTC. */
export interface VehicleSummary {
  readonly vin: string;
  readonly productName: string;
  readonly productCode: string;
  readonly generation: string;
  readonly colorName: string;
  /** Picture of the model in its colour. */
  readonly snapshot: string | null;
  readonly registrationPlate: string | null;
  readonly purchaseDate: string;
  readonly arrivedDate: string | null;
  readonly deliveryDate: string | null;
  readonly warrantyValid: string | null;
  readonly rsaExpDate: string | null;
  /** At the time of the answer; afterwards `rsaExpDate` tells. */
  readonly isActiveRSA: boolean;
  readonly user: {
    /** The owner. */
    readonly name: string;
    /** Whether the owner is who asks; false for a guest. */
    readonly own: boolean;
  };
}

export type Progress = 'PROCESSING' | 'READY' | 'COLLECTED';

/** A battery in the motorcycle. */
export interface FittedBattery {
  readonly slot: number;
  readonly serialNumber: string;
  readonly model: string;
  readonly dateManufacture: string;
  readonly batteryCycle: number;
  readonly batteryLock: boolean;
  readonly firmwareVersion: string;
  readonly isBoostChargeCapable: boolean;
  readonly capacityWh: number;
  readonly warrantyExpiryDate: string;
  /** State of charge at `reportedAt`; null when it never reported. */
  readonly chargePercent: number | null;
  readonly reportedAt: string | null;
}

/**
 * A vehicle as `sync` sends it to its owner and to guests who may ride it, and as a device may keep
 * it (design §8). A guest gets what is needed to ride and what the owner allows: `services`, `papers`
 * and `guests` are empty, batteries and cover unless allowed.
 */
export interface VehicleRecord extends VehicleSummary {
  readonly generationName: string;
  readonly productionYear: number;
  /** Kilometres. */
  readonly odometer: number;
  readonly iotStatus: 'ONLINE' | 'OFFLINE' | 'NOT_ACTIVATED';
  readonly lastIotUpdate: string | null;
  readonly plate: {
    readonly progress: Progress;
    readonly estimate: string | null;
    readonly collectedAt: string | null;
  };
  readonly freeServiceExpired: string | null;
  readonly batteries: readonly FittedBattery[];
  readonly warranties: readonly { readonly title: string; readonly expire: string }[];
  /** The newest first. */
  readonly services: readonly {
    /** Of an appointment made here, by which it is cancelled. */
    readonly bookingId: string | null;
    readonly location: string;
    readonly date: string;
    readonly type: 'PERIODIC' | 'REPAIR' | 'RECALL';
    readonly odometer: number;
    readonly status: 'BOOKED' | 'IN_PROGRESS' | 'COMPLETED';
    readonly detail: string;
  }[];
  readonly papers: readonly {
    readonly kind: 'INVOICE' | 'WARRANTY_BOOK' | 'STNK' | 'BPKB';
    readonly status: Progress;
    readonly since: string;
  }[];
  /** Who may ride now or later; over are those whose `loanEnd` has passed. */
  readonly guests: readonly {
    readonly name: string;
    readonly loanStart: string;
    readonly loanEnd: string;
  }[];
  /** The loan by which a guest sees it; null for the owner. */
  readonly loan: {
    readonly loanStart: string;
    readonly loanEnd: string;
    readonly allows: readonly LoanScope[];
  } | null;
}
