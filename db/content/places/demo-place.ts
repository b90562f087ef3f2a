import { daysFromEpoch, EPOCH } from '#db/content/epoch.ts';
import type { place } from '#db/schema/places.ts';
import type { HoursColumn, PictureColumn } from '#db/schema/stations-columns.ts';
import type { Text } from '#edge/contract/locale.ts';

/** A centre or dealer as the lists beside this file write it. */
export interface DemoPlace {
  readonly slug: string;
  readonly type: 'EXPERIENCE_CENTER' | 'DEALER' | 'SERVICE_POINT';
  readonly location: string;
  readonly address1: string;
  readonly address2?: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly at: readonly [lat: number, lon: number];
  readonly zone: 'Asia/Jakarta' | 'Asia/Makassar' | 'Asia/Jayapura';
  readonly descriptions: Text;
  readonly sales?: HoursColumn;
  readonly service?: HoursColumn;
  readonly sparePart?: true;
  readonly testRide?: true;
  readonly charging?: { readonly slots: number; readonly hours: HoursColumn };
  readonly line: number;
  /** Announced: opens this many days after the content's epoch; without a day when `null`. */
  readonly opensIn?: number | null;
}

const FACILITY = ['CANOPY', 'TOILET', 'CAFE', 'WIFI'];
const CHARGES = ['alva-cervo-boost-charge', 'alva-n3'];

const picture = (name: string, file: string): PictureColumn => ({
  name,
  url: `/pictures/places/${file}-1200.avif`,
});

/** The studio's models of a centre and a dealer; the first is the one on the card. `name`: what the page calls it. */
const PICTURES: Readonly<Record<DemoPlace['type'], readonly PictureColumn[]>> = {
  EXPERIENCE_CENTER: [
    picture('OUTSIDE', 'centre-outside'),
    picture('INSIDE', 'centre-inside'),
    picture('LOUNGE', 'centre-lounge'),
    picture('STREET', 'centre-street'),
  ],
  DEALER: [picture('OUTSIDE', 'dealer-outside'), picture('WORKSHOP', 'dealer-workshop')],
  SERVICE_POINT: [picture('WORKSHOP', 'dealer-workshop')],
};

export const rowOf = (demo: DemoPlace, order: number): typeof place.$inferInsert => {
  const phone = `+628000001${String(demo.line).padStart(3, '0')}`;
  const [latitude, longitude] = demo.at;
  return {
    id: `plc_${demo.slug}`,
    type: demo.type,
    location: demo.location,
    address1: demo.address1,
    address2: demo.address2 ?? null,
    city: demo.city,
    state: demo.state,
    country: 'Indonesia',
    zipCode: demo.zipCode,
    latitude,
    longitude,
    timeZone: demo.zone,
    isActive: true,
    upcoming: demo.opensIn !== undefined,
    opensAt: typeof demo.opensIn === 'number' ? daysFromEpoch(demo.opensIn) : null,
    dealerId: `DLR-${String(order + 1).padStart(3, '0')}`,
    dealerSlug: demo.slug,
    phone,
    whatsapp: phone,
    // What is not open yet looks like nothing yet.
    imageUrl: demo.opensIn === undefined ? (PICTURES[demo.type][0]?.url ?? null) : null,
    gallery: demo.opensIn === undefined ? PICTURES[demo.type] : [],
    descriptions: demo.descriptions,
    sales: demo.sales !== undefined,
    services: demo.service !== undefined,
    sparePart: demo.sparePart ?? false,
    testRide: demo.testRide ?? false,
    hoursForSales: demo.sales ?? null,
    hoursForService: demo.service ?? null,
    charging:
      demo.charging === undefined
        ? null
        : {
            slotAvailability: demo.charging.slots,
            availableFor: CHARGES,
            chargingHours: demo.charging.hours,
            facility: FACILITY,
          },
    isDemo: true,
    updatedAt: EPOCH,
  };
};
