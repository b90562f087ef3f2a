import type { Collection, Records } from './collections.ts';
import { type FieldPath, pickerOf } from './field-path.ts';

/**
 * What the device may keep (design §8): these fields and no others, at any depth. Identity and tax
 * numbers, bank accounts, document images and other people's phone numbers are in none of the lists;
 * telephone numbers here are those of places of business.
 */
export const STORED_FIELDS = {
  products: [
    ...['id', 'slug', 'odooProductId', 'name', 'generation', 'image', 'order_sequence'],
    ...['show_dp_simulation', 'show_testi', 'e_brochure', 'standard_battery', 'discount'],
    ...['texts.*.slogan', 'texts.*.edition', 'texts.*.image_label', 'texts.*.description'],
    ...['texts.*.mainFeatures.id', 'texts.*.mainFeatures.category', 'texts.*.mainFeatures.name'],
    ...['texts.*.mainFeatures.value', 'texts.*.mainFeatures.unit'],
    'texts.*.mainFeatures.description',
    ...['texts.*.specifications.key', 'texts.*.specifications.name'],
    ...['texts.*.specifications.rows.key', 'texts.*.specifications.rows.name'],
    ...['texts.*.specifications.rows.value', 'texts.*.specifications.rows.unit'],
    ...['values.id', 'values.component', 'values.code', 'values.category', 'values.parent_code'],
    ...['values.name.*', 'values.hex', 'values.battery1', 'values.battery2'],
    ...['values.is_rent_battery', 'values.monthly_fee', 'values.validity_to_show'],
    ...['values.validity_dealer_id', 'values.product_code', 'values.images'],
    ...['otr_price.*.*', 'price_lines.*.*'],
  ],
  pages: [
    ...['name', 'kind', 'parent_name', 'category', 'image', 'published_at', 'order_sequence'],
    ...['texts.*.title', 'texts.*.summary', 'texts.*.blocks.**'],
  ],
  places: [
    ...['id', 'type', 'location', 'address1', 'address2', 'city', 'state', 'zipCode'],
    ...['latitude', 'longitude', 'timeZone', 'upcoming', 'opensAt', 'dealerId', 'dealerSlug'],
    ...['phone', 'whatsapp', 'imageUrl', 'gallery.name', 'gallery.url', 'descriptions.*'],
    ...['sales', 'services', 'sparePart', 'testRide', 'isDemo'],
    ...['hoursForSales.always', 'hoursForSales.week'],
    ...['hoursForSales.openings', 'hoursForSales.closings'],
    ...['hoursForService.always', 'hoursForService.week'],
    ...['hoursForService.openings', 'hoursForService.closings'],
    ...['charging.slotAvailability', 'charging.availableFor', 'charging.facility'],
    ...['charging.chargingHours.always', 'charging.chargingHours.week'],
    ...['charging.chargingHours.openings', 'charging.chargingHours.closings'],
  ],
  parts: [
    ...['id', 'code', 'rowNumber', 'category', 'name.*', 'description.*', 'productSlugs'],
    ...['productName', 'company', 'price', 'priceList', 'imgUrls', 'isShowButton'],
  ],
  stations: [
    ...['id', 'slug', 'source', 'isDemo', 'locationName', 'operatorName', 'address', 'cityName'],
    ...['provinceName', 'lat', 'lon', 'timeZone', 'chargingStationType', 'features'],
    ...['motorcycleAllowed', 'phoneNumber', 'whatsapp', 'description.*', 'howToUse.*'],
    ...['hours.always', 'hours.week', 'hours.openings', 'hours.closings'],
    ...['prices.free', 'prices.perKwh', 'prices.perMinute', 'prices.perSession'],
    ...['img.name', 'img.url', 'compatible.*', 'lastConfirmedAt', 'updatedAt'],
    ...['freeByHour', 'reports.kind', 'reports.seenAt'],
    ...['evses.id', 'evses.evsesId', 'evses.connectors.connectorId', 'evses.connectors.standard'],
    ...['evses.connectors.format', 'evses.connectors.powerType'],
    ...['evses.connectors.maxElectricPower', 'evses.connectors.maxAmperage'],
  ],
  stationFavourites: ['stationId', 'changedAt'],
  stationStatus: ['id', 'stationId', 'status', 'since', 'lastUpdated'],
  vehicles: [
    ...['vin', 'productName', 'arrivedDate', 'deliveryDate', 'registrationPlate', 'purchaseDate'],
    ...['warrantyValid', 'productCode', 'snapshot', 'generation', 'rsaExpDate', 'isActiveRSA'],
    ...['colorName', 'user.name', 'user.own', 'generationName', 'productionYear', 'odometer'],
    ...['iotStatus', 'lastIotUpdate', 'plate.progress', 'plate.estimate', 'plate.collectedAt'],
    ...['freeServiceExpired', 'warranties.title', 'warranties.expire'],
    ...['batteries.slot', 'batteries.serialNumber', 'batteries.model', 'batteries.capacityWh'],
    ...['batteries.dateManufacture', 'batteries.batteryCycle', 'batteries.batteryLock'],
    ...['batteries.firmwareVersion', 'batteries.isBoostChargeCapable', 'batteries.reportedAt'],
    ...['batteries.warrantyExpiryDate', 'batteries.chargePercent'],
    ...[
      'services.bookingId',
      'services.location',
      'services.date',
      'services.type',
      'services.odometer',
    ],
    ...['services.status', 'services.detail', 'papers.kind', 'papers.status', 'papers.since'],
    ...['guests.name', 'guests.loanStart', 'guests.loanEnd'],
    ...['loan.loanStart', 'loan.loanEnd', 'loan.allows'],
  ],
  shares: [
    ...['id', 'vin', 'guestID', 'guestFullname', 'loanStart', 'loanEnd', 'allows'],
    ...['endedAt', 'endedBy', 'endingId'],
  ],
  addresses: [
    ...['address', 'provinceId', 'provinceName', 'cityId', 'cityName', 'districtId'],
    ...['districtName', 'zipCode', 'note', 'latitude', 'longitude', 'changedAt'],
  ],
  listings: [
    ...['id', 'kind', 'vin', 'serialNumber', 'title', 'colorName', 'snapshot', 'status'],
    ...['price', 'negotiable', 'area', 'city', 'description', 'showPhone'],
    ...['condition.item', 'condition.grade', 'accident', 'faults', 'rangeKm'],
    ...['photos', 'saveId'],
    ...['publishedAt', 'expiresAt', 'closedAt', 'closedBy', 'updatedAt'],
    ...['hidden', 'enquiries', 'unread'],
  ],
} as const satisfies { readonly [C in Collection]: readonly FieldPath<Records[C]>[] };

const pickers = Object.fromEntries(
  Object.entries(STORED_FIELDS).map(([collection, paths]) => [collection, pickerOf(paths)]),
) as Record<Collection, (record: object) => object>;

/** The part of a record that may be written to the device. */
export const storable = (collection: Collection, record: object): object =>
  pickers[collection](record);

/**
 * Names the list a copy was made with. A copy made with another one lacks fields, or has too many,
 * and is downloaded anew.
 */
export const shapeOf = (collection: Collection): string => STORED_FIELDS[collection].join(' ');
