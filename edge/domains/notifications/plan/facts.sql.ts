import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { BOOKING_CHANGES } from '#db/notifications/booking-changes.ts';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { customerAddress } from '#db/schema/account-address.ts';
import { product } from '#db/schema/catalog.ts';
import { battery, vehicle } from '#db/schema/garage.ts';
import { serviceBooking } from '#db/schema/garage-booking.ts';
import { serviceEstimate } from '#db/schema/garage-estimate.ts';
import { roadsideRequest } from '#db/schema/garage-roadside.ts';
import { listing, listingEnquiry } from '#db/schema/listings.ts';
import { notificationEvent } from '#db/schema/notifications.ts';
import { customerOrder, orderHistory } from '#db/schema/orders.ts';
import { orderInvoice } from '#db/schema/orders-invoices.ts';
import { orderReceipt } from '#db/schema/orders-receipts.ts';
import { paymentAttempt, paymentRefund } from '#db/schema/payments.ts';
import { place } from '#db/schema/places.ts';
import { affiliateEvent } from '#db/schema/referrals.ts';
import { commission, commissionCorrection, payout } from '#db/schema/referrals-money.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import { ownershipHistory, ownershipTransfer } from '#db/schema/sharing-transfer.ts';
import { testRide } from '#db/schema/test-rides.ts';

/** Whom to write to, and by whose clock they live. */
export const personById = prepare(
  build
    .select({
      id: customer.id,
      name: customer.name,
      locale: customer.selectedLanguage,
      email: customer.emailAddress,
      emailVerified: customer.emailVerified,
      phone: customer.phoneNumber,
      phoneVerifiedAt: customer.phoneVerifiedAt,
      disabledAt: customer.disabledAt,
      provinceId: customerAddress.provinceId,
    })
    .from(customer)
    .leftJoin(customerAddress, eq(customerAddress.customerId, customer.id))
    .where(eq(customer.id, p('id'))),
);
export type Person = RowOf<typeof personById>;

export const orderById = prepare(
  build
    .select()
    .from(customerOrder)
    .where(eq(customerOrder.id, p('id'))),
);
export type Order = RowOf<typeof orderById>;

export const historyById = prepare(
  build
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.id, p('id'))),
);

/** The change of an order that was made at this moment. */
export const changeAt = prepare(
  build
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, p('orderId')),
        eq(orderHistory.kind, 'ORDER_MODIFIED'),
        eq(orderHistory.at, p('at')),
      ),
    )
    .limit(1),
);

export const receiptById = prepare(
  build
    .select({
      code: orderReceipt.code,
      amountIdr: orderReceipt.amountIdr,
      uploadId: orderReceipt.uploadId,
    })
    .from(orderReceipt)
    .where(eq(orderReceipt.id, p('id'))),
);

export const invoiceById = prepare(
  build
    .select({
      code: orderInvoice.code,
      totalIdr: orderInvoice.totalIdr,
      revision: orderInvoice.revision,
      uploadId: orderInvoice.uploadId,
    })
    .from(orderInvoice)
    .where(eq(orderInvoice.id, p('id'))),
);

/** Refunds of an order that nobody has approved yet. */
export const refundsAskedFor = prepare(
  build
    .select({
      amountIdr: paymentRefund.amountIdr,
      route: paymentRefund.route,
      hasAccount: sql<boolean>`${paymentRefund.destination} IS NOT NULL`.mapWith(Boolean),
    })
    .from(paymentRefund)
    .where(and(eq(paymentRefund.ref, p('orderId')), eq(paymentRefund.state, 'REQUESTED'))),
);

export const attemptById = prepare(
  build
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.id, p('id'))),
);

const owner = alias(customer, 'owner');
const other = alias(customer, 'other');

const motorcycle = { generation: vehicle.generation, productCode: vehicle.productCode };

export const loanById = prepare(
  build
    .select({ loan: vehicleShare, ...motorcycle, ownerName: owner.name, guestName: other.name })
    .from(vehicleShare)
    .innerJoin(vehicle, eq(vehicle.id, vehicleShare.vehicleId))
    .innerJoin(owner, eq(owner.id, vehicleShare.ownerId))
    .innerJoin(other, eq(other.id, vehicleShare.guestId))
    .where(eq(vehicleShare.id, p('id'))),
);
export type LoanRow = RowOf<typeof loanById>;

