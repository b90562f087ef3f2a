import type { OpeningHours, TimeZone } from '../hours.ts';
import type { Bilingual } from '../stations/record.ts';

/** An experience centre, dealer or service point as `sync` sends it and the device keeps it. */
export interface PlaceRecord {
  readonly id: string;
  /** `EXPERIENCE_CENTER`, `DEALER` or `SERVICE_POINT`. */
  readonly type: string;
  readonly location: string;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: TimeZone;
  readonly upcoming: boolean;
  /** Of an upcoming place, once the day is known; epoch ms. */
  readonly opensAt: number | null;
  readonly dealerId: string;
  readonly dealerSlug: string;
  readonly phone: string | null;
  readonly whatsapp: string | null;
  readonly imageUrl: string | null;
  readonly gallery: readonly { readonly name: string; readonly url: string }[];
  readonly descriptions: Bilingual;
  readonly sales: boolean;
  readonly services: boolean;
  readonly sparePart: boolean;
  readonly testRide: boolean;
  /** `null` where nobody knows, or the place does not offer it. */
  readonly hoursForSales: OpeningHours | null;
  readonly hoursForService: OpeningHours | null;
  readonly charging: {
    readonly slotAvailability: number;
    /** Product slugs. */
    readonly availableFor: readonly string[];
    readonly chargingHours: OpeningHours | null;
    readonly facility: readonly string[];
  } | null;
  readonly isDemo: boolean;
}
