import { daysFromEpoch, EPOCH } from '#db/content/epoch.ts';
import type { place } from '#db/schema/places.ts';
import type { HoursColumn, PictureColumn } from '#db/schema/stations-columns.ts';
import type { Text } from '#edge/contract/locale.ts';

/** Buildings of the studio (`web/studio/src/places`): their picture is the one on the card. */
type Building =
  | 'centre-outside'
  | 'centre-street'
  | 'centre-corner'
  | 'centre-mall'
  | 'centre-pavilion'
  | 'dealer-outside'
  | 'dealer-row'
  | 'dealer-hall'
  | 'dealer-workshop';

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
  /** The studio's picture of its building; left out where nothing stands yet. */
  readonly building?: Building;
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

/** What every place of a kind has behind its front. `name`: what the page calls it. */
const ROOMS: Readonly<Record<DemoPlace['type'], readonly PictureColumn[]>> = {
  EXPERIENCE_CENTER: [picture('INSIDE', 'centre-inside'), picture('LOUNGE', 'centre-lounge')],
  DEALER: [picture('WORKSHOP', 'dealer-workshop')],
  SERVICE_POINT: [],
};

/** The glass hall is the one building that the studio shows from two sides. */
const OTHER_SIDE: Partial<Record<Building, Building>> = {
  'centre-outside': 'centre-street',
  'centre-street': 'centre-outside',
};
const NAMES: Partial<Record<Building, string>> = {
  'centre-street': 'STREET',
  'dealer-workshop': 'WORKSHOP',
};
const view = (building: Building): PictureColumn => picture(NAMES[building] ?? 'OUTSIDE', building);

/** Pictures of a place, the one on the card first; what is not open yet looks like nothing yet. */
const picturesOf = ({ type, building }: DemoPlace): readonly PictureColumn[] => {
  if (building === undefined) return [];
  const other = OTHER_SIDE[building];
  return [view(building), ...ROOMS[type], ...(other === undefined ? [] : [view(other)])];
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
    imageUrl: picturesOf(demo)[0]?.url ?? null,
    gallery: picturesOf(demo),
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
