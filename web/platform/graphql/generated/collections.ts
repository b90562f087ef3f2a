// Written by `npm run codegen` from edge/contract/sync/collections.ts.
import type { Audience, Collection, Group } from '#edge/contract/sync/collections.ts';

export const GROUPS: readonly Group[] = ["garage","stations","products","places","pages"];

export const COLLECTIONS: {
  readonly [C in Collection]: {
    readonly audience: Audience;
    readonly onDemand: boolean;
    readonly group: Group;
    /** Names of the fields, sorted. */
    readonly fields: string;
  };
} = {
  vehicles: {
    audience: 'private',
    group: 'garage',
    onDemand: false,
    fields:
      'arrivedDate batteries.batteryCycle batteries.batteryLock batteries.capacityWh batteries.chargePercent batteries.dateManufacture batteries.firmwareVersion batteries.isBoostChargeCapable batteries.model batteries.reportedAt batteries.serialNumber batteries.slot batteries.warrantyExpiryDate bookings.date bookings.estimate.id bookings.estimate.lines.name bookings.estimate.lines.price bookings.estimate.state bookings.estimate.total bookings.estimate.until bookings.id bookings.kind bookings.location bookings.note bookings.sequence bookings.status colorName deliveryDate freeServiceExpired generation generationName guests.loanEnd guests.loanStart guests.name iotStatus isActiveRSA lastIotUpdate loan.allows loan.loanEnd loan.loanStart odometer papers.kind papers.since papers.status plate.collectedAt plate.estimate plate.progress productCode productName productionYear purchaseDate registrationPlate rsaExpDate services.bookingId services.date services.detail services.location services.odometer services.status services.type snapshot user.name user.own vin warranties.expire warranties.title warrantyValid',
  },
  shares: {
    audience: 'private',
    group: 'garage',
    onDemand: false,
    fields:
      'acceptedAt allows endedAt endedBy endingId guestFullname guestID id loanEnd loanStart offerUntil vin',
  },
  shareOffers: {
    audience: 'private',
    group: 'garage',
    onDemand: false,
    fields:
      'allows id loanEnd loanStart offerUntil ownerName productName vin',
  },
  listings: {
    audience: 'private',
    group: 'garage',
    onDemand: false,
    fields:
      'accident area city closedAt closedBy colorName condition.grade condition.item description enquiries expiresAt faults hidden id kind negotiable photos price publishedAt rangeKm saveId serialNumber showPhone snapshot status title unread updatedAt vin',
  },
  stationFavourites: {
    audience: 'private',
    group: 'garage',
    onDemand: false,
    fields:
      'changedAt stationId',
  },
  orders: {
    audience: 'private',
    group: 'garage',
    onDemand: false,
    fields:
      'area bookingFee bookingNumber cancelReason cancelledAt complaints.dueAt complaints.id complaints.messages.at complaints.messages.by complaints.messages.files complaints.messages.id complaints.messages.text complaints.openedAt complaints.outcome complaints.state complaints.subject completesAt contactName coupon delivery.address delivery.dealerAddress delivery.dealerName delivery.dealerSlug delivery.deliveredAt delivery.method delivery.outsideJabodetabek delivery.passkey delivery.plannedAt delivery.workOrder due expiresAt history.actor history.amount history.at history.from history.kind history.note history.phase history.to id installment.application.byHand installment.application.contract.hash installment.application.contract.reference installment.application.contract.signedAt installment.application.contractRejectedAt installment.application.disclosure.admin installment.application.disclosure.allInRate installment.application.disclosure.atSigning installment.application.disclosure.cost installment.application.disclosure.downPayment installment.application.disclosure.effectiveRate installment.application.disclosure.everything installment.application.disclosure.fiduciary installment.application.disclosure.flatRate installment.application.disclosure.insurance installment.application.disclosure.kind installment.application.disclosure.lastMonthly installment.application.disclosure.latePerDay installment.application.disclosure.monthly installment.application.disclosure.months installment.application.disclosure.price installment.application.disclosure.principal installment.application.disclosure.provider installment.application.disclosure.total installment.application.documents.addedAt installment.application.documents.document installment.application.documents.url installment.application.documentsUntil installment.application.id installment.application.method installment.application.reason installment.application.reference installment.application.requestState installment.application.sentAt installment.application.signUrl installment.application.step installment.application.submittedAt installment.contractSignedAt installment.decidedAt installment.downPayment installment.monthly installment.months installment.provider invoice.addressUntil invoice.code invoice.issuedAt invoice.number invoice.url items.image items.kind items.left items.name.* items.position items.quantity items.received items.size items.slug items.takenOut items.unitPrice items.variantId items.vin kind lines.amount lines.basisPoints lines.key lines.type moves orderCode orderType owner.customerType owner.isbuyer owner.name paid payment.amount payment.bank payment.billKey payment.billerCode payment.expiresAt payment.id payment.method payment.paymentCode payment.qrString payment.redirectUrl payment.state payment.vaNumber paymentOption paymentState phase placedAt preOrder product.accent product.battery product.batteryName.* product.color product.colorName.* product.image product.name product.names.* product.slug receipts.amount receipts.code receipts.issuedAt receipts.meterai receipts.meteraiSerial receipts.number receipts.url refundAgain refunds.amount refunds.approvedAt refunds.confirmedAt refunds.dueAt refunds.id refunds.needsBank refunds.requestedAt refunds.route refunds.sentAt refunds.state refunds.updatedAt refunds.wasReturned registration.collectedAt registration.earliest registration.item registration.latest registration.plateNumber registration.progress returnUntil returns.amount returns.answer returns.backBy returns.id returns.lines.amount returns.lines.position returns.lines.quantity returns.note returns.photos returns.reason returns.requestedAt returns.state returns.updatedAt sisapiraStatus state total updatedAt vin',
  },
  notifications: {
    audience: 'private',
    group: 'garage',
    onDemand: false,
    fields:
      'createdAt id line.* path readAt title.* urgent',
  },
  testRides: {
    audience: 'private',
    group: 'garage',
    onDemand: false,
    fields:
      'address city date dealerSlug id location manageKey productName productSlug state status timeZone',
  },
  addresses: {
    audience: 'private',
    group: 'garage',
    onDemand: false,
    fields:
      'address changedAt cityId cityName districtId districtName latitude longitude note provinceId provinceName zipCode',
  },
  products: {
    audience: 'public',
    group: 'products',
    onDemand: false,
    fields:
      'discount e_brochure generation id image name odooProductId order_sequence otr_price.*.* price_lines.*.* show_dp_simulation show_testi slug standard_battery texts.*.description texts.*.edition texts.*.image_label texts.*.mainFeatures.category texts.*.mainFeatures.description texts.*.mainFeatures.id texts.*.mainFeatures.name texts.*.mainFeatures.unit texts.*.mainFeatures.value texts.*.slogan texts.*.specifications.key texts.*.specifications.name texts.*.specifications.rows.key texts.*.specifications.rows.name texts.*.specifications.rows.unit texts.*.specifications.rows.value values.battery1 values.battery2 values.category values.code values.component values.hex values.id values.images values.is_rent_battery values.monthly_fee values.name.* values.parent_code values.product_code values.validity_dealer_id values.validity_to_show',
  },
  parts: {
    audience: 'public',
    group: 'products',
    onDemand: true,
    fields:
      'category code company description.* id imgUrls isShowButton name.* price priceList productName productSlugs rowNumber',
  },
  stations: {
    audience: 'public',
    group: 'stations',
    onDemand: false,
    fields:
      'address chargingStationType cityName compatible.* description.* evses.connectors.connectorId evses.connectors.format evses.connectors.maxAmperage evses.connectors.maxElectricPower evses.connectors.powerType evses.connectors.standard evses.evsesId evses.id features freeByHour hours.always hours.closings hours.openings hours.week howToUse.* id img.name img.url isDemo lastConfirmedAt lat locationName lon motorcycleAllowed operatorName phoneNumber prices.free prices.perKwh prices.perMinute prices.perSession provinceName reports.kind reports.seenAt slug source timeZone updatedAt whatsapp',
  },
  stationStatus: {
    audience: 'public',
    group: 'stations',
    onDemand: false,
    fields:
      'id lastUpdated since stationId status',
  },
  places: {
    audience: 'public',
    group: 'places',
    onDemand: false,
    fields:
      'address1 address2 charging.availableFor charging.chargingHours.always charging.chargingHours.closings charging.chargingHours.openings charging.chargingHours.week charging.facility charging.slotAvailability city dealerId dealerSlug descriptions.* gallery.name gallery.url hoursForSales.always hoursForSales.closings hoursForSales.openings hoursForSales.week hoursForService.always hoursForService.closings hoursForService.openings hoursForService.week id imageUrl isDemo latitude location longitude opensAt phone sales services sparePart state testRide timeZone type upcoming whatsapp zipCode',
  },
  pages: {
    audience: 'public',
    group: 'pages',
    onDemand: false,
    fields:
      'category image kind name order_sequence parent_name published_at texts.*.blocks.** texts.*.summary texts.*.title',
  },
};