export const transferById = prepare(
  build
    .select({
      transfer: ownershipTransfer,
      ...motorcycle,
      ownerName: owner.name,
      requesterName: other.name,
      /** The motorcycle went to somebody else at that moment. */
      overtaken: ownershipHistory.id,
    })
    .from(ownershipTransfer)
    .innerJoin(vehicle, eq(vehicle.id, ownershipTransfer.vehicleId))
    .innerJoin(owner, eq(owner.id, ownershipTransfer.ownerId))
    .innerJoin(other, eq(other.id, ownershipTransfer.requesterId))
    .leftJoin(
      ownershipHistory,
      and(
        eq(ownershipHistory.vehicleId, ownershipTransfer.vehicleId),
        eq(ownershipHistory.movedAt, ownershipTransfer.decidedAt),
      ),
    )
    .where(eq(ownershipTransfer.id, p('id'))),
);

export const enquiryById = prepare(
  build
    .select({
      name: listingEnquiry.name,
      listingId: listing.id,
      ownerId: listing.ownerId,
      ...motorcycle,
      battery: battery.model,
    })
    .from(listingEnquiry)
    .innerJoin(listing, eq(listing.id, listingEnquiry.listingId))
    .leftJoin(vehicle, eq(vehicle.id, listing.vehicleId))
    .leftJoin(battery, eq(battery.id, listing.batteryId))
    .where(eq(listingEnquiry.id, p('id'))),
);

export const listingById = prepare(
  build
    .select({ ownerId: listing.ownerId, ...motorcycle, battery: battery.model })
    .from(listing)
    .leftJoin(vehicle, eq(vehicle.id, listing.vehicleId))
    .leftJoin(battery, eq(battery.id, listing.batteryId))
    .where(eq(listing.id, p('id'))),
);

export const bookingById = prepare(
  build
    .select({
      booking: serviceBooking,
      ...motorcycle,
      place: place.location,
      address: place.address1,
      city: place.city,
      zone: place.timeZone,
    })
    .from(serviceBooking)
    .innerJoin(vehicle, eq(vehicle.id, serviceBooking.vehicleId))
    .innerJoin(place, eq(place.id, serviceBooking.placeId))
    .where(eq(serviceBooking.id, p('id'))),
);

/** A price that a workshop has stated, with the appointment. */
export const estimateById = prepare(
  build
    .select({
      estimate: serviceEstimate,
      ...motorcycle,
      customerId: serviceBooking.customerId,
      place: place.location,
      zone: place.timeZone,
    })
    .from(serviceEstimate)
    .innerJoin(serviceBooking, eq(serviceBooking.id, serviceEstimate.bookingId))
    .innerJoin(vehicle, eq(vehicle.id, serviceBooking.vehicleId))
    .innerJoin(place, eq(place.id, serviceBooking.placeId))
    .where(eq(serviceEstimate.id, p('id'))),
);

export const affiliateEventById = prepare(
  build
    .select()
    .from(affiliateEvent)
    .where(eq(affiliateEvent.id, p('id'))),
);

export const commissionById = prepare(
  build
    .select()
    .from(commission)
    .where(eq(commission.id, p('id'))),
);

export const correctionById = prepare(
  build
    .select({
      customerId: commissionCorrection.customerId,
      amountIdr: commissionCorrection.amountIdr,
      productName: commission.productName,
    })
    .from(commissionCorrection)
    .innerJoin(commission, eq(commission.id, commissionCorrection.commissionId))
    .where(eq(commissionCorrection.id, p('id'))),
);

export const payoutById = prepare(
  build
    .select()
    .from(payout)
    .where(eq(payout.id, p('id'))),
);

export const rideById = prepare(
  build
    .select({
      ride: testRide,
      product: product.name,
      slug: product.slug,
      place: place.location,
      address: place.address1,
      city: place.city,
      zone: place.timeZone,
    })
    .from(testRide)
    .innerJoin(product, eq(product.id, testRide.productId))
    .innerJoin(place, eq(place.id, testRide.placeId))
    .where(eq(testRide.id, p('id'))),
);

export const rideKeyById = prepare(
  build
    .select({ manageKey: testRide.manageKey })
    .from(testRide)
    .where(eq(testRide.id, p('id'))),
);

export const callById = prepare(
  build
    .select({ customerId: roadsideRequest.customerId, ...motorcycle })
    .from(roadsideRequest)
    .innerJoin(vehicle, eq(vehicle.id, roadsideRequest.vehicleId))
    .where(eq(roadsideRequest.id, p('id'))),
);

/** How often an appointment had changed when this happened: what calendars tell its versions by. */
export const changesOfBooking = prepare(
  build
    .select({ count: sql<number>`count(*)` })
    .from(notificationEvent)
    .where(
      and(
        eq(notificationEvent.entityId, p('id')),
        inArray(notificationEvent.source, [...BOOKING_CHANGES]),
        or(
          lt(notificationEvent.createdAt, p('at')),
          and(eq(notificationEvent.createdAt, p('at')), lte(notificationEvent.id, p('eventId'))),
        ),
      ),
    ),
);
