import { customer } from '../schema/account.ts';
import { customerAddress } from '../schema/account-address.ts';
import { product, productPrice, productText, productValue, subsidy } from '../schema/catalog.ts';
import { page, pageText } from '../schema/content.ts';
import {
  battery,
  serviceRecord,
  vehicle,
  vehiclePaper,
  vehicleWarranty,
} from '../schema/garage.ts';
import { listing, listingEnquiry } from '../schema/listings.ts';
import { place } from '../schema/places.ts';
import { vehicleShare } from '../schema/sharing.ts';
import { sparePart } from '../schema/shop.ts';
import { connector, evse, evseStatus, station, stationCompatibility } from '../schema/stations.ts';
import { stationFavourite, stationReport, stationUsual } from '../schema/stations-riders.ts';
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
    revised: { until: [productValue.validityToShowAt] },
    parts: [
      { table: productText, entity: productText.productId },
      { table: productValue, entity: productValue.productId },
      { table: productPrice, entity: productPrice.productId },
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
  // One's own; the record tells how many enquiries wait.
  listings: {
    table: listing,
    id: listing.id,
    audience: listing.ownerId,
    parts: [{ table: listingEnquiry, entity: listingEnquiry.listingId }],
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
