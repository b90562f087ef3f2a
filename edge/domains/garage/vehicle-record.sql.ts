import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { BOOKING_CHANGES } from '#db/notifications/booking-changes.ts';
import { build, prepare, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import {
  battery,
  serviceRecord,
  vehicle,
  vehiclePaper,
  vehicleWarranty,
} from '#db/schema/garage.ts';
import { serviceBooking } from '#db/schema/garage-booking.ts';
import { serviceEstimate } from '#db/schema/garage-estimate.ts';
import { notificationEvent } from '#db/schema/notifications.ts';
import { place } from '#db/schema/places.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import { LATEST_ESTIMATE } from './estimate/estimate.sql.ts';

/** The vehicles a page of the feed brings, and what belongs to them; all in the trip of the page. */
export const changedVehicles = prepare(
  build
    .select({ vehicle, ownerName: customer.name })
    .from(vehicle)
    .innerJoin(customer, eq(customer.id, vehicle.ownerId))
    .where(inArray(vehicle.id, changedIds)),
);

export const changedBatteries = prepare(
  build
    .select()
    .from(battery)
    .where(inArray(battery.vehicleId, changedIds))
    .orderBy(asc(battery.slot)),
);

export const changedWarranties = prepare(
  build
    .select()
    .from(vehicleWarranty)
    .where(inArray(vehicleWarranty.vehicleId, changedIds))
    .orderBy(asc(vehicleWarranty.untilAt), asc(vehicleWarranty.part)),
);

export const changedServices = prepare(
  build
    .select()
    .from(serviceRecord)
    .where(inArray(serviceRecord.vehicleId, changedIds))
    .orderBy(desc(serviceRecord.servicedAt)),
);

export const changedBookings = prepare(
  build
    .select({
      id: serviceBooking.id,
      vehicleId: serviceBooking.vehicleId,
      customerId: serviceBooking.customerId,
      slotAt: serviceBooking.slotAt,
      status: serviceBooking.status,
      kind: serviceBooking.kind,
      note: serviceBooking.note,
      work: serviceBooking.work,
      location: place.location,
      estimate: serviceEstimate,
      changes: build.$count(
        notificationEvent,
        and(
          eq(notificationEvent.entityId, serviceBooking.id),
          inArray(notificationEvent.source, [...BOOKING_CHANGES]),
        ),
      ),
    })
    .from(serviceBooking)
    .innerJoin(place, eq(place.id, serviceBooking.placeId))
    .leftJoin(serviceEstimate, eq(serviceEstimate.id, LATEST_ESTIMATE))
    .where(inArray(serviceBooking.vehicleId, changedIds))
    .orderBy(desc(serviceBooking.slotAt)),
);

export const changedPapers = prepare(
  build.select().from(vehiclePaper).where(inArray(vehiclePaper.vehicleId, changedIds)),
);

export const changedGuests = prepare(
  build
    .select({
      vehicleId: vehicleShare.vehicleId,
      name: customer.name,
      guestId: vehicleShare.guestId,
      allows: vehicleShare.allows,
      loanStartAt: vehicleShare.loanStartAt,
      loanEndAt: vehicleShare.loanEndAt,
    })
    .from(vehicleShare)
    .innerJoin(customer, eq(customer.id, vehicleShare.guestId))
    .where(
      and(
        inArray(vehicleShare.vehicleId, changedIds),
        isNull(vehicleShare.revokedAt),
        isNotNull(vehicleShare.acceptedAt),
      ),
    )
    .orderBy(asc(vehicleShare.loanStartAt)),
);

/** A vehicle with everything that is told of it. */
export interface VehicleParts {
  readonly batteries: readonly RowOf<typeof changedBatteries>[];
  readonly warranties: readonly RowOf<typeof changedWarranties>[];
  readonly services: readonly RowOf<typeof changedServices>[];
  readonly bookings: readonly RowOf<typeof changedBookings>[];
  readonly papers: readonly RowOf<typeof changedPapers>[];
  readonly guests: readonly RowOf<typeof changedGuests>[];
}
