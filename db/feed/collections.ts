import { customer } from '#db/schema/account.ts';
import { customerAddress } from '#db/schema/account-address.ts';
import {
  product,
  productPrice,
  productPriceChange,
  productText,
  productValue,
  subsidy,
} from '#db/schema/catalog.ts';
import { page, pageText } from '#db/schema/content.ts';
import {
  battery,
  serviceRecord,
  vehicle,
  vehiclePaper,
  vehicleWarranty,
} from '#db/schema/garage.ts';
import { serviceBooking } from '#db/schema/garage-booking.ts';
import { serviceEstimate } from '#db/schema/garage-estimate.ts';
import { listing, listingEnquiry } from '#db/schema/listings.ts';
import { notification } from '#db/schema/notifications.ts';
import { customerOrder, orderHistory, orderOwner, orderRegistration } from '#db/schema/orders.ts';
import { orderComplaint, orderComplaintMessage } from '#db/schema/orders-complaints.ts';
import { financingApplication, financingDocument } from '#db/schema/orders-financing.ts';
import { orderInvoice } from '#db/schema/orders-invoices.ts';
import { orderReceipt } from '#db/schema/orders-receipts.ts';
import { goodsReturn } from '#db/schema/orders-returns.ts';
import { unitReservation } from '#db/schema/orders-units.ts';
import { paymentAttempt, paymentRefund } from '#db/schema/payments.ts';
import { place } from '#db/schema/places.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import { sparePart } from '#db/schema/shop.ts';
import { connector, evse, evseStatus, station, stationCompatibility } from '#db/schema/stations.ts';
import { stationFavourite, stationReport, stationUsual } from '#db/schema/stations-riders.ts';
import { testRide } from '#db/schema/test-rides.ts';
import type { Collection } from './collection.ts';

/**
 * Every synced collection. Triggers, the feed's rows and their test come from this one table;
 * `npm run db:migrate` puts a change here into effect.
 */
export const collections = {
  products: {
    table: product,
    id: product.id,
    audience: 'public',
    visible: product.isActive,
    revised: {
      until: [
        productValue.validityToShowAt,
        productPriceChange.startsAt,
        productPriceChange.endsAt,
      ],
    },
    parts: [
      { table: productText, entity: productText.productId },
      { table: productValue, entity: productValue.productId },
      { table: productPrice, entity: productPrice.productId },
      { table: productPriceChange, entity: productPriceChange.productId },
      {
        table: subsidy,
        entity: subsidy.id,
        through: { id: product.subsidyId, entity: product.id },
      },
    ],
  },
  pages: {
    table: page,
    id: page.name,
    audience: 'public',
    visible: page.isActive,
    revised: { until: [] },
    parts: [{ table: pageText, entity: pageText.pageName }],
  },
  stations: {
    table: station,
    id: station.id,
    audience: 'public',
    visible: station.isActive,
    except: [station.updatedAt, station.importHash],
    parts: [
      { table: evse, entity: evse.stationId },
      {
        table: connector,
        entity: connector.evseId,
        through: { id: evse.id, entity: evse.stationId },
      },
      { table: stationCompatibility, entity: stationCompatibility.stationId },
      { table: stationReport, entity: stationReport.stationId },
      { table: stationUsual, entity: stationUsual.stationId },
    ],
  },
  // One record per EVSE, and no part of a station: a status tick leaves station records alone.
  'station-status': { table: evseStatus, id: evseStatus.id, audience: 'public' },
  'station-favourites': {
    table: stationFavourite,
    id: stationFavourite.id,
    audience: stationFavourite.customerId,
    visible: stationFavourite.isFavourite,
  },
  places: {
    table: place,
    id: place.id,
    audience: 'public',
    visible: place.isActive,
    except: [place.updatedAt],
  },
  orders: {
    table: customerOrder,
    id: customerOrder.id,
    audience: customerOrder.customerId,
    except: [customerOrder.nextTryAt],
    parts: [
      { table: orderHistory, entity: orderHistory.orderId },
      { table: orderOwner, entity: orderOwner.orderId },
      { table: orderRegistration, entity: orderRegistration.orderId },
      { table: unitReservation, entity: unitReservation.orderId },
      { table: orderReceipt, entity: orderReceipt.orderId },
      { table: orderInvoice, entity: orderInvoice.orderId },
      {
        table: financingApplication,
        entity: financingApplication.orderId,
        except: [financingApplication.nextTryAt, financingApplication.tries],
      },
      { table: financingDocument, entity: financingDocument.orderId },
      { table: orderComplaint, entity: orderComplaint.orderId },
      { table: orderComplaintMessage, entity: orderComplaintMessage.orderId },
      { table: goodsReturn, entity: goodsReturn.orderId },
      { table: paymentAttempt, entity: paymentAttempt.ref },
      { table: paymentRefund, entity: paymentRefund.ref },
    ],
  },
  notifications: {
    table: notification,
    id: notification.id,
    audience: notification.customerId,
  },
  // One's own; a guest's is nobody's.
  'test-rides': { table: testRide, id: testRide.id, audience: testRide.customerId },
  addresses: {
    table: customerAddress,
    id: customerAddress.customerId,
    audience: customerAddress.customerId,
  },
  parts: { table: sparePart, id: sparePart.id, audience: 'public', visible: sparePart.isActive },
  vehicles: {
    table: vehicle,
    id: vehicle.id,
    audience: vehicle.ownerId,
    except: [vehicle.updatedAt],
    parts: [
      // The record names its owner.
      {
        table: customer,
        entity: customer.id,
        through: { id: vehicle.ownerId, entity: vehicle.id },
        only: [customer.name],
      },
      { table: vehicleWarranty, entity: vehicleWarranty.vehicleId },
      { table: serviceRecord, entity: serviceRecord.vehicleId },
      { table: vehiclePaper, entity: vehiclePaper.vehicleId },
      { table: battery, entity: battery.vehicleId, except: [battery.updatedAt] },
      {
        table: serviceEstimate,
        entity: serviceEstimate.bookingId,
        through: { id: serviceBooking.id, entity: serviceBooking.vehicleId },
      },
    ],
    grants: [
      {
        table: vehicleShare,
        entity: vehicleShare.vehicleId,
        audience: vehicleShare.guestId,
        revokedAt: vehicleShare.revokedAt,
        pendingUntil: vehicleShare.pendingUntilAt,
        from: vehicleShare.loanStartAt,
        until: vehicleShare.loanEndAt,
      },
    ],
  },
  // The owner's book of loans; a guest learns of their own with the vehicle.
  shares: {
    table: vehicleShare,
    id: vehicleShare.id,
    audience: vehicleShare.ownerId,
    except: [vehicleShare.slot],
    parts: [
      {
        table: customer,
        entity: customer.id,
        through: { id: vehicleShare.guestId, entity: vehicleShare.id },
        only: [customer.name],
      },
    ],
  },
  // Loans that wait for the guest's answer. The motorcycle itself comes with the answer.
  'share-offers': {
    table: vehicleShare,
    id: vehicleShare.id,
    audience: vehicleShare.guestId,
    visible: vehicleShare.isOffer,
    except: [vehicleShare.slot, vehicleShare.pendingUntilAt],
  },
  // One's own; the record tells how many enquiries wait.
  listings: {
    table: listing,
    id: listing.id,
    audience: listing.ownerId,
    parts: [{ table: listingEnquiry, entity: listingEnquiry.listingId }],
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
