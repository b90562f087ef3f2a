import type { Accident, Graded, ListingKind } from './condition.ts';
import type { ListingState } from './machine.ts';

/** One's own listing, as `sync` sends it and a device may keep it. Times are ISO-8601 in UTC. */
export interface ListingRecord {
  readonly id: string;
  readonly kind: ListingKind;
  /** Of the motorcycle; null for a battery. */
  readonly vin: string | null;
  /** Of the battery; null for a motorcycle. */
  readonly serialNumber: string | null;
  /** Name of the product, or model of the battery. */
  readonly title: string;
  readonly colorName: string | null;
  readonly snapshot: string | null;
  readonly status: ListingState;
  /** Whole rupiah. */
  readonly price: number | null;
  readonly negotiable: boolean;
  readonly area: string | null;
  readonly city: string;
  readonly description: string;
  readonly showPhone: boolean;
  readonly condition: readonly Graded[];
  readonly accident: Accident | null;
  readonly faults: string;
  readonly rangeKm: number | null;
  /** Ids of the uploads, in the order buyers see them; the pictures are read online only. */
  readonly photos: readonly string[];
  readonly saveId: string;
  readonly publishedAt: string | null;
  readonly expiresAt: string | null;
  readonly closedAt: string | null;
  readonly closedBy: 'owner' | 'transfer' | null;
  readonly updatedAt: string;
  /** Taken off the site by staff, whatever its status says. */
  readonly hidden: boolean;
  /** Their texts and numbers are read online only. */
  readonly enquiries: number;
  readonly unread: number;
}
