// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import type { SyncRecord } from '#edge/contract/sync/collections.ts';
export type AccountActionKind =
  | 'CLOSE'
  | 'END_SESSIONS'
  | 'REOPEN';

export type AddPaymentToOrderInput = {
  /** Id of the cart on this device, `crt_…`. */
  readonly cart: string;
  readonly contact: OrderContactInput;
  /** `ord_` and 26 characters, made by the device. */
  readonly id: string;
  readonly locale: OrderLocale;
  /** As the provider names it; none offers all that fit on its page. */
  readonly method?: string | null | undefined;
  readonly termsAccepted: boolean;
  /** What the customer saw. */
  readonly total: number;
};

export type AffiliateDecision =
  | 'approve'
  | 'reject'
  | 'resume'
  | 'suspend';

export type AffiliateState =
  | 'ACTIVE'
  | 'APPLIED'
  | 'CLOSED'
  | 'REJECTED'
  | 'SUSPENDED';

export type BankAccountOrpParam = {
  readonly bank: string;
  /** As the bank has it. */
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly taxKind: OrpTaxKind;
  /** NPWP, or the NIK in its place. */
  readonly taxNumber: string;
};

export type BatteryStatus =
  /** Ours, and nothing is known against it. */
  | 'GENUINE'
  /** Ours; its owner has locked it. */
  | 'LOCKED'
  /** Ours; its owner reported it lost or stolen. */
  | 'REPORTED'
  /** No battery of ours has this number. */
  | 'UNKNOWN';

export type CancelOrderInput = {
  readonly bank?: OrderBankInput | null | undefined;
  readonly note?: string | null | undefined;
  readonly orderId: string;
  readonly reason: CancellationReason;
  /** What the customer saw. */
  readonly refund: number;
};

export type CancellationReason =
  | 'CHANGE_DELIVERY_ADDRESS'
  | 'CHANGE_PAYMENT_OPTION'
  | 'CHANGE_VOUCHER'
  | 'FOUND_CHEAPER'
  | 'MODIFY_CUSTOMIZATION'
  | 'NOT_WANTED'
  | 'OTHER';

export type ChargingPrice =
  | 'FREE'
  | 'PER_KWH'
  | 'PER_MINUTE'
  | 'PER_SESSION';

/** What is left out does not filter. */
export type ChargingStationNearbyParams = {
  readonly cityName?: string | null | undefined;
  /** Slug of the model that has to charge there. */
  readonly compatibleWith?: string | null | undefined;
  readonly connector?: ReadonlyArray<ConnectorStandard> | null | undefined;
  /** All of them. */
  readonly feature?: ReadonlyArray<StationFeature> | null | undefined;
  /** An EVSE that fits is free, by a report under a day old. */
  readonly freeNow?: boolean | null | undefined;
  readonly includeUnknownCompatibility?: boolean | null | undefined;
  readonly lat: number;
  /** Up to 500; 20 when left out. */
  readonly limit?: number | null | undefined;
  readonly lon: number;
  readonly maxPricePerKwh?: number | null | undefined;
  /** Watts, of one connector that fits. */
  readonly minPower?: number | null | undefined;
  /** Surely allowed; unknown is not yes. */
  readonly motorcycleAllowed?: boolean | null | undefined;
  readonly openAt?: string | null | undefined;
  readonly openNow?: boolean | null | undefined;
  /** Open after the ride there, from now or `openAt`. */
  readonly openOnArrival?: boolean | null | undefined;
  /** `LIKELY_FREE` chooses among the nearest 100 in the radius. */
  readonly order?: StationOrder | null | undefined;
  /** Metres, up to 500,000; 100,000 when left out. A city, words or ids reach anywhere. */
  readonly radius?: number | null | undefined;
  /** Beginnings of words of the name, address, city, operator. */
  readonly search?: string | null | undefined;
  /** Only these, e.g. favourites, up to 200; an empty list finds nothing. */
  readonly stationIds?: ReadonlyArray<string> | null | undefined;
};

export type ChargingStationType =
  | 'BATTERY_SWAP'
  | 'BOOST_CHARGE'
  | 'DESTINATION_CHARGE'
  | 'PUBLIC_CHARGE';

export type CommissionDecision =
  | 'cancel'
  | 'hold'
  | 'release';

export type CommissionState =
  | 'CANCELLED'
  | 'MATURED'
  | 'ON_HOLD'
  | 'PAID'
  | 'PENDING'
  | 'TAKEN_BACK';

export type ComplaintOutcome =
  | 'EXPLAINED'
  | 'NOT_FOUND'
  | 'PUT_RIGHT'
  | 'REPLACED';

export type ComplaintSubject =
  | 'DAMAGED'
  | 'LATE'
  | 'OTHER'
  | 'PAPERS'
  | 'PAYMENT'
  | 'SERVICE'
  | 'WRONG_OR_MISSING';

export type CompleteOrderInput = {
  readonly due: number;
  readonly help: boolean;
  readonly installment?: OrderInstallmentInput | null | undefined;
  readonly orderId: string;
  /** None keeps the one that is written down. */
  readonly owner?: OrderOwnerInput | null | undefined;
  readonly paymentOption: PaymentOption;
  readonly total: number;
  /** Gives up the promo code of the booking. */
  readonly withoutCoupon?: boolean | null | undefined;
};

export type ConfigurationDelivery =
  | 'DELIVER_TO_HOME'
  | 'PICKUP_AT_DEALER';

export type ConnectorStandard =
  | 'ALVA_BOOST'
  | 'BATTERY_CABINET'
  | 'CHADEMO'
  | 'DOMESTIC_F'
  | 'GBT_AC'
  | 'GBT_DC'
  | 'IEC_62196_T1'
  | 'IEC_62196_T1_COMBO'
  | 'IEC_62196_T2'
  | 'IEC_62196_T2_COMBO'
  | 'UNKNOWN';

export type ConsentPurpose =
  | 'DOCUMENTS'
  | 'LEADERBOARD'
  | 'MEASUREMENT';

export type ContactChannel =
  | 'SMS'
  | 'WHATSAPP';

export type CustomerType =
  | 'company'
  | 'personal';

export type Day =
  | 'FRIDAY'
  | 'MONDAY'
  | 'SATURDAY'
  | 'SUNDAY'
  | 'THURSDAY'
  | 'TUESDAY'
  | 'WEDNESDAY';

export type DeliveryFailure =
  | 'ADDRESS_NOT_FOUND'
  | 'CUSTOMER_POSTPONED'
  | 'NOBODY_THERE'
  | 'NOT_COLLECTED'
  | 'VEHICLE_PROBLEM';

export type DrivingLicence =
  | 'C'
  | 'C1'
  | 'C2';

export type EmailVerificationStatus =
  | 'UNVERIFIED'
  | 'VERIFIED';

export type EvseStatus =
  | 'AVAILABLE'
  | 'BLOCKED'
  | 'CHARGING'
  | 'INOPERATIVE'
  | 'OUTOFORDER'
  | 'PLANNED'
  | 'REMOVED'
  | 'RESERVED'
  | 'UNKNOWN';

export type FinancingDocument =
  | 'BANK_STATEMENT'
  | 'BUSINESS_LICENCE'
  | 'ELECTRICITY_BILL'
  | 'FAMILY_CARD'
  | 'IDENTITY_CARD'
  | 'MARRIAGE_CERTIFICATE'
  | 'PAYSLIP'
  | 'SPOUSE_IDENTITY_CARD'
  | 'TAX_CARD';

export type FinancingWork =
  | 'EMPLOYED'
  | 'SELF_EMPLOYED';

export type Gender =
  | 'FEMALE'
  | 'MALE';

export type GoodsKind =
  | 'accessory'
  | 'apparel'
  | 'battery'
  | 'part';

export type GuestBookParam = {
  readonly consent: boolean;
  readonly email: string;
  /** Made by the device: `gst_` and a ULID. */
  readonly id: string;
  /** Language to answer in: `en`, `id`. */
  readonly locale: string;
  readonly message: string;
  readonly name: string;
  /** Absent when the answer shall come by email only. */
  readonly phoneNumber?: string | null | undefined;
  readonly topic: string;
};

export type IdentityKind =
  | 'KITAS'
  | 'KTP';

export type Language =
  | 'en'
  | 'id';

export type LeaderboardType =
  /** Kilometres with a kilowatt-hour. */
  | 'EFFICIENCY'
  /** Trips of this month. */
  | 'TRIP';

export type ListingAccident =
  | 'MAJOR'
  | 'MINOR'
  | 'NONE';

export type ListingCheckItem =
  | 'body'
  | 'brakes'
  | 'casing'
  | 'charger'
  | 'charging'
  | 'connector'
  | 'display'
  | 'frame'
  | 'handle'
  | 'lights'
  | 'motor'
  | 'seat'
  | 'suspension'
  | 'tyres';

export type ListingEnquiryParam = {
  readonly consent: boolean;
  /** Made by the device: `enq_` and a ULID. */
  readonly id: string;
  readonly listingId: string;
  /** Language to answer in: `en`, `id`. */
  readonly locale: string;
  readonly message: string;
  readonly name: string;
  readonly phoneNumber: string;
};

export type ListingGrade =
  | 'GOOD'
  | 'LIKE_NEW'
  | 'REPAIR'
  | 'WORN';

export type ListingGradedParam = {
  readonly grade: ListingGrade;
  readonly item: ListingCheckItem;
};

export type ListingKind =
  | 'BATTERY'
  | 'MOTORCYCLE';

export type ListingMove =
  | 'publish'
  | 'release'
  | 'reserve'
  | 'sell'
  | 'withdraw';

export type ListingParam = {
  readonly accident?: ListingAccident | null | undefined;
  /** Code of the province. */
  readonly area?: string | null | undefined;
  readonly batteryNumber?: string | null | undefined;
  readonly city: string;
  readonly condition: ReadonlyArray<ListingGradedParam>;
  readonly description: string;
  readonly faults: string;
  /** `lst_` and 26 characters, made by the device. */
  readonly id: string;
  /** `saveId` of what the device saw; absent for a new listing. */
  readonly lastSave?: string | null | undefined;
  readonly negotiable: boolean;
  /** Uploads of purpose LISTING, in order. Absent: they stay as they are. */
  readonly photos?: ReadonlyArray<string> | null | undefined;
  readonly price?: number | null | undefined;
  /** Kilometres on a full charge, as the owner says. */
  readonly rangeKm?: number | null | undefined;
  /** Names this write: `lsv_` and 26 characters. */
  readonly saveId: string;
  readonly showPhone: boolean;
  /** Of a motorcycle; this or `batteryNumber`. */
  readonly vin?: string | null | undefined;
};

export type ListingReportParam = {
  /** Made by the device: `lrp_` and a ULID. */
  readonly id: string;
  readonly listingId: string;
  readonly note: string;
  readonly reason: ListingReportReason;
};

export type ListingReportReason =
  | 'FRAUD'
  | 'NOT_THE_OWNER'
  | 'OFFENSIVE'
  | 'OTHER'
  | 'WRONG_DATA';

export type ListingReportVerdict =
  | 'CLEAR'
  | 'HIDE';

export type ListingStandingState =
  | 'EXPIRED'
  | 'HIDDEN'
  | 'SHOWN'
  | 'SOLD'
  | 'UNKNOWN'
  | 'WITHDRAWN';

export type ListingState =
  | 'DRAFT'
  | 'EXPIRED'
  | 'PUBLISHED'
  | 'RESERVED'
  | 'SOLD'
  | 'WITHDRAWN';

export type LoanEndedBy =
  | 'guest'
  | 'owner'
  | 'time'
  | 'transfer';

/** What a guest may see besides what riding needs: batteries; warranty and roadside cover. */
export type LoanScope =
  | 'BATTERY'
  | 'COVER';

export type Locale =
  | 'en'
  | 'id';

export type MeteraiState =
  | 'AFFIXED'
  | 'NONE'
  | 'REQUIRED';

export type NotificationChannel =
  | 'MAIL'
  | 'PUSH'
  | 'SMS'
  | 'WHATSAPP';

export type NotificationPurpose =
  | 'listings'
  | 'orders'
  | 'reminders'
  | 'riding'
  | 'roadside'
  | 'security'
  | 'service';

export type OpenComplaintInput = {
  /** Ids of uploads for `COMPLAINT`. */
  readonly files: ReadonlyArray<string>;
  /** `cmp_` and 26 characters, made by the device. */
  readonly id: string;
  readonly orderId: string;
  readonly subject: ComplaintSubject;
  readonly text: string;
};

export type OrderAddressInput = {
  readonly address: string;
  readonly cityId: string;
  readonly districtId: string;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly note?: string | null | undefined;
  readonly provinceId: string;
  readonly zipCode: string;
};

export type OrderAttention =
  | 'COMPLAINT_LATE'
  | 'DECISION_OVERDUE'
  | 'PAYMENT_TAKEN_BACK'
  | 'REFUND_BY_PROVIDER'
  | 'REFUND_FAILED'
  | 'REFUND_LATE'
  | 'REFUND_STUCK';

export type OrderBankInput = {
  readonly accountNumber: string;
  readonly bankName: string;
  readonly fullName: string;
  /** NIK of the account’s holder. */
  readonly identityNumber: string;
};

export type OrderChoiceInput = {
  readonly accent?: string | null | undefined;
  /** Province code. */
  readonly area: string;
  readonly battery: string;
  readonly color: string;
  /** Slug. */
  readonly dealer?: string | null | undefined;
  readonly delivery: OrderDeliveryMethod;
};

export type OrderContactInput = {
  readonly email: string;
  readonly name: string;
  readonly phoneNumber: string;
};

export type OrderDeliveryMethod =
  | 'DELIVER_TO_HOME'
  | 'PICKUP_AT_DEALER';

export type OrderDeskQueue =
  | 'ALL'
  | 'ALLOCATE'
  | 'ATTENTION'
  | 'COMPLAINTS'
  | 'ENDED'
  | 'FINANCING'
  | 'HAND_OVER'
  | 'OPEN'
  | 'PAPERS'
  | 'PROCESS'
  | 'REFUNDS'
  | 'SHIP'
  | 'WAITING_CUSTOMER';

export type OrderFinancingProvider =
  | 'ADIRA'
  | 'BFI'
  | 'CASHBAC_EASYPAY'
  | 'OTHER'
  | 'PAPITUPI';

export type OrderInstallmentInput = {
  readonly downPayment: number;
  readonly isAgreed: boolean;
  readonly months: number;
  readonly provider: OrderFinancingProvider;
};

export type OrderLocale =
  | 'en'
  | 'id';

export type OrderNoteAudience =
  | 'CUSTOMER'
  | 'STAFF';

/** In whose name the papers are issued; a company has a tax number and a PIC. */
export type OrderOwnerInput = {
  readonly address: string;
  readonly cityId: string;
  /** `personal` or `company`. */
  readonly customerType: string;
  readonly email: string;
  /** Id of the upload. */
  readonly identityCardImage?: string | null | undefined;
  /** `KTP` or `KITAS`. */
  readonly identityKind?: string | null | undefined;
  readonly identityNumber?: string | null | undefined;
  readonly isbuyer: boolean;
  readonly name: string;
  readonly phoneNumber: string;
  readonly picName?: string | null | undefined;
  readonly picPhoneNumber?: string | null | undefined;
  readonly provinceId: string;
  readonly taxNumber?: string | null | undefined;
  readonly zipCode: string;
};

export type OrderState =
  | 'ALLOCATED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DELIVERED'
  | 'INSTALLMENT_APPROVED'
  | 'INSTALLMENT_CANCELED'
  | 'INSTALLMENT_REJECTED'
  | 'INSTALLMENT_REQUESTED'
  | 'PAYMENT_SETTLED'
  | 'SHIPPED'
  | 'SHIPPING'
  | 'WAITING_PAYMENT';

export type OrderType =
  | 'BOOKING'
  | 'FULL_PURCHASE';

export type OrpParam = {
  /** 10, 25 or 50. */
  readonly limit?: number | null | undefined;
  readonly page?: number | null | undefined;
  /** Up to today; without it, all there is. */
  readonly period?: OrpPeriod | null | undefined;
  readonly productId?: string | null | undefined;
  /** Of the rows; figures are of all. */
  readonly state?: CommissionState | null | undefined;
};

export type OrpPeriod =
  | 'ALL'
  | 'MONTH'
  | 'QUARTER'
  | 'WEEK'
  | 'YEAR';

export type OrpTaxKind =
  | 'NIK'
  | 'NPWP';

export type OrpTaxRule =
  | 'PPH21'
  | 'PPH23';

export type PaperKind =
  | 'FAMILY_CARD'
  | 'IDENTITY_CARD'
  | 'TAX_CARD';

export type PaperState =
  | 'ACCEPTED'
  | 'ERASED'
  | 'IN_REVIEW'
  | 'MISSING'
  | 'REFUSED';

export type PaymentOption =
  | 'FULL_PAYMENT'
  | 'INSTALLMENT';

export type PayoutState =
  | 'APPROVED'
  | 'PAID'
  | 'PREPARED'
  | 'RELEASED'
  | 'WITHDRAWN';

/** For a number that has no account yet. */
export type PhoneSignUpInput = {
  /** Of a company: who speaks for it. */
  readonly contactName?: string | null | undefined;
  readonly customerType: CustomerType;
  readonly identityKind?: IdentityKind | null | undefined;
  readonly name: string;
  readonly selectedLanguage: Language;
  readonly termsVersion: string;
};

export type PlaceOrderInput = {
  /** None when it is collected. */
  readonly address?: OrderAddressInput | null | undefined;
  readonly choice: OrderChoiceInput;
  readonly contact: OrderContactInput;
  readonly coupon?: string | null | undefined;
  /** What the customer saw. */
  readonly due: number;
  readonly help: boolean;
  /** `ord_` and 26 characters, made by the device. */
  readonly id: string;
  readonly installment?: OrderInstallmentInput | null | undefined;
  readonly orderType: OrderType;
  /** A booking may leave it for later. */
  readonly owner?: OrderOwnerInput | null | undefined;
  readonly paymentOption: PaymentOption;
  /** The customer saw that no unit is there. */
  readonly preOrder: boolean;
  /** As typed; it alone decides whose sale it is. */
  readonly referralCode?: string | null | undefined;
  /** Keys of links that were followed, the last one first: the first that counts does, where none was typed. */
  readonly referralLinks?: ReadonlyArray<string> | null | undefined;
  readonly slug: string;
  readonly termsAccepted: boolean;
  /** What the customer saw. */
  readonly total: number;
};

export type PlaceType =
  | 'DEALER'
  | 'EXPERIENCE_CENTER'
  | 'SERVICE_POINT';

export type PointInput = {
  readonly lat: number;
  readonly lon: number;
};

export type PowerType =
  | 'AC_1_PHASE'
  | 'AC_3_PHASE'
  | 'DC';

export type PriceLineType =
  | 'BATTERY'
  | 'DELIVERY_FEE'
  | 'DISCOUNT'
  | 'GOODS'
  | 'GOVERNMENT_HELP'
  | 'INSTALLMENT'
  | 'PAYMENT_FEE'
  | 'SURCHARGE'
  | 'TAX'
  | 'VEHICLE';

export type QueryLogType =
  | 'CHARGING_STATION'
  | 'HELP'
  | 'SPARE_PART';

/** `ASC` is "Assigned first", `DESC` "Completed first". */
export type QueueSort =
  | 'ASC'
  | 'DESC';

export type QuoteOrderInput = {
  readonly choice: OrderChoiceInput;
  /** Of the delivery address; without it no delivery is in the price. */
  readonly cityId?: string | null | undefined;
  readonly coupon?: string | null | undefined;
  /** With the government’s help. */
  readonly help: boolean;
  readonly installment?: OrderInstallmentInput | null | undefined;
  readonly orderType: OrderType;
  readonly paymentOption: PaymentOption;
  readonly referralCode?: string | null | undefined;
  /** Keys of links that were followed, the last one first: the first that counts does, where none was typed. */
  readonly referralLinks?: ReadonlyArray<string> | null | undefined;
  readonly slug: string;
};

export type ReceiptState =
  | 'PARTLY_REFUNDED'
  | 'REFUNDED'
  | 'REVERSED'
  | 'VALID';

/** Email and password are the identity provider's; its token says whose they are. */
export type RegisterCustomerInput = {
  /** Of a company: who speaks for it. */
  readonly contactName?: string | null | undefined;
  readonly customerType: CustomerType;
  readonly idToken: string;
  readonly identityKind?: IdentityKind | null | undefined;
  readonly name: string;
  /** With the session in which it was proved. */
  readonly phoneNumber?: string | null | undefined;
  readonly referralCode?: string | null | undefined;
  readonly referralLink?: string | null | undefined;
  readonly selectedLanguage: Language;
  readonly sessionInfo?: string | null | undefined;
  readonly sourceRegistration?: RegistrationSource | null | undefined;
  readonly termsVersion: string;
};

export type RegistrationItem =
  | 'BPKB'
  | 'STNK'
  | 'TNKB';

export type RegistrationProgress =
  | 'COLLECTED'
  | 'PROCESSING'
  | 'READY';

export type RegistrationSource =
  | 'DEALER'
  | 'EVENT'
  | 'FRIEND'
  | 'NEWS'
  | 'OTHER'
  | 'SEARCH'
  | 'SOCIAL_MEDIA';

export type ReplyToComplaintInput = {
  /** Ids of uploads for `COMPLAINT`. */
  readonly files: ReadonlyArray<string>;
  /** Of the message: `cmm_` and 26 characters. */
  readonly id: string;
  readonly orderId: string;
  readonly text: string;
};

export type RequestRefundInput = {
  readonly bank: OrderBankInput;
  readonly orderId: string;
};

/** The new password, and what proves whose it is: the token of a mail, or the old password of the person signed in. */
export type ResetOldPasswordInput = {
  readonly oldPassword?: string | null | undefined;
  readonly password: string;
  readonly token?: string | null | undefined;
};

export type RoadsideAssistanceState =
  | 'ACCEPTED'
  | 'DONE'
  | 'ON_THE_WAY'
  | 'REQUESTED';

export type RoadsideHelpKind =
  | 'ACCIDENT'
  | 'BATTERY_EMPTY'
  | 'FLAT_TYRE'
  | 'OTHER'
  | 'WONT_START';

export type RoadsideHelpParam = {
  /** When the rider asked. */
  readonly askedAt: string;
  /** `rsr_` and 26 characters, made by the device. */
  readonly id: string;
  readonly kind: RoadsideHelpKind;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly note?: string | null | undefined;
  readonly vin: string;
};

export type RoadsideLocale =
  | 'en'
  | 'id';

export type SavedChoiceInput = {
  readonly accent?: string | null | undefined;
  readonly area: string;
  readonly battery: string;
  readonly color: string;
  readonly dealer?: string | null | undefined;
  readonly delivery: ConfigurationDelivery;
};

export type SavedConfigurationInput = {
  readonly choice: SavedChoiceInput;
  /** A UUID the device made; the same id changes it. */
  readonly id: string;
  readonly name: string;
  readonly savedAt: string;
  readonly slug: string;
  readonly total: number;
};

export type ServiceBookingParam = {
  readonly dealerSlug: string;
  /** `sbk_` and 26 characters, made by the device. */
  readonly id: string;
  readonly kind: ServiceKind;
  readonly note?: string | null | undefined;
  readonly slotAt: string;
  readonly vin: string;
};

export type ServiceKind =
  | 'BATTERY_CHECK'
  | 'PERIODIC'
  | 'REPAIR'
  | 'TYRES';

/** What the device knew when the loan was written down. */
export type ShareAssumption = {
  /** `endingId` of the last loan between these two. */
  readonly lastEnding?: string | null | undefined;
};

export type ShippingFault =
  | 'DANGEROUS'
  | 'NO_ADDRESS'
  | 'OUT_OF_REACH'
  | 'STOCK';

export type ShippingMethod =
  | 'COURIER'
  | 'PARCEL'
  | 'PICKUP';

export type SisapiraStatus =
  | 'DISBURSED'
  | 'ELIGIBLE'
  | 'INELIGIBLE'
  | 'NOT_CHECKED'
  | 'QUOTA_CLOSED'
  | 'REGISTERED'
  | 'VERIFIED';

export type SparePartCategory =
  | 'battery'
  | 'body'
  | 'brakes'
  | 'drive'
  | 'electrical'
  | 'frame'
  | 'lights'
  | 'panels'
  | 'suspension'
  | 'wheels';

export type StaffCancellationReason =
  | 'CANCELLED_BY_STAFF'
  | 'FRAUD'
  | 'HELP_REFUSED'
  | 'UNIT_UNAVAILABLE';

export type StaffQueue =
  | 'ALLOCATE'
  | 'CONTRACTS'
  | 'DELIVERIES'
  | 'DOCUMENTS'
  | 'FINANCING'
  | 'LISTINGS'
  | 'PAYMENTS'
  | 'PAYOUTS'
  | 'PLATES'
  | 'PROCESS'
  | 'REFUNDS'
  | 'ROADSIDE'
  | 'SERVICE'
  | 'SHIP'
  | 'TEST_RIDES';

/** A circle (`centre`, `radius`) or a straight corridor (`from`, `to`, `reach`). */
export type StationAreaInput = {
  readonly centre?: PointInput | null | undefined;
  readonly from?: PointInput | null | undefined;
  /** Metres, 1,000 to 100,000. */
  readonly radius?: number | null | undefined;
  /** Metres to either side, 1,000 to 20,000. */
  readonly reach?: number | null | undefined;
  readonly to?: PointInput | null | undefined;
};

export type StationFeature =
  | 'CAFE'
  | 'CANOPY'
  | 'LIGHTING'
  | 'MINIMARKET'
  | 'PRAYER_ROOM'
  | 'SECURITY'
  | 'SERVICE_CENTER'
  | 'TOILET'
  | 'WIFI';

export type StationOrder =
  | 'DISTANCE'
  | 'LIKELY_FREE';

export type StationReportInput = {
  /** `rep_` and 26 characters, made by the device. */
  readonly id: string;
  readonly kind: StationReportKind;
  /** Of an upload of the same customer. */
  readonly photoId?: string | null | undefined;
  /** When the rider saw it. */
  readonly seenAt: string;
  readonly stationId: string;
};

export type StationReportKind =
  | 'BROKEN'
  | 'OCCUPIED'
  | 'REFUSED_MOTORCYCLE'
  | 'WORKING'
  | 'WRONG_PLACE';

export type StockUnitInput = {
  readonly accent?: string | null | undefined;
  readonly battery: string;
  readonly color: string;
  readonly dealerSlug: string;
  /** `unt_` and 26 characters, made by the device. */
  readonly id: string;
  readonly motorNumber: string;
  readonly slug: string;
  readonly vin: string;
};

export type SubscriptionParam = {
  /** `rsb_` and 26 characters, made by the device. */
  readonly id: string;
  readonly packageId: string;
  readonly vin: string;
};

/** A collection that devices keep a copy of. */
export type SyncScope =
  | 'addresses'
  | 'listings'
  | 'notifications'
  | 'orders'
  | 'pages'
  | 'parts'
  | 'places'
  | 'products'
  | 'shareOffers'
  | 'shares'
  | 'stationFavourites'
  | 'stationStatus'
  | 'stations'
  | 'testRides'
  | 'vehicles';

export type TestRideHoldParam = {
  readonly dealerSlug: string;
  /** `trd_` and 26 characters, made by the device. */
  readonly id: string;
  /** `trk_` and 26 characters, made by the device: whoever has it manages the ride. */
  readonly manageKey: string;
  readonly productId: number;
  readonly slotAt: string;
};

export type TestRideMove =
  | 'cancel'
  | 'checkIn'
  | 'complete'
  | 'miss';

export type TestRideParam = {
  readonly affiliateKey?: string | null | undefined;
  /** Of whoever rides. */
  readonly consent: boolean;
  readonly dealerSlug: string;
  readonly email?: string | null | undefined;
  /** `trd_` and 26 characters, made by the device. */
  readonly id: string;
  readonly licence: DrivingLicence;
  /** Language to write in: `en`, `id`. */
  readonly locale: string;
  readonly manageKey: string;
  readonly name: string;
  /** At most 14 digits. */
  readonly phoneNumber: string;
  readonly productId: number;
  readonly slotAt: string;
  /** At least one. */
  readonly survey: ReadonlyArray<TestRideSurveyAnswer>;
};

export type TestRideQueue =
  | 'ALL'
  | 'CANCELLED'
  | 'DONE'
  | 'MISSED'
  | 'OPEN';

export type TestRideState =
  | 'CANCELLED'
  | 'CHECKED_IN'
  | 'COMPLETED'
  | 'CONFIRMED'
  | 'EXPIRED'
  | 'HELD'
  | 'NO_SHOW';

export type TestRideStatus =
  | 'cancel'
  | 'completed'
  | 'confirm';

export type TestRideSurveyAnswer =
  | 'BUSINESS'
  | 'COMMUTE'
  | 'COMPARING'
  | 'DELIVERY'
  | 'FAMILY'
  | 'LEISURE';

export type TransferStatus =
  | 'APPROVED'
  | 'CANCELLED'
  | 'DENIED'
  | 'EXPIRED'
  | 'REQUESTED';

export type UndeliveredReason =
  | 'CUSTOMER_UNREACHABLE'
  | 'HAND_OVER_REFUSED';

export type UpdateAddressInput = {
  readonly address: string;
  /** When it was given. */
  readonly changedAt: string;
  readonly cityId: string;
  readonly districtId: string;
  /** The pin; both or neither. */
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly note?: string | null | undefined;
  /** The ministry’s codes without dots. */
  readonly provinceId: string;
  readonly zipCode: string;
};

/** A company gives name and language alone. */
export type UpdateProfileInput = {
  /** Calendar day, YYYY-MM-DD. */
  readonly birthDate?: string | null | undefined;
  /** When it was changed. */
  readonly changedAt: string;
  readonly gender?: Gender | null | undefined;
  readonly name: string;
  readonly occupation?: string | null | undefined;
  readonly selectedLanguage: Language;
};

export type UploadFileInput = {
  readonly file: Blob;
  /** `upl_` and 26 characters, made by the device. */
  readonly id: string;
  readonly purpose: UploadPurpose;
};

export type UploadPurpose =
  | 'AVATAR'
  | 'COMPLAINT'
  | 'DELIVERY'
  | 'FAMILY_CARD'
  | 'FINANCING'
  | 'IDENTITY_CARD'
  | 'LISTING'
  | 'REPORT'
  | 'TAX_CARD';

export type AcceptRoadsideAssistanceMutationVariables = Exact<{
  id: string;
}>;


export type AcceptRoadsideAssistanceMutation = { readonly acceptRoadsideAssistance: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type AcceptShareEvMutationVariables = Exact<{
  id: string;
}>;


export type AcceptShareEvMutation = { readonly acceptShareEv: { readonly success: boolean, readonly errorCode: string | null } };

export type ActiveOrderQueryVariables = Exact<{
  cart: string;
}>;


export type ActiveOrderQuery = { readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null };

export type CartFragment = { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> };

export type AddCountClickMutationVariables = Exact<{
  refferalCode: string;
  visitor?: string | null | undefined;
}>;


export type AddCountClickMutation = { readonly addCountClick: { readonly success: boolean } };

export type AddFinancingDocumentMutationVariables = Exact<{
  orderId: string;
  document: FinancingDocument;
  upload: string;
}>;


export type AddFinancingDocumentMutation = { readonly addFinancingDocument:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

type OrderOutcome_OrderChanged_Fragment = { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null };

type OrderOutcome_OrderRefusal_Fragment = { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> };

export type OrderOutcomeFragment =
  | OrderOutcome_OrderChanged_Fragment
  | OrderOutcome_OrderRefusal_Fragment
;

export type AddItemToOrderMutationVariables = Exact<{
  cart: string;
  productVariantId: string;
  quantity: number;
}>;


export type AddItemToOrderMutation = { readonly addItemToOrder:
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

type CartResult_ActiveOrder_Fragment = { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> };

type CartResult_CartRefusal_Fragment = { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null };

export type CartResultFragment =
  | CartResult_ActiveOrder_Fragment
  | CartResult_CartRefusal_Fragment
;

export type CartRefusedFragment = { readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null };

export type AddOrderNoteMutationVariables = Exact<{
  id: string;
  noteId: string;
  audience: OrderNoteAudience;
  text: string;
}>;


export type AddOrderNoteMutation = { readonly addOrderNote:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type AddPaymentToOrderMutationVariables = Exact<{
  input: AddPaymentToOrderInput;
}>;


export type AddPaymentToOrderMutation = { readonly addPaymentToOrder:
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
   };

export type AddUnitsMutationVariables = Exact<{
  units: ReadonlyArray<StockUnitInput> | StockUnitInput;
}>;


export type AddUnitsMutation = { readonly addUnits:
    | { readonly __typename: 'StockChanged', readonly count: number }
    | { readonly __typename: 'StockRefusal', readonly errorCode: string, readonly limit: number | null, readonly faults: ReadonlyArray<{ readonly row: number, readonly field: string, readonly key: string }> }
   };

type StockOutcome_StockChanged_Fragment = { readonly __typename: 'StockChanged', readonly count: number };

type StockOutcome_StockRefusal_Fragment = { readonly __typename: 'StockRefusal', readonly errorCode: string, readonly limit: number | null, readonly faults: ReadonlyArray<{ readonly row: number, readonly field: string, readonly key: string }> };

export type StockOutcomeFragment =
  | StockOutcome_StockChanged_Fragment
  | StockOutcome_StockRefusal_Fragment
;

export type AdjustOrderLineMutationVariables = Exact<{
  cart: string;
  orderLineId: string;
  quantity: number;
}>;


export type AdjustOrderLineMutation = { readonly adjustOrderLine:
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type AffiliateDeskQueryVariables = Exact<{
  state?: AffiliateState | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type AffiliateDeskQuery = { readonly affiliateDesk: { readonly data: ReadonlyArray<{ readonly id: string, readonly name: string, readonly affiliateKey: string, readonly state: AffiliateState, readonly appliedAt: string | null, readonly reason: string | null, readonly totalSales: number, readonly totalCancelled: number, readonly totalClick: number, readonly events: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly doneBy: string, readonly note: string | null, readonly doneAt: string }> }>, readonly pagination: { readonly totalRecord: number } } };

export type AffixMeteraiMutationVariables = Exact<{
  id: string;
  code: string;
  serial: string;
  expectedVersion: number;
}>;


export type AffixMeteraiMutation = { readonly affixMeterai:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type AllocateOrderMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
}>;


export type AllocateOrderMutation = { readonly allocateOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type AnswerComplaintMutationVariables = Exact<{
  id: string;
  messageId: string;
  text: string;
  expectedVersion: number;
}>;


export type AnswerComplaintMutation = { readonly answerComplaint:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ApplyCouponCodeMutationVariables = Exact<{
  cart: string;
  couponCode: string;
}>;


export type ApplyCouponCodeMutation = { readonly applyCouponCode:
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type ApproveInstallmentMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
}>;


export type ApproveInstallmentMutation = { readonly approveInstallment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ApprovePayoutMutationVariables = Exact<{
  id: string;
}>;


export type ApprovePayoutMutation = { readonly approvePayout: { readonly success: boolean, readonly errorCode: string | null } };

export type ApproveRefundMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
}>;


export type ApproveRefundMutation = { readonly approveRefund:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ApproveTransferMutationVariables = Exact<{
  vin: string;
  requester: string;
}>;


export type ApproveTransferMutation = { readonly approveTransferOwnership: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type AutoLoginByPhoneNumberMutationVariables = Exact<{
  phoneNumber: string;
  sessionInfo: string;
  rememberMe: boolean;
  signUp?: PhoneSignUpInput | null | undefined;
  referralCode?: string | null | undefined;
  sourceRegistration?: string | null | undefined;
}>;


export type AutoLoginByPhoneNumberMutation = { readonly autoLoginByPhoneNumber: { readonly success: boolean, readonly errorCode: string | null } };

export type BankAccountOrpMutationVariables = Exact<{
  param: BankAccountOrpParam;
}>;


export type BankAccountOrpMutation = { readonly bankAccountORP: { readonly success: boolean, readonly errorCode: string | null } };

export type BatteryDetailsQueryVariables = Exact<{
  vin: string;
  batteryNumber: string;
}>;


export type BatteryDetailsQuery = { readonly getBatteryDetails: { readonly lastUpdated: string, readonly timestamp: string, readonly battery: { readonly serialNumber: string, readonly productionDate: string, readonly batteryCycle: number, readonly weight: number, readonly capacity: number, readonly type: string, readonly warrantyExpiryDate: string, readonly lockStatus: boolean, readonly usedInMotorcycles: number, readonly isBoostChargeCapable: boolean, readonly firmwareVersion: string, readonly owner: { readonly name: string, readonly verified: boolean, readonly joinDate: string, readonly phoneNumber: string | null, readonly productName: string | null, readonly plateNumber: string | null, readonly photoURL: string | null } | null }, readonly history: ReadonlyArray<{ readonly model: string, readonly vin: string, readonly startDate: string, readonly endDate: string | null, readonly batteryCycle: number }> } | null };

export type BookServiceMutationVariables = Exact<{
  param: ServiceBookingParam;
}>;


export type BookServiceMutation = { readonly bookService: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type BookTestRideMutationVariables = Exact<{
  param: TestRideParam;
}>;


export type BookTestRideMutation = { readonly bookTestRide: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { readonly cancelOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type CancelServiceBookingMutationVariables = Exact<{
  id: string;
}>;


export type CancelServiceBookingMutation = { readonly cancelServiceBooking: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type CancelTestRideMutationVariables = Exact<{
  manageKey: string;
}>;


export type CancelTestRideMutation = { readonly cancelTestRide: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type CancelTransferMutationVariables = Exact<{
  vin: string;
}>;


export type CancelTransferMutation = { readonly cancelTransferOwnership: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type CancellationQueryVariables = Exact<{
  id: string;
}>;


export type CancellationQuery = { readonly cancellation: { readonly fate: string, readonly refund: number, readonly forfeit: number, readonly credit: number, readonly needsBank: boolean } | null };

export type ChangePaymentOptionMutationVariables = Exact<{
  id: string;
}>;


export type ChangePaymentOptionMutation = { readonly changePaymentOption:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ChargingStationDetailQueryVariables = Exact<{
  key: string;
  locale: Locale;
}>;


export type ChargingStationDetailQuery = { readonly getChargingStationDetail: { readonly stationId: string, readonly locationName: string, readonly operatorName: string | null, readonly address: string, readonly cityName: string, readonly provinceName: string, readonly timeZone: string, readonly chargingType: ChargingStationType, readonly chargingFeature: ReadonlyArray<StationFeature>, readonly motorcycleAllowed: boolean | null, readonly operatingHour: string | null, readonly isOpen: boolean | null, readonly price: number | null, readonly availableConnector: number | null, readonly totalConnector: number, readonly status: EvseStatus, readonly phoneNumber: string | null, readonly whatsapp: string | null, readonly gmapsUrl: string, readonly description: string | null, readonly howToUse: string | null, readonly lastConfirmed: string | null, readonly isDemo: boolean, readonly likelyFreeOnArrival: number | null, readonly source: string, readonly coordinate: { readonly lat: number, readonly lon: number }, readonly compatible: ReadonlyArray<{ readonly productName: string, readonly isCompatible: boolean | null }>, readonly opHours: ReadonlyArray<{ readonly day: Day, readonly time: string }>, readonly hoursExceptions: ReadonlyArray<{ readonly from: string, readonly to: string, readonly open: boolean }>, readonly prices: { readonly kinds: ReadonlyArray<ChargingPrice>, readonly perKwh: number | null, readonly perMinute: number | null, readonly perSession: number | null }, readonly connectors: ReadonlyArray<{ readonly evsesId: string, readonly connectorId: string, readonly standard: ConnectorStandard, readonly powerType: PowerType | null, readonly status: EvseStatus, readonly since: string | null, readonly lastUpdated: string | null, readonly maxElectricPower: number | null, readonly maxAmperage: number | null }>, readonly findings: ReadonlyArray<{ readonly kind: StationReportKind, readonly count: number, readonly lastSeen: string, readonly confirmed: boolean }>, readonly img: ReadonlyArray<{ readonly name: string, readonly url: string }> } | null };

export type ChargingStationNearbyQueryVariables = Exact<{
  params: ChargingStationNearbyParams;
  chargingStationType?: ReadonlyArray<ChargingStationType> | ChargingStationType | null | undefined;
  price?: ReadonlyArray<ChargingPrice> | ChargingPrice | null | undefined;
}>;


export type ChargingStationNearbyQuery = { readonly chargingStationNearby: ReadonlyArray<{ readonly stationId: string, readonly locationName: string, readonly address: string, readonly cityName: string, readonly distance: number | null, readonly chargingType: ChargingStationType, readonly availableConnector: number | null, readonly totalConnector: number, readonly status: EvseStatus, readonly isOpen: boolean | null, readonly operatingHour: string | null, readonly price: number | null, readonly motorcycleAllowed: boolean | null, readonly isDemo: boolean, readonly likelyFreeOnArrival: number | null, readonly coordinate: { readonly lat: number, readonly lon: number }, readonly prices: { readonly kinds: ReadonlyArray<ChargingPrice>, readonly perKwh: number | null, readonly perMinute: number | null, readonly perSession: number | null }, readonly findings: ReadonlyArray<{ readonly kind: StationReportKind, readonly count: number, readonly lastSeen: string, readonly confirmed: boolean }>, readonly connectors: ReadonlyArray<{ readonly lastUpdated: string | null, readonly maxElectricPower: number | null }> }> };

export type StationSummaryFragment = { readonly stationId: string, readonly locationName: string, readonly address: string, readonly cityName: string, readonly distance: number | null, readonly chargingType: ChargingStationType, readonly availableConnector: number | null, readonly totalConnector: number, readonly status: EvseStatus, readonly isOpen: boolean | null, readonly operatingHour: string | null, readonly price: number | null, readonly motorcycleAllowed: boolean | null, readonly isDemo: boolean, readonly likelyFreeOnArrival: number | null, readonly coordinate: { readonly lat: number, readonly lon: number }, readonly prices: { readonly kinds: ReadonlyArray<ChargingPrice>, readonly perKwh: number | null, readonly perMinute: number | null, readonly perSession: number | null }, readonly findings: ReadonlyArray<{ readonly kind: StationReportKind, readonly count: number, readonly lastSeen: string, readonly confirmed: boolean }>, readonly connectors: ReadonlyArray<{ readonly lastUpdated: string | null, readonly maxElectricPower: number | null }> };

export type CheckBatteryQueryVariables = Exact<{
  key: string;
}>;


export type CheckBatteryQuery = { readonly checkBatteryAuthenticity: { readonly status: BatteryStatus, readonly model: string | null, readonly productionDate: string | null, readonly serialNumber: string, readonly lockStatus: boolean | null, readonly lockedBy: string | null, readonly batteryCycle: number | null, readonly lastUpdate: string | null } };

export type CheckEmailIsFreeMutationVariables = Exact<{
  email: string;
  captcha: string;
}>;


export type CheckEmailIsFreeMutation = { readonly customerCheckIfEmailIsNotRegistered: { readonly success: boolean, readonly errorCode: string | null } };

export type CheckLimitRegisCustomerOrpaQueryVariables = Exact<{
  affiliateKey: string;
}>;


export type CheckLimitRegisCustomerOrpaQuery = { readonly checkLimitRegisCustomerOrpa: { readonly success: boolean, readonly message: string, readonly errorCode: string | null, readonly isLimit: boolean } };

export type CheckPaymentMutationVariables = Exact<{
  id: string;
}>;


export type CheckPaymentMutation = { readonly checkPayment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type CheckPhoneIsFreeMutationVariables = Exact<{
  phoneNumber: string;
  captcha: string;
}>;


export type CheckPhoneIsFreeMutation = { readonly customerCheckIfPhoneNumberIsNotRegistered: { readonly success: boolean, readonly errorCode: string | null } };

export type ClaimTaskMutationVariables = Exact<{
  queue: StaffQueue;
  id: string;
}>;


export type ClaimTaskMutation = { readonly claimTask: { readonly success: boolean, readonly errorCode: string | null } };

export type CloseOrpMutationVariables = Exact<{ [key: string]: never; }>;


export type CloseOrpMutation = { readonly closeORP: { readonly success: boolean, readonly errorCode: string | null } };

export type CommissionDeskQueryVariables = Exact<{
  state?: CommissionState | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type CommissionDeskQuery = { readonly commissionDesk: { readonly data: ReadonlyArray<{ readonly id: string, readonly name: string, readonly affiliateKey: string, readonly orderId: string, readonly transactionNo: string, readonly transactionDate: string, readonly productName: string, readonly state: CommissionState, readonly amount: number, readonly corrected: number, readonly reason: string | null, readonly notes: ReadonlyArray<{ readonly id: string, readonly reason: string, readonly amount: number | null, readonly at: string }> }>, readonly pagination: { readonly totalRecord: number } } };

export type CompleteOrderDetailsMutationVariables = Exact<{
  input: CompleteOrderInput;
}>;


export type CompleteOrderDetailsMutation = { readonly completeOrderDetails:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type CompleteRoadsideAssistanceMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type CompleteRoadsideAssistanceMutation = { readonly completeRoadsideAssistance: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type ConfirmReceivedMutationVariables = Exact<{
  id: string;
}>;


export type ConfirmReceivedMutation = { readonly confirmReceived:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ConfirmRefundMutationVariables = Exact<{
  id: string;
  reference: string;
  expectedVersion: number;
}>;


export type ConfirmRefundMutation = { readonly confirmRefund:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type CorrectCommissionMutationVariables = Exact<{
  id: string;
  amount: number;
  reason: string;
}>;


export type CorrectCommissionMutation = { readonly correctCommission: { readonly success: boolean, readonly errorCode: string | null } };

export type CreateBookingByPsMutationVariables = Exact<{
  param: TestRideParam;
}>;


export type CreateBookingByPsMutation = { readonly createBookingByPS: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type CreateTransferMutationVariables = Exact<{
  vin: string;
  isTransfer: boolean;
}>;


export type CreateTransferMutation = { readonly createTransferOwnership: { readonly success: boolean, readonly message: string, readonly errorCode: string | null, readonly isAlreadyRequest: boolean, readonly totalAttempts: number, readonly ownerData: { readonly name: string, readonly oID: number | null, readonly email: string | null, readonly vin: string, readonly phoneNumber: string | null } | null } };

export type CustomerAccountQueryVariables = Exact<{
  contact: string;
}>;


export type CustomerAccountQuery = { readonly customerAccount: { readonly id: string, readonly name: string, readonly isStaff: boolean, readonly createdAt: string, readonly disabledAt: string | null, readonly sessions: number, readonly actions: ReadonlyArray<{ readonly id: string, readonly action: AccountActionKind, readonly reason: string, readonly doneBy: string, readonly doneAt: string }> } | null };

export type FoundAccountFragment = { readonly id: string, readonly name: string, readonly isStaff: boolean, readonly createdAt: string, readonly disabledAt: string | null, readonly sessions: number, readonly actions: ReadonlyArray<{ readonly id: string, readonly action: AccountActionKind, readonly reason: string, readonly doneBy: string, readonly doneAt: string }> };

export type CustomerEditEmailAddressMutationVariables = Exact<{
  token: string;
}>;


export type CustomerEditEmailAddressMutation = { readonly customerEditEmailAddress: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type CustomerSearchQueryVariables = Exact<{
  keyword: string;
}>;


export type CustomerSearchQuery = { readonly customerSearch: { readonly success: boolean, readonly errorCode: string | null, readonly customer: { readonly name: string, readonly uID: string } | null } };

export type DataOrpQueryVariables = Exact<{
  param?: OrpParam | null | undefined;
}>;


export type DataOrpQuery = { readonly dataOrp: { readonly affiliateKey: string, readonly totalSales: number, readonly totalClick: number, readonly totalOngoing: number, readonly totalComplete: number, readonly totalCommission: number, readonly totalPages: number, readonly totalRecords: number, readonly currentPage: number, readonly data: ReadonlyArray<{ readonly id: string, readonly productId: string, readonly productName: string, readonly completedDate: string | null, readonly transactionDate: string, readonly transactionNo: string, readonly state: CommissionState, readonly commission: number, readonly reason: string | null, readonly paidDate: string | null }> } };

export type OrpRowFieldsFragment = { readonly id: string, readonly productId: string, readonly productName: string, readonly completedDate: string | null, readonly transactionDate: string, readonly transactionNo: string, readonly state: CommissionState, readonly commission: number, readonly reason: string | null, readonly paidDate: string | null };

export type DecideAffiliateMutationVariables = Exact<{
  id: string;
  move: AffiliateDecision;
  reason: string;
}>;


export type DecideAffiliateMutation = { readonly decideAffiliate: { readonly success: boolean, readonly errorCode: string | null } };

export type DecideCommissionMutationVariables = Exact<{
  id: string;
  move: CommissionDecision;
  reason: string;
}>;


export type DecideCommissionMutation = { readonly decideCommission: { readonly success: boolean, readonly errorCode: string | null } };

export type DecideCustomerDocumentMutationVariables = Exact<{
  id: string;
  fileId: string;
  accept: boolean;
  reason?: string | null | undefined;
}>;


export type DecideCustomerDocumentMutation = { readonly decideCustomerDocument: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type DeclineShareEvMutationVariables = Exact<{
  id: string;
  endingId: string;
}>;


export type DeclineShareEvMutation = { readonly declineShareEv: { readonly success: boolean, readonly errorCode: string | null } };

export type DeliverOrderMutationVariables = Exact<{
  workOrder: string;
  passkey: string;
  photo: string;
  expectedVersion: number;
}>;


export type DeliverOrderMutation = { readonly deliverOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type DenyTransferMutationVariables = Exact<{
  vin: string;
  requester: string;
}>;


export type DenyTransferMutation = { readonly denyTransferOwnership: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type DepartRoadsideAssistanceMutationVariables = Exact<{
  id: string;
}>;


export type DepartRoadsideAssistanceMutation = { readonly departRoadsideAssistance: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type DeskQueueQueryVariables = Exact<{
  queue: StaffQueue;
  sort: QueueSort;
  first: number;
  after?: string | null | undefined;
}>;


export type DeskQueueQuery = { readonly deskQueue: { readonly next: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly subject: string, readonly label: string, readonly detail: string, readonly amount: number | null, readonly since: string, readonly due: string, readonly step: string, readonly ownerName: string | null, readonly mine: boolean, readonly until: string | null, readonly done: boolean }>, readonly figures: { readonly queue: StaffQueue, readonly count: number, readonly overdue: number, readonly oldest: string | null, readonly nextDue: string | null } } };

export type QueuedTaskFragment = { readonly id: string, readonly subject: string, readonly label: string, readonly detail: string, readonly amount: number | null, readonly since: string, readonly due: string, readonly step: string, readonly ownerName: string | null, readonly mine: boolean, readonly until: string | null, readonly done: boolean };

export type QueueFiguresFragment = { readonly queue: StaffQueue, readonly count: number, readonly overdue: number, readonly oldest: string | null, readonly nextDue: string | null };

export type DeskQueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskQueuesQuery = { readonly deskQueues: ReadonlyArray<{ readonly queue: StaffQueue, readonly count: number, readonly overdue: number, readonly oldest: string | null, readonly nextDue: string | null }> };

export type EligibleShippingMethodsQueryVariables = Exact<{
  cart: string;
}>;


export type EligibleShippingMethodsQuery = { readonly eligibleShippingMethods: ReadonlyArray<{ readonly id: string, readonly method: ShippingMethod, readonly dealerSlug: string | null, readonly name: string | null, readonly address: string | null, readonly price: number | null, readonly isEligible: boolean, readonly eligibilityMessage: ShippingFault | null }> };

export type EndCustomerSessionsMutationVariables = Exact<{
  customerId: string;
  reason: string;
}>;


export type EndCustomerSessionsMutation = { readonly endCustomerSessions: { readonly success: boolean, readonly errorCode: string | null } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { readonly endOtherSessions: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { readonly endSession: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type EndUndeliveredMutationVariables = Exact<{
  id: string;
  reason: UndeliveredReason;
  note?: string | null | undefined;
  expectedVersion: number;
}>;


export type EndUndeliveredMutation = { readonly endUndelivered:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type EnterRegistrationCostMutationVariables = Exact<{
  id: string;
  costId: string;
  label: string;
  amount: number;
  receipt: string;
  expectedVersion: number;
}>;


export type EnterRegistrationCostMutation = { readonly enterRegistrationCost:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type EraseAccountMutationVariables = Exact<{
  email: string;
}>;


export type EraseAccountMutation = { readonly eraseAccount: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type ExperienceCentersQueryVariables = Exact<{ [key: string]: never; }>;


export type ExperienceCentersQuery = { readonly ExperienceCenter: ReadonlyArray<{ readonly id: string, readonly location: string, readonly address1: string, readonly city: string, readonly state: string, readonly latitude: number, readonly longitude: number, readonly gmapsLink: string, readonly upcoming: boolean, readonly testRide: boolean }> };

export type ExportStaffAuditMutationVariables = Exact<{
  about?: string | null | undefined;
  reason: string;
}>;


export type ExportStaffAuditMutation = { readonly exportStaffAudit: string };

export type GuestBookMutationVariables = Exact<{
  Param: GuestBookParam;
}>;


export type GuestBookMutation = { readonly GuestBook: { readonly success: boolean, readonly errorCode: string | null } };

export type HideReportPhotoMutationVariables = Exact<{
  photoId: string;
}>;


export type HideReportPhotoMutation = { readonly hideReportPhoto: { readonly success: boolean, readonly errorCode: string | null } };

export type HoldTestRideMutationVariables = Exact<{
  param: TestRideHoldParam;
}>;


export type HoldTestRideMutation = { readonly holdTestRide: { readonly success: boolean, readonly message: string, readonly errorCode: string | null, readonly heldUntil: string | null } };

export type InsertDataLeadsMutationVariables = Exact<{
  productName: string;
}>;


export type InsertDataLeadsMutation = { readonly insertDataLeads: { readonly success: boolean } };

export type InsertQueryLogsMutationVariables = Exact<{
  keyword: string;
  type: QueryLogType;
}>;


export type InsertQueryLogsMutation = { readonly insertQueryLogs: { readonly success: boolean } };

export type InsertSubscriptionMutationVariables = Exact<{
  param: SubscriptionParam;
}>;


export type InsertSubscriptionMutation = { readonly insertSubscription: { readonly success: boolean, readonly message: string, readonly errorCode: string | null, readonly rsaExpDate: string | null } };

export type IsEmailVerifiedQueryVariables = Exact<{ [key: string]: never; }>;


export type IsEmailVerifiedQuery = { readonly isEmailVerified: { readonly success: boolean, readonly status: EmailVerificationStatus } };

export type LeaderboardQueryVariables = Exact<{
  limit?: number | null | undefined;
  leaderboardType: LeaderboardType;
  vin?: string | null | undefined;
  generation?: string | null | undefined;
}>;


export type LeaderboardQuery = { readonly leaderboard: ReadonlyArray<{ readonly rank: number, readonly fullname: string, readonly totalTrip: number, readonly efficiency: number, readonly imageFile: string | null, readonly isActive: boolean, readonly createdAt: string, readonly own: boolean, readonly named: boolean }> };

export type ListingEnquiriesQueryVariables = Exact<{
  listingId: string;
}>;


export type ListingEnquiriesQuery = { readonly listingEnquiries: ReadonlyArray<{ readonly id: string, readonly name: string, readonly phoneNumber: string, readonly message: string, readonly createdAt: string, readonly read: boolean }> };

export type LocationDetailQueryVariables = Exact<{
  dealerSlug: string;
  locale: Locale;
}>;


export type LocationDetailQuery = { readonly getLocationDetail: { readonly dealerSlug: string, readonly location: string, readonly address: string, readonly latitude: number, readonly longitude: number, readonly timeZone: string, readonly phone: string | null, readonly whatsapp: string | null, readonly upcoming: boolean, readonly opensAt: string | null, readonly sales: boolean, readonly services: boolean, readonly sparePart: boolean, readonly testRide: boolean, readonly operationalHours: string | null, readonly serviceHours: string | null, readonly imageUrl: string | null, readonly gmapsLink: string, readonly descriptions: string, readonly isDemo: boolean, readonly operationalHoursForSales: ReadonlyArray<{ readonly day: Day, readonly time: string }>, readonly operationalHoursForService: ReadonlyArray<{ readonly day: Day, readonly time: string }>, readonly charging: { readonly slotAvailability: number, readonly availableFor: ReadonlyArray<string>, readonly chargingHours: string | null, readonly facility: ReadonlyArray<string> } | null, readonly gallery: ReadonlyArray<{ readonly name: string, readonly url: string }> } | null };

export type MergeCartMutationVariables = Exact<{
  cart: string;
}>;


export type MergeCartMutation = { readonly mergeCart: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null };

export type MoveListingMutationVariables = Exact<{
  id: string;
  move: ListingMove;
}>;


export type MoveListingMutation = { readonly moveListing: { readonly success: boolean, readonly errorCode: string | null } };

export type MoveTestRideMutationVariables = Exact<{
  id: string;
  move: TestRideMove;
  waiver?: boolean | null | undefined;
  note?: string | null | undefined;
}>;


export type MoveTestRideMutation = { readonly moveTestRide: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type NotificationPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPreferencesQuery = { readonly notificationPreferences: ReadonlyArray<{ readonly purpose: NotificationPurpose, readonly channel: NotificationChannel, readonly wanted: boolean, readonly optional: boolean }> };

export type OpenComplaintMutationVariables = Exact<{
  input: OpenComplaintInput;
}>;


export type OpenComplaintMutation = { readonly openComplaint:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type OrderByCodeQueryVariables = Exact<{
  code: string;
  phoneNumber: string;
}>;


export type OrderByCodeQuery = { readonly orderByCode: { readonly orderCode: string, readonly state: OrderState, readonly phase: string, readonly paymentOption: string, readonly productName: string, readonly contactName: string, readonly deliveryMethod: OrderDeliveryMethod, readonly dealerName: string, readonly placedAt: string, readonly updatedAt: string } | null };

export type OrderDeskQueryVariables = Exact<{
  queue: OrderDeskQueue;
  search: string;
  skip: number;
}>;


export type OrderDeskQuery = { readonly orderDesk: { readonly totalItems: number, readonly attention: number, readonly items: ReadonlyArray<{ readonly order: OrderRecord, readonly version: number, readonly contactPhone: string, readonly attentions: ReadonlyArray<OrderAttention>, readonly moves: ReadonlyArray<string> }>, readonly refunds: { readonly open: number, readonly withoutAccount: number, readonly late: number, readonly paid: number, readonly paidInTime: number, readonly medianDays: number | null } | null } };

export type DeskRowFragment = { readonly order: OrderRecord, readonly version: number, readonly contactPhone: string, readonly attentions: ReadonlyArray<OrderAttention>, readonly moves: ReadonlyArray<string> };

export type OrderDeskOrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderDeskOrderQuery = { readonly orderDeskOrder: { readonly canDecide: boolean, readonly may: ReadonlyArray<string>, readonly contactEmail: string, readonly required: number, readonly contractReference: string | null, readonly cancelNote: string | null, readonly photoUrl: string | null, readonly row: { readonly order: OrderRecord, readonly version: number, readonly contactPhone: string, readonly attentions: ReadonlyArray<OrderAttention>, readonly moves: ReadonlyArray<string> }, readonly unit: { readonly vin: string, readonly motorNumber: string, readonly location: string, readonly arrivedAt: string } | null, readonly freeUnits: ReadonlyArray<{ readonly vin: string, readonly motorNumber: string, readonly location: string, readonly arrivedAt: string }>, readonly goods: ReadonlyArray<{ readonly variantId: string, readonly dealerSlug: string, readonly quantity: number }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly state: string, readonly method: string | null, readonly amount: number, readonly paid: number | null, readonly startedAt: string, readonly settledAt: string | null, readonly reversibleUntil: string | null, readonly captured: boolean, readonly chargedBack: number }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly state: string, readonly route: string, readonly reason: string, readonly amount: number, readonly hasAccount: boolean, readonly needsAnother: boolean, readonly requestedAt: string, readonly updatedAt: string, readonly dueAt: string | null, readonly wasReturned: boolean }>, readonly figures: { readonly paid: number, readonly refunded: number, readonly forfeited: number, readonly sold: number, readonly onAccount: number }, readonly costs: ReadonlyArray<{ readonly id: string, readonly label: string, readonly amount: number, readonly receiptUrl: string, readonly at: string }>, readonly log: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly at: string, readonly actor: string, readonly staffName: string | null, readonly from: OrderState | null, readonly to: OrderState | null, readonly phase: string, readonly amount: number | null, readonly note: string | null }> } | null };

export type DeskOrderFragment = { readonly canDecide: boolean, readonly may: ReadonlyArray<string>, readonly contactEmail: string, readonly required: number, readonly contractReference: string | null, readonly cancelNote: string | null, readonly photoUrl: string | null, readonly row: { readonly order: OrderRecord, readonly version: number, readonly contactPhone: string, readonly attentions: ReadonlyArray<OrderAttention>, readonly moves: ReadonlyArray<string> }, readonly unit: { readonly vin: string, readonly motorNumber: string, readonly location: string, readonly arrivedAt: string } | null, readonly freeUnits: ReadonlyArray<{ readonly vin: string, readonly motorNumber: string, readonly location: string, readonly arrivedAt: string }>, readonly goods: ReadonlyArray<{ readonly variantId: string, readonly dealerSlug: string, readonly quantity: number }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly state: string, readonly method: string | null, readonly amount: number, readonly paid: number | null, readonly startedAt: string, readonly settledAt: string | null, readonly reversibleUntil: string | null, readonly captured: boolean, readonly chargedBack: number }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly state: string, readonly route: string, readonly reason: string, readonly amount: number, readonly hasAccount: boolean, readonly needsAnother: boolean, readonly requestedAt: string, readonly updatedAt: string, readonly dueAt: string | null, readonly wasReturned: boolean }>, readonly figures: { readonly paid: number, readonly refunded: number, readonly forfeited: number, readonly sold: number, readonly onAccount: number }, readonly costs: ReadonlyArray<{ readonly id: string, readonly label: string, readonly amount: number, readonly receiptUrl: string, readonly at: string }>, readonly log: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly at: string, readonly actor: string, readonly staffName: string | null, readonly from: OrderState | null, readonly to: OrderState | null, readonly phase: string, readonly amount: number | null, readonly note: string | null }> };

export type DeskUnitFragment = { readonly vin: string, readonly motorNumber: string, readonly location: string, readonly arrivedAt: string };

export type OrpChartQueryVariables = Exact<{
  param?: OrpParam | null | undefined;
}>;


export type OrpChartQuery = { readonly orpChart: ReadonlyArray<{ readonly toolTip: string, readonly totalSales: number, readonly totalClick: number }> };

export type OrpFinanceQueryVariables = Exact<{
  param?: OrpParam | null | undefined;
}>;


export type OrpFinanceQuery = { readonly orpFinance: { readonly affiliateKey: string, readonly bank: string | null, readonly bankAccountNo: string | null, readonly bankAccountName: string | null, readonly npwpNo: string | null, readonly taxKind: OrpTaxKind | null, readonly totalAmountCommission: number, readonly totalAmountPaid: number, readonly totalAmountWaitingPayment: number, readonly totalAmountPending: number, readonly totalSalesCommission: number, readonly totalSalesPaid: number, readonly totalSalesWaitingPayment: number, readonly current: number, readonly totalPages: number, readonly totalRecords: number, readonly data: ReadonlyArray<{ readonly id: string, readonly productId: string, readonly productName: string, readonly completedDate: string | null, readonly transactionDate: string, readonly transactionNo: string, readonly state: CommissionState, readonly commission: number, readonly reason: string | null, readonly paidDate: string | null }>, readonly payouts: ReadonlyArray<{ readonly id: string, readonly slip: string, readonly paidDate: string | null, readonly gross: number, readonly basis: number, readonly tax: number, readonly net: number, readonly taxRule: OrpTaxRule, readonly taxNo: string, readonly bank: string, readonly bankAccountNo: string, readonly bankAccountName: string }> } };

export type OrpStandingQueryVariables = Exact<{ [key: string]: never; }>;


export type OrpStandingQuery = { readonly orpStanding: { readonly state: AffiliateState, readonly affiliateKey: string | null, readonly appliedAt: string | null, readonly decidedAt: string | null, readonly reason: string | null } | null };

export type OwnerAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnerAddressQuery = { readonly profileCustomer: { readonly document: { readonly address: string | null, readonly provinceId: string | null, readonly cityId: string | null, readonly zipCode: string | null } | null } };

export type OwnerContactQueryVariables = Exact<{
  search: string;
}>;


export type OwnerContactQuery = { readonly evList: { readonly data: ReadonlyArray<{ readonly vin: string, readonly user: { readonly name: string, readonly phoneNumber: string | null, readonly email: string | null, readonly customerID: string | null, readonly oID: number | null } }> } };

export type OwnsMotorcyclesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnsMotorcyclesQuery = { readonly evList: { readonly pagination: { readonly totalRecord: number } } };

export type PapersInReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PapersInReviewQuery = { readonly papersInReview: ReadonlyArray<{ readonly id: string, readonly kind: PaperKind, readonly name: string, readonly submittedAt: string }> };

export type PayDownPaymentMutationVariables = Exact<{
  id: string;
}>;


export type PayDownPaymentMutation = { readonly payDownPayment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type PayHelpDifferenceMutationVariables = Exact<{
  id: string;
  total: number;
  due: number;
}>;


export type PayHelpDifferenceMutation = { readonly payHelpDifference:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type PayPayoutMutationVariables = Exact<{
  id: string;
  reference: string;
}>;


export type PayPayoutMutation = { readonly payPayout: { readonly success: boolean, readonly errorCode: string | null } };

export type PayoutDeskQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type PayoutDeskQuery = { readonly payoutDesk: { readonly payableCount: number, readonly payableAmount: number, readonly data: ReadonlyArray<{ readonly id: string, readonly state: PayoutState, readonly createdAt: string, readonly preparedBy: string | null, readonly approvedBy: string | null, readonly releasedBy: string | null, readonly approvedByMe: boolean, readonly paidAt: string | null, readonly reference: string | null, readonly gross: number, readonly tax: number, readonly net: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly name: string, readonly bank: string, readonly bankAccountNo: string, readonly slip: string, readonly gross: number, readonly tax: number, readonly net: number }> }>, readonly pagination: { readonly totalRecord: number } } };

export type PlaceListQueryVariables = Exact<{ [key: string]: never; }>;


export type PlaceListQuery = { readonly ecMapList: ReadonlyArray<{ readonly id: string, readonly dealerSlug: string, readonly type: PlaceType, readonly location: string, readonly address1: string, readonly city: string, readonly state: string, readonly latitude: number, readonly longitude: number, readonly upcoming: boolean, readonly opensAt: string | null, readonly testRide: boolean, readonly imageUrl: string | null }> };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { readonly placeOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type PlaceOrderForCustomerMutationVariables = Exact<{
  customerId: string;
  input: PlaceOrderInput;
}>;


export type PlaceOrderForCustomerMutation = { readonly placeOrderForCustomer:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type PreparePayoutMutationVariables = Exact<{
  id: string;
}>;


export type PreparePayoutMutation = { readonly preparePayout: { readonly success: boolean, readonly errorCode: string | null } };

export type PriceListQueryVariables = Exact<{
  search?: string | null | undefined;
  model?: string | null | undefined;
  category?: SparePartCategory | null | undefined;
  pageSize?: string | null | undefined;
  pageNumber?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;


export type PriceListQuery = { readonly getPriceListSparePart: { readonly total: number, readonly totalRow: number, readonly corrected: string | null, readonly data: ReadonlyArray<{ readonly id: string, readonly code: string, readonly name: string, readonly price: number, readonly priceList: number, readonly category: string, readonly company: string, readonly productName: string, readonly productSlugs: ReadonlyArray<string>, readonly imgUrl: string | null, readonly isShowButton: boolean }> } };

export type PartSummaryFragment = { readonly id: string, readonly code: string, readonly name: string, readonly price: number, readonly priceList: number, readonly category: string, readonly company: string, readonly productName: string, readonly productSlugs: ReadonlyArray<string>, readonly imgUrl: string | null, readonly isShowButton: boolean };

export type ProcessOrderMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
}>;


export type ProcessOrderMutation = { readonly processOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { readonly profileCustomer: { readonly id: string, readonly customerType: CustomerType, readonly name: string, readonly emailAddress: string | null, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly photoURL: string | null, readonly birthDate: string | null, readonly gender: Gender | null, readonly occupation: string | null, readonly branchLocation: string | null, readonly selectedLanguage: string, readonly isPS: boolean, readonly statusAffiliator: boolean, readonly document: { readonly name: string | null, readonly address: string | null, readonly cityName: string | null, readonly provinceName: string | null, readonly zipCode: string | null, readonly identityCardNumber: string | null, readonly taxCardNumber: string | null } | null } };

export type QuoteOrderQueryVariables = Exact<{
  input: QuoteOrderInput;
}>;


export type QuoteOrderQuery = { readonly quoteOrder:
    | { readonly __typename: 'OrderQuote', readonly total: number, readonly totalWithoutHelp: number, readonly totalWithHelp: number | null, readonly due: number, readonly monthly: number | null, readonly preOrder: boolean, readonly referralCode: string | null, readonly lines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number }> }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly transitionError: string | null, readonly minimum: number | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ReadListingEnquiriesMutationVariables = Exact<{
  listingId: string;
}>;


export type ReadListingEnquiriesMutation = { readonly readListingEnquiries: { readonly success: boolean } };

export type ReadNotificationsMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  readAt: string;
}>;


export type ReadNotificationsMutation = { readonly readNotifications: { readonly success: boolean, readonly errorCode: string | null } };

export type ReceiptByCodeQueryVariables = Exact<{
  code: string;
}>;


export type ReceiptByCodeQuery = { readonly receiptByCode: { readonly number: string, readonly state: ReceiptState, readonly issuedAt: string, readonly paidAt: string, readonly amount: number, readonly inWords: string, readonly payer: string, readonly seller: string, readonly productName: string, readonly method: string | null, readonly meterai: MeteraiState, readonly meteraiSerial: string | null, readonly hash: string } | null };

export type RegisterMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterMutation = { readonly registerCustomer: { readonly success: boolean, readonly errorCode: string | null } };

export type RegisterWithGoogleMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterWithGoogleMutation = { readonly registerCustomerWithGoogle: { readonly success: boolean, readonly errorCode: string | null } };

export type RejectContractMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
}>;


export type RejectContractMutation = { readonly rejectContract:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type RejectInstallmentMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
}>;


export type RejectInstallmentMutation = { readonly rejectInstallment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ReleaseTaskMutationVariables = Exact<{
  queue: StaffQueue;
  id: string;
}>;


export type ReleaseTaskMutation = { readonly releaseTask: { readonly success: boolean, readonly errorCode: string | null } };

export type RemoveCouponCodeMutationVariables = Exact<{
  cart: string;
}>;


export type RemoveCouponCodeMutation = { readonly removeCouponCode:
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type RemoveCustomerDocumentMutationVariables = Exact<{
  kind: PaperKind;
}>;


export type RemoveCustomerDocumentMutation = { readonly removeCustomerDocument: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type RemoveOrderLineMutationVariables = Exact<{
  cart: string;
  orderLineId: string;
}>;


export type RemoveOrderLineMutation = { readonly removeOrderLine:
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type RemoveReportPhotoMutationVariables = Exact<{
  photoId: string;
}>;


export type RemoveReportPhotoMutation = { readonly removeReportPhoto: { readonly success: boolean, readonly errorCode: string | null } };

export type RemoveSavedConfigurationMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSavedConfigurationMutation = { readonly removeSavedConfiguration: { readonly success: boolean } };

export type ReplyToComplaintMutationVariables = Exact<{
  input: ReplyToComplaintInput;
}>;


export type ReplyToComplaintMutation = { readonly replyToComplaint:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ReportFailedDeliveryMutationVariables = Exact<{
  id: string;
  reason: DeliveryFailure;
  nextOn: string;
  expectedVersion: number;
}>;


export type ReportFailedDeliveryMutation = { readonly reportFailedDelivery:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ReportListingMutationVariables = Exact<{
  param: ListingReportParam;
}>;


export type ReportListingMutation = { readonly reportListing: { readonly success: boolean, readonly errorCode: string | null } };

export type ReportReturnedRefundMutationVariables = Exact<{
  id: string;
  reference: string;
  expectedVersion: number;
}>;


export type ReportReturnedRefundMutation = { readonly reportReturnedRefund:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ReportStationMutationVariables = Exact<{
  input: StationReportInput;
}>;


export type ReportStationMutation = { readonly reportStation: { readonly success: boolean, readonly errorCode: string | null } };

export type ReportedListingsQueryVariables = Exact<{
  done: boolean;
  page: number;
}>;


export type ReportedListingsQuery = { readonly reportedListings: { readonly data: ReadonlyArray<{ readonly id: string, readonly kind: ListingKind, readonly title: string, readonly status: ListingState, readonly hidden: boolean, readonly ownerName: string, readonly price: number | null, readonly city: string, readonly description: string, readonly totalReports: number, readonly reports: ReadonlyArray<{ readonly id: string, readonly reason: ListingReportReason, readonly note: string, readonly createdAt: string }> }>, readonly pagination: { readonly totalRecord: number } } };

export type ReportedListingFragment = { readonly id: string, readonly kind: ListingKind, readonly title: string, readonly status: ListingState, readonly hidden: boolean, readonly ownerName: string, readonly price: number | null, readonly city: string, readonly description: string, readonly totalReports: number, readonly reports: ReadonlyArray<{ readonly id: string, readonly reason: ListingReportReason, readonly note: string, readonly createdAt: string }> };

export type RequestDataExportMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestDataExportMutation = { readonly requestDataExport: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type RequestEmailAddressChangeMutationVariables = Exact<{
  email: string;
}>;


export type RequestEmailAddressChangeMutation = { readonly requestEmailAddressChange: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type RequestRefundMutationVariables = Exact<{
  input: RequestRefundInput;
}>;


export type RequestRefundMutation = { readonly requestRefund:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type RequestRoadsideAssistanceMutationVariables = Exact<{
  param: RoadsideHelpParam;
}>;


export type RequestRoadsideAssistanceMutation = { readonly requestRoadsideAssistance: { readonly success: boolean, readonly message: string, readonly errorCode: string | null, readonly covered: boolean | null } };

export type RequestToResetPasswordMutationVariables = Exact<{
  email: string;
}>;


export type RequestToResetPasswordMutation = { readonly requestToResetPassword: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type RescheduleServiceBookingMutationVariables = Exact<{
  id: string;
  slotAt: string;
}>;


export type RescheduleServiceBookingMutation = { readonly rescheduleServiceBooking: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type RescheduleTestRideMutationVariables = Exact<{
  manageKey: string;
  slotAt: string;
}>;


export type RescheduleTestRideMutation = { readonly rescheduleTestRide: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type ResendMessageMutationVariables = Exact<{
  id: string;
}>;


export type ResendMessageMutation = { readonly resendMessage: { readonly success: boolean, readonly errorCode: string | null } };

export type ResetOldPasswordMutationVariables = Exact<{
  input: ResetOldPasswordInput;
}>;


export type ResetOldPasswordMutation = { readonly resetOldPassword: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type ResolveComplaintMutationVariables = Exact<{
  id: string;
  outcome: ComplaintOutcome;
  text: string;
  expectedVersion: number;
}>;


export type ResolveComplaintMutation = { readonly resolveComplaint:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type RevealCustomerDocumentMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RevealCustomerDocumentMutation = { readonly revealCustomerDocument: { readonly success: boolean, readonly errorCode: string | null, readonly paper: { readonly id: string, readonly kind: PaperKind, readonly state: PaperState, readonly fileId: string | null, readonly image: string | null, readonly name: string, readonly number: string | null, readonly fatherName: string | null } | null } };

export type RevealFinancingDocumentsMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RevealFinancingDocumentsMutation = { readonly revealFinancingDocuments:
    | { readonly __typename: 'FinancingDocumentsOpened', readonly documents: ReadonlyArray<{ readonly document: FinancingDocument, readonly url: string }> }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string }
   };

export type RevealOrderOwnerMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RevealOrderOwnerMutation = { readonly revealOrderOwner:
    | { readonly __typename: 'OrderOwnerOpened', readonly name: string, readonly email: string, readonly phoneNumber: string, readonly address: string, readonly identityKind: string | null, readonly identityNumber: string | null, readonly taxNumber: string | null, readonly picName: string | null, readonly picPhoneNumber: string | null, readonly cardUrl: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type OpenedOwnerFragment = { readonly name: string, readonly email: string, readonly phoneNumber: string, readonly address: string, readonly identityKind: string | null, readonly identityNumber: string | null, readonly taxNumber: string | null, readonly picName: string | null, readonly picPhoneNumber: string | null, readonly cardUrl: string | null };

export type RevealPayoutAccountsMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RevealPayoutAccountsMutation = { readonly revealPayoutAccounts: ReadonlyArray<{ readonly id: string, readonly bank: string, readonly bankAccountNo: string, readonly bankAccountName: string, readonly net: number }> };

export type RevealRefundAccountMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RevealRefundAccountMutation = { readonly revealRefundAccount:
    | { readonly __typename: 'OrderRefundAccount', readonly bankName: string, readonly accountNumber: string, readonly fullName: string, readonly identityNumber: string }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string }
   };

export type OpenedAccountFragment = { readonly bankName: string, readonly accountNumber: string, readonly fullName: string, readonly identityNumber: string };

export type RevokeShareEvMutationVariables = Exact<{
  vin: string;
  uID: string;
  id: string;
}>;


export type RevokeShareEvMutation = { readonly revokeShareEv: { readonly success: boolean, readonly errorCode: string | null } };

export type RoadsideAssistanceCallsQueryVariables = Exact<{
  done: boolean;
  page: number;
}>;


export type RoadsideAssistanceCallsQuery = { readonly roadsideAssistanceCalls: { readonly data: ReadonlyArray<{ readonly id: string, readonly vin: string, readonly registrationPlate: string | null, readonly productName: string, readonly kind: RoadsideHelpKind, readonly status: RoadsideAssistanceState, readonly name: string, readonly phoneNumber: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly note: string | null, readonly covered: boolean, readonly askedAt: string, readonly receivedAt: string, readonly acceptedAt: string | null, readonly departedAt: string | null, readonly completedAt: string | null, readonly outcome: string | null }>, readonly pagination: { readonly totalRecord: number } } };

export type RoadsideCallFragment = { readonly id: string, readonly vin: string, readonly registrationPlate: string | null, readonly productName: string, readonly kind: RoadsideHelpKind, readonly status: RoadsideAssistanceState, readonly name: string, readonly phoneNumber: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly note: string | null, readonly covered: boolean, readonly askedAt: string, readonly receivedAt: string, readonly acceptedAt: string | null, readonly departedAt: string | null, readonly completedAt: string | null, readonly outcome: string | null };

export type RoadsideAssistanceListQueryVariables = Exact<{ [key: string]: never; }>;


export type RoadsideAssistanceListQuery = { readonly roadsideAssistanceList: ReadonlyArray<{ readonly id: string, readonly vin: string, readonly registrationPlate: string | null, readonly productName: string, readonly kind: RoadsideHelpKind, readonly status: RoadsideAssistanceState, readonly name: string, readonly phoneNumber: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly note: string | null, readonly covered: boolean, readonly askedAt: string, readonly receivedAt: string, readonly acceptedAt: string | null, readonly departedAt: string | null, readonly completedAt: string | null, readonly outcome: string | null }> };

export type RoadsidePackagesQueryVariables = Exact<{
  locale: RoadsideLocale;
}>;


export type RoadsidePackagesQuery = { readonly roadsidePackages: ReadonlyArray<{ readonly id: string, readonly name: string, readonly benefits: ReadonlyArray<string>, readonly months: number, readonly price: number }> };

export type RoadsideSubscriptionListQueryVariables = Exact<{
  page: number;
  locale: RoadsideLocale;
}>;


export type RoadsideSubscriptionListQuery = { readonly roadsideSubscriptionList: { readonly data: ReadonlyArray<{ readonly id: string, readonly vin: string, readonly registrationPlate: string | null, readonly name: string, readonly packageName: string, readonly price: number, readonly startsAt: string, readonly endsAt: string }>, readonly pagination: { readonly totalRecord: number } } };

export type SaveConfigurationMutationVariables = Exact<{
  input: SavedConfigurationInput;
}>;


export type SaveConfigurationMutation = { readonly saveConfiguration: { readonly success: boolean, readonly errorCode: string | null } };

export type SaveListingMutationVariables = Exact<{
  param: ListingParam;
}>;


export type SaveListingMutation = { readonly saveListing: { readonly success: boolean, readonly errorCode: string | null, readonly conflict: { readonly lastSave: string, readonly price: number | null, readonly changedAt: string } | null } };

export type SaveStaffRoleMutationVariables = Exact<{
  id: string;
  name: string;
  permissions: ReadonlyArray<string> | string;
  isOfPlace: boolean;
  needsSecondFactor: boolean;
  reason: string;
  expectedVersion: number;
}>;


export type SaveStaffRoleMutation = { readonly saveStaffRole: { readonly success: boolean, readonly errorCode: string | null } };

export type SavedConfigurationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedConfigurationsQuery = { readonly savedConfigurations: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly productName: string, readonly name: string, readonly total: number, readonly savedAt: string, readonly choice: { readonly color: string, readonly accent: string | null, readonly battery: string, readonly area: string, readonly dealer: string | null, readonly delivery: ConfigurationDelivery } }> };

export type SellMyBatteryQueryVariables = Exact<{
  id: string;
}>;


export type SellMyBatteryQuery = { readonly listingStanding: { readonly state: ListingStandingState, readonly kind: ListingKind | null }, readonly getSellMyBatteryPage: { readonly serialNumber: string, readonly ownerName: string, readonly phoneNumber: string | null, readonly model: string, readonly type: string, readonly productionDate: string, readonly batteryCycle: number, readonly capacity: number, readonly weight: number, readonly warrantyExpiryDate: string, readonly firmwareVersion: string, readonly isBoostChargeCapable: boolean, readonly usedInMotorcycles: number, readonly lastUpdated: string, readonly history: ReadonlyArray<{ readonly model: string, readonly startDate: string, readonly endDate: string | null, readonly batteryCycle: number }>, readonly listing: { readonly id: string, readonly kind: ListingKind, readonly status: ListingState, readonly price: number, readonly negotiable: boolean, readonly area: string, readonly city: string, readonly description: string, readonly accident: ListingAccident | null, readonly faults: string, readonly rangeKm: number | null, readonly updatedAt: string, readonly condition: ReadonlyArray<{ readonly item: ListingCheckItem, readonly grade: ListingGrade }>, readonly photos: ReadonlyArray<{ readonly url: string, readonly width: number, readonly height: number }> } } | null };

export type OfferFragment = { readonly id: string, readonly kind: ListingKind, readonly status: ListingState, readonly price: number, readonly negotiable: boolean, readonly area: string, readonly city: string, readonly description: string, readonly accident: ListingAccident | null, readonly faults: string, readonly rangeKm: number | null, readonly updatedAt: string, readonly condition: ReadonlyArray<{ readonly item: ListingCheckItem, readonly grade: ListingGrade }>, readonly photos: ReadonlyArray<{ readonly url: string, readonly width: number, readonly height: number }> };

export type SellMyMotorcycleQueryVariables = Exact<{
  id: string;
}>;


export type SellMyMotorcycleQuery = { readonly listingStanding: { readonly state: ListingStandingState, readonly kind: ListingKind | null }, readonly getSellMyMotorcyclePage: { readonly vin: string, readonly ownerName: string, readonly licensePlate: string | null, readonly productionYear: number, readonly deliveryDate: string | null, readonly colorName: string, readonly generationName: string, readonly productName: string, readonly snapshot: string | null, readonly odometer: number, readonly iotStatus: string, readonly phoneNumber: string | null, readonly owners: number, readonly freeServiceExpired: string | null, readonly productCode: string, readonly lastIotUpdate: string | null, readonly services: ReadonlyArray<{ readonly location: string, readonly date: string, readonly type: string, readonly odometer: number, readonly detail: string }>, readonly warranties: ReadonlyArray<{ readonly title: string, readonly expire: string }>, readonly battery1: { readonly serialNumber: string, readonly dateManufacture: string, readonly batteryCycle: number, readonly batteryLock: boolean, readonly usedIn: number, readonly firmwareVersion: string, readonly isBoostChargeCapable: boolean } | null, readonly battery2: { readonly serialNumber: string, readonly dateManufacture: string, readonly batteryCycle: number, readonly batteryLock: boolean, readonly usedIn: number, readonly firmwareVersion: string, readonly isBoostChargeCapable: boolean } | null, readonly listing: { readonly id: string, readonly kind: ListingKind, readonly status: ListingState, readonly price: number, readonly negotiable: boolean, readonly area: string, readonly city: string, readonly description: string, readonly accident: ListingAccident | null, readonly faults: string, readonly rangeKm: number | null, readonly updatedAt: string, readonly condition: ReadonlyArray<{ readonly item: ListingCheckItem, readonly grade: ListingGrade }>, readonly photos: ReadonlyArray<{ readonly url: string, readonly width: number, readonly height: number }> } } | null };

export type ListedBatteryFragment = { readonly serialNumber: string, readonly dateManufacture: string, readonly batteryCycle: number, readonly batteryLock: boolean, readonly usedIn: number, readonly firmwareVersion: string, readonly isBoostChargeCapable: boolean };

export type SellableItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type SellableItemsQuery = { readonly sellableItems: ReadonlyArray<{ readonly kind: ListingKind, readonly vin: string | null, readonly batteryNumber: string | null, readonly title: string, readonly colorName: string | null, readonly snapshot: string | null, readonly openListing: string | null, readonly refusal: string | null }> };

export type SendEmailVerificationMutationVariables = Exact<{
  idToken?: string | null | undefined;
  language: Language;
}>;


export type SendEmailVerificationMutation = { readonly customerSendEmailVerification: { readonly success: boolean, readonly errorCode: string | null } };

export type SendListingEnquiryMutationVariables = Exact<{
  param: ListingEnquiryParam;
}>;


export type SendListingEnquiryMutation = { readonly sendListingEnquiry: { readonly success: boolean, readonly errorCode: string | null } };

export type SendOtpMutationVariables = Exact<{
  phoneNumber: string;
  channel: ContactChannel;
  captcha: string;
  language: Language;
}>;


export type SendOtpMutation = { readonly sendOtp: { readonly success: boolean, readonly errorCode: string | null, readonly sessionInfo: string | null, readonly channel: ContactChannel | null, readonly expiresAt: string | null } };

export type ServiceSlotsQueryVariables = Exact<{
  dealerSlug: string;
  day: string;
}>;


export type ServiceSlotsQuery = { readonly serviceSlots: ReadonlyArray<{ readonly startsAt: string, readonly free: number }> };

export type SetCustomerConsentMutationVariables = Exact<{
  purpose: ConsentPurpose;
  granted: boolean;
}>;


export type SetCustomerConsentMutation = { readonly setCustomerConsent: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type SetCustomerDisabledMutationVariables = Exact<{
  customerId: string;
  disabled: boolean;
  reason: string;
}>;


export type SetCustomerDisabledMutation = { readonly setCustomerDisabled: { readonly success: boolean, readonly errorCode: string | null } };

export type SetLeaderboardNameMutationVariables = Exact<{
  vin: string;
  named: boolean;
}>;


export type SetLeaderboardNameMutation = { readonly setLeaderboardName: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type SetNotificationPreferenceMutationVariables = Exact<{
  purpose: NotificationPurpose;
  channel: NotificationChannel;
  wanted: boolean;
}>;


export type SetNotificationPreferenceMutation = { readonly setNotificationPreference: { readonly success: boolean, readonly errorCode: string | null } };

export type SetOrderShippingAddressMutationVariables = Exact<{
  cart: string;
  input: OrderAddressInput;
}>;


export type SetOrderShippingAddressMutation = { readonly setOrderShippingAddress:
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type SetOrderShippingMethodMutationVariables = Exact<{
  cart: string;
  shippingMethodId: string;
}>;


export type SetOrderShippingMethodMutation = { readonly setOrderShippingMethod:
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type SetStaffMemberMutationVariables = Exact<{
  customerId: string;
  roleId?: string | null | undefined;
  placeSlug?: string | null | undefined;
  reason: string;
}>;


export type SetStaffMemberMutation = { readonly setStaffMember: { readonly success: boolean, readonly errorCode: string | null } };

export type SetStationFavouriteMutationVariables = Exact<{
  stationId: string;
  isFavourite: boolean;
  changedAt: string;
}>;


export type SetStationFavouriteMutation = { readonly setStationFavourite: { readonly success: boolean, readonly errorCode: string | null } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { readonly profileCustomer: { readonly id: string, readonly emailAddress: string | null, readonly isGoogleAccount: boolean, readonly persona: string | null, readonly sisapiraStatus: string | null, readonly statusAffiliator: boolean, readonly fatherName: string | null, readonly document: { readonly identityCardNumber: string | null, readonly taxCardNumber: string | null } | null }, readonly signInWays: ReadonlyArray<{ readonly id: string, readonly provider: string, readonly linkedAt: string }>, readonly customerSessions: ReadonlyArray<{ readonly id: string, readonly isCurrent: boolean, readonly device: string | null, readonly region: string | null, readonly beganAt: string, readonly seenAt: string, readonly endsAt: string }>, readonly permissionToUpdateEmailAddress: { readonly success: boolean, readonly message: string, readonly errorCode: string | null, readonly limit: number, readonly remaining: number, readonly nextAt: string | null } };

export type SettingsPapersQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsPapersQuery = { readonly customerPapers: ReadonlyArray<{ readonly kind: PaperKind, readonly state: PaperState, readonly reason: string | null, readonly submittedAt: string | null, readonly decidedAt: string | null, readonly image: string | null }>, readonly documentViews: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly orderNumber: string | null, readonly reason: string, readonly viewedAt: string }> };

export type SettingsRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsRightsQuery = { readonly customerConsents: ReadonlyArray<{ readonly purpose: ConsentPurpose, readonly granted: boolean, readonly history: ReadonlyArray<{ readonly granted: boolean, readonly changedAt: string }> }>, readonly dataExports: ReadonlyArray<{ readonly id: string, readonly requestedAt: string, readonly readyAt: string | null, readonly expiresAt: string | null, readonly url: string | null }>, readonly accountErasure: { readonly obstacles: ReadonlyArray<string>, readonly retained: ReadonlyArray<string> } };

export type SettleListingReportsMutationVariables = Exact<{
  listingId: string;
  lastReport: string;
  verdict: ListingReportVerdict;
}>;


export type SettleListingReportsMutation = { readonly settleListingReports: { readonly success: boolean, readonly errorCode: string | null } };

export type SettleMessageMutationVariables = Exact<{
  id: string;
}>;


export type SettleMessageMutation = { readonly settleMessage: { readonly success: boolean, readonly errorCode: string | null } };

export type SettleOrderAttentionMutationVariables = Exact<{
  id: string;
  note: string;
  expectedVersion: number;
}>;


export type SettleOrderAttentionMutation = { readonly settleOrderAttention:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ShareEvMutationVariables = Exact<{
  vin: string;
  uID: string;
  id: string;
  loanStart?: string | null | undefined;
  loanEnd: string;
  allows: ReadonlyArray<LoanScope> | LoanScope;
  assumes?: ShareAssumption | null | undefined;
}>;


export type ShareEvMutation = { readonly shareEv: { readonly success: boolean, readonly errorCode: string | null, readonly conflict: { readonly endingId: string, readonly endedAt: string, readonly endedBy: LoanEndedBy } | null } };

export type ShareHistoryQueryVariables = Exact<{
  vin: string;
}>;


export type ShareHistoryQuery = { readonly shareEVHistoryList: ReadonlyArray<{ readonly id: string, readonly vin: string, readonly ownerID: string, readonly loanStart: string, readonly loanEnd: string, readonly guestID: string, readonly guestFullname: string, readonly guestPhoneNumber: string | null, readonly endedBy: LoanEndedBy | null }> };

export type ShipOrderMutationVariables = Exact<{
  id: string;
  arrivesOn?: string | null | undefined;
  expectedVersion: number;
}>;


export type ShipOrderMutation = { readonly shipOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type SignContractMutationVariables = Exact<{
  id: string;
  reference: string;
  hash?: string | null | undefined;
  expectedVersion: number;
}>;


export type SignContractMutation = { readonly signContract:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type SparePartDetailQueryVariables = Exact<{
  productCode: string;
  locale?: Locale | null | undefined;
}>;


export type SparePartDetailQuery = { readonly getSparePartDetail: { readonly imgUrls: ReadonlyArray<string>, readonly productDescription: string, readonly id: string, readonly code: string, readonly name: string, readonly price: number, readonly priceList: number, readonly category: string, readonly company: string, readonly productName: string, readonly productSlugs: ReadonlyArray<string>, readonly imgUrl: string | null, readonly isShowButton: boolean, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> } | null };

export type StaffAuditQueryVariables = Exact<{
  about?: string | null | undefined;
  cursor?: string | null | undefined;
  take: number;
}>;


export type StaffAuditQuery = { readonly staffAudit: { readonly next: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly at: string, readonly actorId: string, readonly actorName: string | null, readonly roleId: string | null, readonly operation: string, readonly entity: string | null, readonly entityId: string | null, readonly versionBefore: number | null, readonly versionAfter: number | null, readonly reason: string | null, readonly requestId: string }> } };

export type AuditEntryFragment = { readonly id: string, readonly at: string, readonly actorId: string, readonly actorName: string | null, readonly roleId: string | null, readonly operation: string, readonly entity: string | null, readonly entityId: string | null, readonly versionBefore: number | null, readonly versionAfter: number | null, readonly reason: string | null, readonly requestId: string };

export type StaffRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffRightsQuery = { readonly staffRights: { readonly roleId: string | null, readonly placeSlug: string | null, readonly permissions: ReadonlyArray<string> } };

export type StaffRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffRolesQuery = { readonly staffRoles: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly permissions: ReadonlyArray<string>, readonly isOfPlace: boolean, readonly needsSecondFactor: boolean, readonly version: number, readonly lacking: ReadonlyArray<string> }>, readonly staffMembers: ReadonlyArray<{ readonly customerId: string, readonly name: string, readonly roleId: string | null, readonly placeSlug: string | null, readonly since: string | null, readonly closed: boolean, readonly secondFactor: boolean }> };

export type RoleFragment = { readonly id: string, readonly name: string | null, readonly permissions: ReadonlyArray<string>, readonly isOfPlace: boolean, readonly needsSecondFactor: boolean, readonly version: number, readonly lacking: ReadonlyArray<string> };

export type MemberFragment = { readonly customerId: string, readonly name: string, readonly roleId: string | null, readonly placeSlug: string | null, readonly since: string | null, readonly closed: boolean, readonly secondFactor: boolean };

export type StartPaymentMutationVariables = Exact<{
  id: string;
  method?: string | null | undefined;
  locale: OrderLocale;
  returnPath: string;
}>;


export type StartPaymentMutation = { readonly startPayment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type StationIndexQueryVariables = Exact<{
  page: number;
}>;


export type StationIndexQuery = { readonly stationIndex: { readonly stationIds: ReadonlyArray<string>, readonly totalPages: number } };

export type StationReportPhotosQueryVariables = Exact<{
  key: string;
}>;


export type StationReportPhotosQuery = { readonly stationReportPhotos: ReadonlyArray<{ readonly id: string, readonly url: string, readonly width: number, readonly height: number, readonly kind: StationReportKind, readonly seenAt: string, readonly mine: boolean }> };

export type StockUnitsQueryVariables = Exact<{
  search: string;
  dealer?: string | null | undefined;
  skip: number;
}>;


export type StockUnitsQuery = { readonly stockUnits: { readonly totalItems: number, readonly items: ReadonlyArray<{ readonly id: string, readonly vin: string, readonly motorNumber: string, readonly slug: string, readonly color: string, readonly accent: string | null, readonly battery: string, readonly dealerSlug: string, readonly arrivedAt: string, readonly withdrawnAt: string | null, readonly note: string | null, readonly orderId: string | null }> } };

export type StockRowFragment = { readonly id: string, readonly vin: string, readonly motorNumber: string, readonly slug: string, readonly color: string, readonly accent: string | null, readonly battery: string, readonly dealerSlug: string, readonly arrivedAt: string, readonly withdrawnAt: string | null, readonly note: string | null, readonly orderId: string | null };

export type StuckMessagesQueryVariables = Exact<{
  page?: number | null | undefined;
  locale: Locale;
}>;


export type StuckMessagesQuery = { readonly stuckMessages: { readonly data: ReadonlyArray<{ readonly id: string, readonly channel: NotificationChannel, readonly customerName: string, readonly subject: string, readonly reason: string, readonly tries: number, readonly since: string }>, readonly pagination: { readonly totalPage: number, readonly current: number, readonly totalRecord: number } } };

export type SubmitCustomerDocumentMutationVariables = Exact<{
  kind: PaperKind;
  fileId: string;
}>;


export type SubmitCustomerDocumentMutation = { readonly submitCustomerDocument: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type SubmitFinancingMutationVariables = Exact<{
  orderId: string;
  isMarried: boolean;
  work: FinancingWork;
  hasConsent: boolean;
}>;


export type SubmitFinancingMutation = { readonly submitFinancing:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type SubmitOrpMutationVariables = Exact<{
  vin: string;
  emailAddress: string;
  phoneNumber: string;
}>;


export type SubmitOrpMutation = { readonly submitORP: { readonly success: boolean, readonly errorCode: string | null } };

export type SyncQueryVariables = Exact<{
  scope: SyncScope;
  cursor?: string | null | undefined;
}>;


export type SyncQuery = { readonly sync: { readonly cursor: string, readonly hasMore: boolean, readonly starts: boolean, readonly removed: ReadonlyArray<string>, readonly changes: ReadonlyArray<{ readonly id: string, readonly record: SyncRecord, readonly visibleUntil: string | null, readonly visibleFrom: string | null }> } };

export type TestRideQueryVariables = Exact<{
  manageKey: string;
}>;


export type TestRideQuery = { readonly testRide: { readonly id: string, readonly status: TestRideStatus, readonly state: TestRideState, readonly open: boolean, readonly slotAt: string, readonly endsAt: string, readonly sequence: number, readonly productId: number, readonly productName: string, readonly productSlug: string, readonly dealerSlug: string, readonly location: string, readonly address: string, readonly city: string, readonly timeZone: string, readonly phone: string | null, readonly directions: string, readonly name: string, readonly phoneNumber: string } | null };

export type TestRideCentresQueryVariables = Exact<{
  productId: number;
}>;


export type TestRideCentresQuery = { readonly testRideCentres: ReadonlyArray<string> };

export type TestRideDaysQueryVariables = Exact<{
  dealerSlug: string;
  productId: number;
  from: string;
  days?: number | null | undefined;
}>;


export type TestRideDaysQuery = { readonly testRideDays: ReadonlyArray<{ readonly day: string, readonly slots: ReadonlyArray<{ readonly startsAt: string, readonly free: number }> }> };

export type TestRideDeskQueryVariables = Exact<{
  dealerSlug: string;
  day: string;
  queue: TestRideQueue;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type TestRideDeskQuery = { readonly testRideDesk: { readonly next: string | null, readonly total: number, readonly items: ReadonlyArray<{ readonly id: string, readonly state: TestRideState, readonly slotAt: string, readonly timeZone: string, readonly productName: string, readonly name: string, readonly phoneNumber: string, readonly licence: DrivingLicence | null, readonly survey: ReadonlyArray<string>, readonly byStaff: boolean, readonly note: string | null, readonly moves: ReadonlyArray<TestRideMove> }> } };

export type TransfersQueryVariables = Exact<{ [key: string]: never; }>;


export type TransfersQuery = { readonly transferOwnershipList: ReadonlyArray<{ readonly requesterOdooID: string, readonly name: string, readonly phoneNumber: string | null, readonly ownerName: string, readonly vin: string, readonly productName: string, readonly snapshot: string | null, readonly status: TransferStatus, readonly incoming: boolean, readonly requestedAt: string, readonly expiresAt: string, readonly decidedAt: string | null }> };

export type UnlinkSignInWayMutationVariables = Exact<{
  id: string;
}>;


export type UnlinkSignInWayMutation = { readonly unlinkSignInWay: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type UpdateCustomerAddressMutationVariables = Exact<{
  input: UpdateAddressInput;
}>;


export type UpdateCustomerAddressMutation = { readonly updateCustomerAddress: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type UpdateCustomerPhotoMutationVariables = Exact<{
  fileId?: string | null | undefined;
}>;


export type UpdateCustomerPhotoMutation = { readonly updateCustomerPhoto: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type UpdateCustomerProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateCustomerProfileMutation = { readonly updateCustomerProfile: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type UpdateFatherNameMutationVariables = Exact<{
  fatherName: string;
}>;


export type UpdateFatherNameMutation = { readonly customerUpdateFatherName: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type UpdateIdentityCardNumberMutationVariables = Exact<{
  number: string;
  kind: IdentityKind;
}>;


export type UpdateIdentityCardNumberMutation = { readonly customerUpdateIdentityCardNumber: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type UpdateRegistrationMutationVariables = Exact<{
  id: string;
  item: RegistrationItem;
  progress: RegistrationProgress;
  expectedVersion: number;
}>;


export type UpdateRegistrationMutation = { readonly updateRegistration:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type UpdateSisapiraStatusMutationVariables = Exact<{
  id: string;
  status: SisapiraStatus;
  expectedVersion: number;
}>;


export type UpdateSisapiraStatusMutation = { readonly updateSisapiraStatus:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type UpdateStationPackQueryVariables = Exact<{
  area: StationAreaInput;
  cursor?: string | null | undefined;
}>;


export type UpdateStationPackQuery = { readonly stationPack: { readonly cursor: string, readonly full: boolean, readonly stationIds: ReadonlyArray<string>, readonly stations: ReadonlyArray<StationRecord>, readonly statuses: ReadonlyArray<EvseStatusRecord> } };

export type UpdateTaxCardNumberMutationVariables = Exact<{
  number: string;
}>;


export type UpdateTaxCardNumberMutation = { readonly customerUpdateTaxCardNumber: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type UploadFileMutationVariables = Exact<{
  input: UploadFileInput;
}>;


export type UploadFileMutation = { readonly uploadFile: { readonly urlFile: string | null, readonly status: { readonly success: boolean, readonly errorCode: string | null } } };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { readonly customerVerifyEmail: { readonly success: boolean, readonly errorCode: string | null } };

export type VerifyNewEmailQueryVariables = Exact<{
  email: string;
}>;


export type VerifyNewEmailQuery = { readonly customerVefifyNewEmail: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type VerifyOtpMutationVariables = Exact<{
  sessionInfo: string;
  otpCode: string;
}>;


export type VerifyOtpMutation = { readonly verifyOtp: { readonly success: boolean, readonly errorCode: string | null } };

export type VerifyOtpFromEmailMutationVariables = Exact<{
  otpCode: string;
}>;


export type VerifyOtpFromEmailMutation = { readonly verifyOtpFromEmail: { readonly success: boolean, readonly errorCode: string | null, readonly status: EmailVerificationStatus } };

export type WithdrawComplaintMutationVariables = Exact<{
  orderId: string;
}>;


export type WithdrawComplaintMutation = { readonly withdrawComplaint:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type WithdrawInstallmentMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawInstallmentMutation = { readonly withdrawInstallment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type WithdrawOrderMutationVariables = Exact<{
  id: string;
  reason: StaffCancellationReason;
  note?: string | null | undefined;
  expectedVersion: number;
}>;


export type WithdrawOrderMutation = { readonly withdrawOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type WithdrawPayoutMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type WithdrawPayoutMutation = { readonly withdrawPayout: { readonly success: boolean, readonly errorCode: string | null } };

export type WithdrawUnitMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type WithdrawUnitMutation = { readonly withdrawUnit:
    | { readonly __typename: 'StockChanged', readonly count: number }
    | { readonly __typename: 'StockRefusal', readonly errorCode: string, readonly limit: number | null, readonly faults: ReadonlyArray<{ readonly row: number, readonly field: string, readonly key: string }> }
   };

export const AcceptRoadsideAssistanceDocument: TrustedDocument<AcceptRoadsideAssistanceMutation, AcceptRoadsideAssistanceMutationVariables> = {
  __meta__: { name: 'AcceptRoadsideAssistance', hash: 'sha256:1b2448a55d1804c563854004f06f982ea75497337b67ea0441a434ecbc9023bd' },
};
export const AcceptShareEvDocument: TrustedDocument<AcceptShareEvMutation, AcceptShareEvMutationVariables> = {
  __meta__: { name: 'AcceptShareEv', hash: 'sha256:15cd9270fb52f8ab8a77a4ea875bf85a89ed1dcb8a91d52c1ae16111c5dda813' },
};
export const ActiveOrderDocument: TrustedDocument<ActiveOrderQuery, ActiveOrderQueryVariables> = {
  __meta__: { name: 'ActiveOrder', hash: 'sha256:1431c0838f4b2d304d3b3d1c012e4bfbdfc7fc3085dd091bc6bd18d7bc20be9b' },
};
export const AddCountClickDocument: TrustedDocument<AddCountClickMutation, AddCountClickMutationVariables> = {
  __meta__: { name: 'AddCountClick', hash: 'sha256:345895e5e42d867af8407fe5af6f133808d30a6ce3fa08438334b11ea7cc4c46' },
};
export const AddFinancingDocumentDocument: TrustedDocument<AddFinancingDocumentMutation, AddFinancingDocumentMutationVariables> = {
  __meta__: { name: 'AddFinancingDocument', hash: 'sha256:2d41362c07d2654fa04fdf7e4d9f55702cd42895890b8045e070e2b3a87112a2' },
};
export const AddItemToOrderDocument: TrustedDocument<AddItemToOrderMutation, AddItemToOrderMutationVariables> = {
  __meta__: { name: 'AddItemToOrder', hash: 'sha256:6717023a6c616cf0a95f5a196e350b1848c1514854eb93bc7d50e7b96600ee2a' },
};
export const AddOrderNoteDocument: TrustedDocument<AddOrderNoteMutation, AddOrderNoteMutationVariables> = {
  __meta__: { name: 'AddOrderNote', hash: 'sha256:50c7a03499af71a32429bb6e14a2b1710dd4c177f8b618deee4a51d926d09d85' },
};
export const AddPaymentToOrderDocument: TrustedDocument<AddPaymentToOrderMutation, AddPaymentToOrderMutationVariables> = {
  __meta__: { name: 'AddPaymentToOrder', hash: 'sha256:b812d2e10d3162422a1a8d6d6a7e5d874b5ffb4f012d3b2df005700a4c3aac3b' },
};
export const AddUnitsDocument: TrustedDocument<AddUnitsMutation, AddUnitsMutationVariables> = {
  __meta__: { name: 'AddUnits', hash: 'sha256:e8e417c5e554f3730e3e18288396d373832d4dae5d5b2e32444d86e45a216303' },
};
export const AdjustOrderLineDocument: TrustedDocument<AdjustOrderLineMutation, AdjustOrderLineMutationVariables> = {
  __meta__: { name: 'AdjustOrderLine', hash: 'sha256:b72da0e2d164668ec3bafa16caaae9793668a5698e919f5d346c4d10ac195c45' },
};
export const AffiliateDeskDocument: TrustedDocument<AffiliateDeskQuery, AffiliateDeskQueryVariables> = {
  __meta__: { name: 'AffiliateDesk', hash: 'sha256:4c6928d55fec717a0671b4e3de41ffe22b6a087dcea6d381c4d164c5bc23119f' },
};
export const AffixMeteraiDocument: TrustedDocument<AffixMeteraiMutation, AffixMeteraiMutationVariables> = {
  __meta__: { name: 'AffixMeterai', hash: 'sha256:b1c4097f7695c1cca0e97d951d985d2312dbe3b41839b2fc2d7d8c1710446dcd' },
};
export const AllocateOrderDocument: TrustedDocument<AllocateOrderMutation, AllocateOrderMutationVariables> = {
  __meta__: { name: 'AllocateOrder', hash: 'sha256:c171f5f023f8b9bd017f48ea0361c1bbb56123423ffb7eec24c8d82cd4eee72d' },
};
export const AnswerComplaintDocument: TrustedDocument<AnswerComplaintMutation, AnswerComplaintMutationVariables> = {
  __meta__: { name: 'AnswerComplaint', hash: 'sha256:c6be518fc17cbd9c4f9445f87f5effe5b4b4ae30ce6c3cc21004cd7569055044' },
};
export const ApplyCouponCodeDocument: TrustedDocument<ApplyCouponCodeMutation, ApplyCouponCodeMutationVariables> = {
  __meta__: { name: 'ApplyCouponCode', hash: 'sha256:fcdd13469d993f0d5fd18471826d0606bd8a96db804e7148f6a8b419965d3247' },
};
export const ApproveInstallmentDocument: TrustedDocument<ApproveInstallmentMutation, ApproveInstallmentMutationVariables> = {
  __meta__: { name: 'ApproveInstallment', hash: 'sha256:554cd65429a264469aeabd161c8be855bb2706a45cf9a0ee3c5f9f33f062e718' },
};
export const ApprovePayoutDocument: TrustedDocument<ApprovePayoutMutation, ApprovePayoutMutationVariables> = {
  __meta__: { name: 'ApprovePayout', hash: 'sha256:1b9f9f483547a114f0c3982516fc43bfb7e7fc95a6eeafb251ea23a28b42c280' },
};
export const ApproveRefundDocument: TrustedDocument<ApproveRefundMutation, ApproveRefundMutationVariables> = {
  __meta__: { name: 'ApproveRefund', hash: 'sha256:4e7d01f45d51ae8c3b3007c274301adcc0f4c00f6d80220162ff6a1d9a207231' },
};
export const ApproveTransferDocument: TrustedDocument<ApproveTransferMutation, ApproveTransferMutationVariables> = {
  __meta__: { name: 'ApproveTransfer', hash: 'sha256:cbbc4220c26404d34fd8700c5324538f0e5323db99e1649db23fcdd87e233047' },
};
export const AutoLoginByPhoneNumberDocument: TrustedDocument<AutoLoginByPhoneNumberMutation, AutoLoginByPhoneNumberMutationVariables> = {
  __meta__: { name: 'AutoLoginByPhoneNumber', hash: 'sha256:958ae451c38b56759034802181416de0575f5da4077373291ed798890da16b7d' },
};
export const BankAccountOrpDocument: TrustedDocument<BankAccountOrpMutation, BankAccountOrpMutationVariables> = {
  __meta__: { name: 'BankAccountOrp', hash: 'sha256:d83b873123109556d2bf04930887ef7aee90af5c541557612fb750416887d0d1' },
};
export const BatteryDetailsDocument: TrustedDocument<BatteryDetailsQuery, BatteryDetailsQueryVariables> = {
  __meta__: { name: 'BatteryDetails', hash: 'sha256:3fd10cacd3e41b7d89b499db933fe8fad9eb5f7359d5e72f96359f3511875e71' },
};
export const BookServiceDocument: TrustedDocument<BookServiceMutation, BookServiceMutationVariables> = {
  __meta__: { name: 'BookService', hash: 'sha256:1bb4f16ff759e6df4d29b3ab87a145863fe23e5e2f91a270b2fec395daf40852' },
};
export const BookTestRideDocument: TrustedDocument<BookTestRideMutation, BookTestRideMutationVariables> = {
  __meta__: { name: 'BookTestRide', hash: 'sha256:e7f289659830f621d33345733b586706208746bbf5bbe6d18c196105802128d1' },
};
export const CancelOrderDocument: TrustedDocument<CancelOrderMutation, CancelOrderMutationVariables> = {
  __meta__: { name: 'CancelOrder', hash: 'sha256:8b04d665f30940280f80107c707a6fd20efce3857afc116915f61fadfff4594a' },
};
export const CancelServiceBookingDocument: TrustedDocument<CancelServiceBookingMutation, CancelServiceBookingMutationVariables> = {
  __meta__: { name: 'CancelServiceBooking', hash: 'sha256:430c043225b49de0d2d8105c9c338e467464833a3f966514813675f08765739c' },
};
export const CancelTestRideDocument: TrustedDocument<CancelTestRideMutation, CancelTestRideMutationVariables> = {
  __meta__: { name: 'CancelTestRide', hash: 'sha256:2505e7f82bc076b94a9be7fdc16a427e05fc613f612098acc794bfdb8cac9683' },
};
export const CancelTransferDocument: TrustedDocument<CancelTransferMutation, CancelTransferMutationVariables> = {
  __meta__: { name: 'CancelTransfer', hash: 'sha256:e063ba1ab857032ece23d5022b5ac965dc736560e5ecb01ac593f0bb6aab3ef5' },
};
export const CancellationDocument: TrustedDocument<CancellationQuery, CancellationQueryVariables> = {
  __meta__: { name: 'Cancellation', hash: 'sha256:00eac75090964a569c94eaed1edda031ae0cf737089b9f4565868341bb8c92b4' },
};
export const ChangePaymentOptionDocument: TrustedDocument<ChangePaymentOptionMutation, ChangePaymentOptionMutationVariables> = {
  __meta__: { name: 'ChangePaymentOption', hash: 'sha256:f68bc067fd90e1c4afdd4f293515fca6f90ae1b01711b0c85e9638490a55622a' },
};
export const ChargingStationDetailDocument: TrustedDocument<ChargingStationDetailQuery, ChargingStationDetailQueryVariables> = {
  __meta__: { name: 'ChargingStationDetail', hash: 'sha256:da14d2e30c71840c831fb839d40d6c536f986d3e6f1f2b3e045e3673ef1c0d59' },
};
export const ChargingStationNearbyDocument: TrustedDocument<ChargingStationNearbyQuery, ChargingStationNearbyQueryVariables> = {
  __meta__: { name: 'ChargingStationNearby', hash: 'sha256:dab9d158e4c9fef36d3bdf79eb1382516be06127ae81570a235d385357dd4b3f' },
};
export const CheckBatteryDocument: TrustedDocument<CheckBatteryQuery, CheckBatteryQueryVariables> = {
  __meta__: { name: 'CheckBattery', hash: 'sha256:3e99e2e5c908831dc8f1f690e9e73d3f3dae1833281d60de2670a3cd64201de5' },
};
export const CheckEmailIsFreeDocument: TrustedDocument<CheckEmailIsFreeMutation, CheckEmailIsFreeMutationVariables> = {
  __meta__: { name: 'CheckEmailIsFree', hash: 'sha256:138df34c125a49d00fea1e5830495e34ad7105c501a5808345740474c3f011a9' },
};
export const CheckLimitRegisCustomerOrpaDocument: TrustedDocument<CheckLimitRegisCustomerOrpaQuery, CheckLimitRegisCustomerOrpaQueryVariables> = {
  __meta__: { name: 'CheckLimitRegisCustomerOrpa', hash: 'sha256:27715c39f3f9426fcfdf8c5d57e80de2f68445bf3b82e610523daa50328638b9' },
};
export const CheckPaymentDocument: TrustedDocument<CheckPaymentMutation, CheckPaymentMutationVariables> = {
  __meta__: { name: 'CheckPayment', hash: 'sha256:78113afd69e1fa6a164c6456824e324fcb83fee332ee93d709d5806ce6a5ac48' },
};
export const CheckPhoneIsFreeDocument: TrustedDocument<CheckPhoneIsFreeMutation, CheckPhoneIsFreeMutationVariables> = {
  __meta__: { name: 'CheckPhoneIsFree', hash: 'sha256:78266235269df0c9a8c259a0ac1608519783eddee995d7e17be2d24683e7eda7' },
};
export const ClaimTaskDocument: TrustedDocument<ClaimTaskMutation, ClaimTaskMutationVariables> = {
  __meta__: { name: 'ClaimTask', hash: 'sha256:82d4e96444b5d45e19e8f52dbf607711579bb6d7dea65f061986883488348d75' },
};
export const CloseOrpDocument: TrustedDocument<CloseOrpMutation, CloseOrpMutationVariables> = {
  __meta__: { name: 'CloseOrp', hash: 'sha256:204cc1f27985c8e6fedbc35c167db622831e6606e9563d3d1d5fc0bc6e28bb14' },
};
export const CommissionDeskDocument: TrustedDocument<CommissionDeskQuery, CommissionDeskQueryVariables> = {
  __meta__: { name: 'CommissionDesk', hash: 'sha256:9fd8a8bda26210b2b8b69a6f17a57b8ce9f1b48b7a615bd1dd61bb73a2b38887' },
};
export const CompleteOrderDetailsDocument: TrustedDocument<CompleteOrderDetailsMutation, CompleteOrderDetailsMutationVariables> = {
  __meta__: { name: 'CompleteOrderDetails', hash: 'sha256:5a2a5d5e7a316c32903bfc4fb63b1a123ddebea75fa03c0b82ffae9525104572' },
};
export const CompleteRoadsideAssistanceDocument: TrustedDocument<CompleteRoadsideAssistanceMutation, CompleteRoadsideAssistanceMutationVariables> = {
  __meta__: { name: 'CompleteRoadsideAssistance', hash: 'sha256:573c4b609e9ddfa7f69e378dd8fa3e416b8e64a9e3c10c9f86bbed38b7b793e1' },
};
export const ConfirmReceivedDocument: TrustedDocument<ConfirmReceivedMutation, ConfirmReceivedMutationVariables> = {
  __meta__: { name: 'ConfirmReceived', hash: 'sha256:43bf4c825acba22d8acd31f2d3e116263def9557a7872127fdedcbd848a0516a' },
};
export const ConfirmRefundDocument: TrustedDocument<ConfirmRefundMutation, ConfirmRefundMutationVariables> = {
  __meta__: { name: 'ConfirmRefund', hash: 'sha256:48ef253aad100aad491274f4186c4db2dbf9da05c5ffbec6f373eb2b2fc482c8' },
};
export const CorrectCommissionDocument: TrustedDocument<CorrectCommissionMutation, CorrectCommissionMutationVariables> = {
  __meta__: { name: 'CorrectCommission', hash: 'sha256:5ce434b8037d56a0ea83f61963eef931039acb6d50452ad25a8720f41e6f6bc5' },
};
export const CreateBookingByPsDocument: TrustedDocument<CreateBookingByPsMutation, CreateBookingByPsMutationVariables> = {
  __meta__: { name: 'CreateBookingByPs', hash: 'sha256:653f9264a796077d39a62b6749b9e53556fa8b895664fcc3be26451ba26af484' },
};
export const CreateTransferDocument: TrustedDocument<CreateTransferMutation, CreateTransferMutationVariables> = {
  __meta__: { name: 'CreateTransfer', hash: 'sha256:175310eb31fb778a0ad06cbd712aa909a2082676a5c4f41634f972384025840c' },
};
export const CustomerAccountDocument: TrustedDocument<CustomerAccountQuery, CustomerAccountQueryVariables> = {
  __meta__: { name: 'CustomerAccount', hash: 'sha256:7bfc7709f7896a5d5cccd4cebcfeb0c8fbb3f2a5f821c37fe418904984a15fe3' },
};
export const CustomerEditEmailAddressDocument: TrustedDocument<CustomerEditEmailAddressMutation, CustomerEditEmailAddressMutationVariables> = {
  __meta__: { name: 'CustomerEditEmailAddress', hash: 'sha256:8155a09087953edca68df2af05e7e3ffba83f918b6837176e3ce061a70b09d8c' },
};
export const CustomerSearchDocument: TrustedDocument<CustomerSearchQuery, CustomerSearchQueryVariables> = {
  __meta__: { name: 'CustomerSearch', hash: 'sha256:0ee25b767c2cf299967014270842a939f33ce56fad32ec2f0628d693fad13279' },
};
export const DataOrpDocument: TrustedDocument<DataOrpQuery, DataOrpQueryVariables> = {
  __meta__: { name: 'DataOrp', hash: 'sha256:0684c51f8a7227858b788c2c8354a40cdb2c5eb5c032bf9d4f0e1c53d2d9021f' },
};
export const DecideAffiliateDocument: TrustedDocument<DecideAffiliateMutation, DecideAffiliateMutationVariables> = {
  __meta__: { name: 'DecideAffiliate', hash: 'sha256:976c2d42f7800167b20e210c76432c217325b111b19e255316339a5dcb52035e' },
};
export const DecideCommissionDocument: TrustedDocument<DecideCommissionMutation, DecideCommissionMutationVariables> = {
  __meta__: { name: 'DecideCommission', hash: 'sha256:cdb15ed5c2595cf88e8268dc4f844ef43fbf8ef19cafcadda2ae8befdbf61c3f' },
};
export const DecideCustomerDocumentDocument: TrustedDocument<DecideCustomerDocumentMutation, DecideCustomerDocumentMutationVariables> = {
  __meta__: { name: 'DecideCustomerDocument', hash: 'sha256:684f14cd75f6a59c71b0deff35d7cb879f743ad0838a3f36aeb16546c8781918' },
};
export const DeclineShareEvDocument: TrustedDocument<DeclineShareEvMutation, DeclineShareEvMutationVariables> = {
  __meta__: { name: 'DeclineShareEv', hash: 'sha256:4637f56c5177c87846c3aa9afe2e0f1667e4bccde96028d3cd2ca73692b7bca2' },
};
export const DeliverOrderDocument: TrustedDocument<DeliverOrderMutation, DeliverOrderMutationVariables> = {
  __meta__: { name: 'DeliverOrder', hash: 'sha256:484408ca78685f86e24b6d0be52a8dc6a9f8a9fb24833c80d45b54442209d9fd' },
};
export const DenyTransferDocument: TrustedDocument<DenyTransferMutation, DenyTransferMutationVariables> = {
  __meta__: { name: 'DenyTransfer', hash: 'sha256:bb324df854d40c2cd9c27e1cc8e7094cd9c39b73f1abe272b354f2e6dc6f3cb0' },
};
export const DepartRoadsideAssistanceDocument: TrustedDocument<DepartRoadsideAssistanceMutation, DepartRoadsideAssistanceMutationVariables> = {
  __meta__: { name: 'DepartRoadsideAssistance', hash: 'sha256:a6577a866d81836d90ad2e540eb1f0f0d13040e494b15a7142cc84755b1784d8' },
};
export const DeskQueueDocument: TrustedDocument<DeskQueueQuery, DeskQueueQueryVariables> = {
  __meta__: { name: 'DeskQueue', hash: 'sha256:b97b5de54e0f58d1f41be120b710a11cab70cdec9a91f606c2932173c7fe59c7' },
};
export const DeskQueuesDocument: TrustedDocument<DeskQueuesQuery, DeskQueuesQueryVariables> = {
  __meta__: { name: 'DeskQueues', hash: 'sha256:f638d39a016fd82a9a35e15fdfb03d8710983bb17f25b0d4ef7e83f3f5ead539' },
};
export const EligibleShippingMethodsDocument: TrustedDocument<EligibleShippingMethodsQuery, EligibleShippingMethodsQueryVariables> = {
  __meta__: { name: 'EligibleShippingMethods', hash: 'sha256:9435b83a336a835fecae316281e72a3eebdb2def88cfd2ce5b8ce9e878ffbb02' },
};
export const EndCustomerSessionsDocument: TrustedDocument<EndCustomerSessionsMutation, EndCustomerSessionsMutationVariables> = {
  __meta__: { name: 'EndCustomerSessions', hash: 'sha256:a9785f599b9e6a9a16f5af2d6a0774a46b7a6c7ae903b2e8353ef5ac94021af7' },
};
export const EndOtherSessionsDocument: TrustedDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> = {
  __meta__: { name: 'EndOtherSessions', hash: 'sha256:7cea50da7d9ad6a37da4f368978ecb8ab4a7ca1a9c87d90f490569dbcda533a5' },
};
export const EndSessionDocument: TrustedDocument<EndSessionMutation, EndSessionMutationVariables> = {
  __meta__: { name: 'EndSession', hash: 'sha256:feff7ff903f084d53c28ced6b6a2761d34e7a284f71e2adf88b5624dac7ec5f9' },
};
export const EndUndeliveredDocument: TrustedDocument<EndUndeliveredMutation, EndUndeliveredMutationVariables> = {
  __meta__: { name: 'EndUndelivered', hash: 'sha256:9d1e35386d29c10047b2458443115a0f1bcfeed70f8bae63bf01acd7ff0dced6' },
};
export const EnterRegistrationCostDocument: TrustedDocument<EnterRegistrationCostMutation, EnterRegistrationCostMutationVariables> = {
  __meta__: { name: 'EnterRegistrationCost', hash: 'sha256:4b9d3e7e60b9b0f6c845baa12fbd18afff2ba0285aa5d51bd54d545f137f08e5' },
};
export const EraseAccountDocument: TrustedDocument<EraseAccountMutation, EraseAccountMutationVariables> = {
  __meta__: { name: 'EraseAccount', hash: 'sha256:bda1952d9520d9ae0dfdd4e1fee331e495080ab81777b186fae70138e8fc7719' },
};
export const ExperienceCentersDocument: TrustedDocument<ExperienceCentersQuery, ExperienceCentersQueryVariables> = {
  __meta__: { name: 'ExperienceCenters', hash: 'sha256:8c9790be327d1f36a698f3568b32259a1cdf279e7e90bb3dfd5d20b29c3b8f60' },
};
export const ExportStaffAuditDocument: TrustedDocument<ExportStaffAuditMutation, ExportStaffAuditMutationVariables> = {
  __meta__: { name: 'ExportStaffAudit', hash: 'sha256:b99833fe4deb5e052967d702d3da740df2bd150175a8656457272c84b4b80700' },
};
export const GuestBookDocument: TrustedDocument<GuestBookMutation, GuestBookMutationVariables> = {
  __meta__: { name: 'GuestBook', hash: 'sha256:446c28235b6dd4ff4daaa8a7ca7a5171336f5e68550c139344d58a35b578e197' },
};
export const HideReportPhotoDocument: TrustedDocument<HideReportPhotoMutation, HideReportPhotoMutationVariables> = {
  __meta__: { name: 'HideReportPhoto', hash: 'sha256:57daf1763c894f1633bdf95d0ecf0bcc3003bd563f96f7fb328c846a28a18499' },
};
export const HoldTestRideDocument: TrustedDocument<HoldTestRideMutation, HoldTestRideMutationVariables> = {
  __meta__: { name: 'HoldTestRide', hash: 'sha256:b3da9dbe3acee2829272466fd8f501a184684ba7d8201a50089adf6a279f4730' },
};
export const InsertDataLeadsDocument: TrustedDocument<InsertDataLeadsMutation, InsertDataLeadsMutationVariables> = {
  __meta__: { name: 'InsertDataLeads', hash: 'sha256:11dfff341ce368292d213025460ee6a25b2b91a06f26d0a893775863634f67a3' },
};
export const InsertQueryLogsDocument: TrustedDocument<InsertQueryLogsMutation, InsertQueryLogsMutationVariables> = {
  __meta__: { name: 'InsertQueryLogs', hash: 'sha256:0ea762ceffdb60b103fcb2cb278821f2eed61d2130f27b08728b0094aea9268f' },
};
export const InsertSubscriptionDocument: TrustedDocument<InsertSubscriptionMutation, InsertSubscriptionMutationVariables> = {
  __meta__: { name: 'InsertSubscription', hash: 'sha256:dfbbc41bd2b6e84bc01117a84c2859a761c21b2c2ce17d13cb2c7bf6108aab7e' },
};
export const IsEmailVerifiedDocument: TrustedDocument<IsEmailVerifiedQuery, IsEmailVerifiedQueryVariables> = {
  __meta__: { name: 'IsEmailVerified', hash: 'sha256:0e391b053975599b0b0cdd2699c2dd58a1d325dc0277cc81b1907b8f95a385a5' },
};
export const LeaderboardDocument: TrustedDocument<LeaderboardQuery, LeaderboardQueryVariables> = {
  __meta__: { name: 'Leaderboard', hash: 'sha256:9110ca42ef15ea28ca731551004bcb87d8ef10fc3d8ab97aec7da0d48ed0e378' },
};
export const ListingEnquiriesDocument: TrustedDocument<ListingEnquiriesQuery, ListingEnquiriesQueryVariables> = {
  __meta__: { name: 'ListingEnquiries', hash: 'sha256:d97434370cf4e6374e18628f93961aea4af23e560a304ddc8f6ce44c439602c6' },
};
export const LocationDetailDocument: TrustedDocument<LocationDetailQuery, LocationDetailQueryVariables> = {
  __meta__: { name: 'LocationDetail', hash: 'sha256:a8c923d2298b6d6a1293e0a8c21e2da8c24e30783af74df53b10ea9963f5d0ad' },
};
export const MergeCartDocument: TrustedDocument<MergeCartMutation, MergeCartMutationVariables> = {
  __meta__: { name: 'MergeCart', hash: 'sha256:2d692ff9469081a1e78fdbf79bf34bcc88c7cd4d4caf96aaf6fba32f90d50295' },
};
export const MoveListingDocument: TrustedDocument<MoveListingMutation, MoveListingMutationVariables> = {
  __meta__: { name: 'MoveListing', hash: 'sha256:c7dd91f4bb687bda6272ddfb206b1a47f37537e9d14c73fe3970b7e9ab2b7279' },
};
export const MoveTestRideDocument: TrustedDocument<MoveTestRideMutation, MoveTestRideMutationVariables> = {
  __meta__: { name: 'MoveTestRide', hash: 'sha256:1ef1b040db6a5718f0c75244a0a5bdff87dc5f8102ff1f75e5433840734908c1' },
};
export const NotificationPreferencesDocument: TrustedDocument<NotificationPreferencesQuery, NotificationPreferencesQueryVariables> = {
  __meta__: { name: 'NotificationPreferences', hash: 'sha256:9503176d2fbe580c3cdd8c9fddb92cce313b8a256394df6f4c93f9ce1270b850' },
};
export const OpenComplaintDocument: TrustedDocument<OpenComplaintMutation, OpenComplaintMutationVariables> = {
  __meta__: { name: 'OpenComplaint', hash: 'sha256:075e742d537795ea8391b664a1faf6ae87abe198328af7b84d752d7aca3d849a' },
};
export const OrderByCodeDocument: TrustedDocument<OrderByCodeQuery, OrderByCodeQueryVariables> = {
  __meta__: { name: 'OrderByCode', hash: 'sha256:f7234f24e544085227336e3b1070a86c92a2174258091d8525ffdd49d2b7eef9' },
};
export const OrderDeskDocument: TrustedDocument<OrderDeskQuery, OrderDeskQueryVariables> = {
  __meta__: { name: 'OrderDesk', hash: 'sha256:5ebde768f0eb0e5b322a7970dac9e433e3ec9c02a305024df87889d6488820e8' },
};
export const OrderDeskOrderDocument: TrustedDocument<OrderDeskOrderQuery, OrderDeskOrderQueryVariables> = {
  __meta__: { name: 'OrderDeskOrder', hash: 'sha256:2211a3749d59f5fc4d1c69abe2b1099d877795375b091182699fdb1874f25b45' },
};
export const OrpChartDocument: TrustedDocument<OrpChartQuery, OrpChartQueryVariables> = {
  __meta__: { name: 'OrpChart', hash: 'sha256:ff668f58c0d973e03194a5b028d8e6a8c58143e434cb1fff1d156b9ac16875ca' },
};
export const OrpFinanceDocument: TrustedDocument<OrpFinanceQuery, OrpFinanceQueryVariables> = {
  __meta__: { name: 'OrpFinance', hash: 'sha256:148665617915f4b779f89404e5588660787a02fb76a8f289d894c67660781be4' },
};
export const OrpStandingDocument: TrustedDocument<OrpStandingQuery, OrpStandingQueryVariables> = {
  __meta__: { name: 'OrpStanding', hash: 'sha256:b77a11619cf34a1a5109722afc86a51e65446a19b597880336b571f9b6eae3e4' },
};
export const OwnerAddressDocument: TrustedDocument<OwnerAddressQuery, OwnerAddressQueryVariables> = {
  __meta__: { name: 'OwnerAddress', hash: 'sha256:7be174f3f0825483100761e4256950570da770049e7e86fc76130c3a2f61580f' },
};
export const OwnerContactDocument: TrustedDocument<OwnerContactQuery, OwnerContactQueryVariables> = {
  __meta__: { name: 'OwnerContact', hash: 'sha256:67dc4931bd69c46aef0fc17e7ae785c6222498cb37fd1d240ec3003519829f0b' },
};
export const OwnsMotorcyclesDocument: TrustedDocument<OwnsMotorcyclesQuery, OwnsMotorcyclesQueryVariables> = {
  __meta__: { name: 'OwnsMotorcycles', hash: 'sha256:e287d4f23c16fcf32ce403d80ef07ce36a7216520d8cf673632fbc0b7426fc2b' },
};
export const PapersInReviewDocument: TrustedDocument<PapersInReviewQuery, PapersInReviewQueryVariables> = {
  __meta__: { name: 'PapersInReview', hash: 'sha256:d8720f1eed311fb99f2cfe14428ffc820efaebaa421da3349ed113e7a992123d' },
};
export const PayDownPaymentDocument: TrustedDocument<PayDownPaymentMutation, PayDownPaymentMutationVariables> = {
  __meta__: { name: 'PayDownPayment', hash: 'sha256:9c7c233047c570b3e94d8a4ee6bd9220aa61edc91f602ae44cf521e26febd48e' },
};
export const PayHelpDifferenceDocument: TrustedDocument<PayHelpDifferenceMutation, PayHelpDifferenceMutationVariables> = {
  __meta__: { name: 'PayHelpDifference', hash: 'sha256:51d2ee768461ccc09db9f3102253103f6ca9cfab28d4cfc626598e593473117f' },
};
export const PayPayoutDocument: TrustedDocument<PayPayoutMutation, PayPayoutMutationVariables> = {
  __meta__: { name: 'PayPayout', hash: 'sha256:8ec180560bc47474f2d7e5fc406e9afdef19536f79976b3538ae56d984f6509f' },
};
export const PayoutDeskDocument: TrustedDocument<PayoutDeskQuery, PayoutDeskQueryVariables> = {
  __meta__: { name: 'PayoutDesk', hash: 'sha256:0175bf27c70c3a2af7880147065f652e32d4ae165d88ce824bc50bed54cc3bc0' },
};
export const PlaceListDocument: TrustedDocument<PlaceListQuery, PlaceListQueryVariables> = {
  __meta__: { name: 'PlaceList', hash: 'sha256:956e54e79957522c90ab7272623d71f81d31eb40c2441ffe370449343bf2f9d8' },
};
export const PlaceOrderDocument: TrustedDocument<PlaceOrderMutation, PlaceOrderMutationVariables> = {
  __meta__: { name: 'PlaceOrder', hash: 'sha256:5382f7b3d612999908e3eda6dbfed19a8c9eab8f82ef8aa390c1434a45fba1c2' },
};
export const PlaceOrderForCustomerDocument: TrustedDocument<PlaceOrderForCustomerMutation, PlaceOrderForCustomerMutationVariables> = {
  __meta__: { name: 'PlaceOrderForCustomer', hash: 'sha256:131cc31ee43a116e195944ba507310727da28f7bada7c1ad959e9c6146da3566' },
};
export const PreparePayoutDocument: TrustedDocument<PreparePayoutMutation, PreparePayoutMutationVariables> = {
  __meta__: { name: 'PreparePayout', hash: 'sha256:2f4bcffcf595d01e23852778ea5784e5d3f1b82f15b7e9f3f0098279a43ec9a4' },
};
export const PriceListDocument: TrustedDocument<PriceListQuery, PriceListQueryVariables> = {
  __meta__: { name: 'PriceList', hash: 'sha256:770016ff4c3a9417468e48df947749d7ac3a4bfd0984827c0791255563fc2d54' },
};
export const ProcessOrderDocument: TrustedDocument<ProcessOrderMutation, ProcessOrderMutationVariables> = {
  __meta__: { name: 'ProcessOrder', hash: 'sha256:61052c0e2daa7bc0385353def4887d9e9e40f34be7b842e0833761d9c93028b3' },
};
export const ProfileDocument: TrustedDocument<ProfileQuery, ProfileQueryVariables> = {
  __meta__: { name: 'Profile', hash: 'sha256:de73cc24742c2767c88c52217b37521e94b3c80f897ded511ef1f1fed33ed53c' },
};
export const QuoteOrderDocument: TrustedDocument<QuoteOrderQuery, QuoteOrderQueryVariables> = {
  __meta__: { name: 'QuoteOrder', hash: 'sha256:842f726cfadeac3a5668f7d88880e3adecc68a9a155108cd0dcc5378458470b2' },
};
export const ReadListingEnquiriesDocument: TrustedDocument<ReadListingEnquiriesMutation, ReadListingEnquiriesMutationVariables> = {
  __meta__: { name: 'ReadListingEnquiries', hash: 'sha256:514498a432de5f34d9cb36e41fa8188e671d91607f2fa5f1296b5d8d453cead2' },
};
export const ReadNotificationsDocument: TrustedDocument<ReadNotificationsMutation, ReadNotificationsMutationVariables> = {
  __meta__: { name: 'ReadNotifications', hash: 'sha256:1959e930f2a0b53012c7d573bf49840397f736987e1fb43073878dd39980ce59' },
};
export const ReceiptByCodeDocument: TrustedDocument<ReceiptByCodeQuery, ReceiptByCodeQueryVariables> = {
  __meta__: { name: 'ReceiptByCode', hash: 'sha256:f62dbf3f7b5863178164ad2529225cb3f45866677ce25047e4e3d2ecdab1f12c' },
};
export const RegisterDocument: TrustedDocument<RegisterMutation, RegisterMutationVariables> = {
  __meta__: { name: 'Register', hash: 'sha256:257ac0c04f38ef3d02c59539a11af7ff282c4a7f33d03c35aaab00a70e5b96ce' },
};
export const RegisterWithGoogleDocument: TrustedDocument<RegisterWithGoogleMutation, RegisterWithGoogleMutationVariables> = {
  __meta__: { name: 'RegisterWithGoogle', hash: 'sha256:2a39f9a65e27e181254d49c128454ecd7b3b78ee550762ea5e2b17351a23372d' },
};
export const RejectContractDocument: TrustedDocument<RejectContractMutation, RejectContractMutationVariables> = {
  __meta__: { name: 'RejectContract', hash: 'sha256:cbc6f723b827dcfd0570389fc4b093e05e34f5209e928dc84da08a95c481a6b8' },
};
export const RejectInstallmentDocument: TrustedDocument<RejectInstallmentMutation, RejectInstallmentMutationVariables> = {
  __meta__: { name: 'RejectInstallment', hash: 'sha256:4fadb000869cbcb9f2906871447906193bfc4bb2be9642f3c9ebc78201cf4017' },
};
export const ReleaseTaskDocument: TrustedDocument<ReleaseTaskMutation, ReleaseTaskMutationVariables> = {
  __meta__: { name: 'ReleaseTask', hash: 'sha256:7c391f7ceb03947a137f506e15505d3a40ecb00ca7a90d0a22999c71db2c87f5' },
};
export const RemoveCouponCodeDocument: TrustedDocument<RemoveCouponCodeMutation, RemoveCouponCodeMutationVariables> = {
  __meta__: { name: 'RemoveCouponCode', hash: 'sha256:5db67d59cbac27428f98dbfe129d786156516de019c87019126d3e1ca6a58fb3' },
};
export const RemoveCustomerDocumentDocument: TrustedDocument<RemoveCustomerDocumentMutation, RemoveCustomerDocumentMutationVariables> = {
  __meta__: { name: 'RemoveCustomerDocument', hash: 'sha256:dae5841f208740b13bc43ddd55d20a07348fb43606758f41dcf1cec742e511cc' },
};
export const RemoveOrderLineDocument: TrustedDocument<RemoveOrderLineMutation, RemoveOrderLineMutationVariables> = {
  __meta__: { name: 'RemoveOrderLine', hash: 'sha256:0095b2f45118135a29da5e0eab09dcc605c4cf9d931dd4e33b223734daaded33' },
};
export const RemoveReportPhotoDocument: TrustedDocument<RemoveReportPhotoMutation, RemoveReportPhotoMutationVariables> = {
  __meta__: { name: 'RemoveReportPhoto', hash: 'sha256:8ce0cf9823788d12d7a9cfd68d36d53f141a8617b2bf75e87895ec69ebd42a3d' },
};
export const RemoveSavedConfigurationDocument: TrustedDocument<RemoveSavedConfigurationMutation, RemoveSavedConfigurationMutationVariables> = {
  __meta__: { name: 'RemoveSavedConfiguration', hash: 'sha256:ead4a1a5dbea8be8f3423ccaa14f42c66b8bea065f09c831b2b63a8a573ee602' },
};
export const ReplyToComplaintDocument: TrustedDocument<ReplyToComplaintMutation, ReplyToComplaintMutationVariables> = {
  __meta__: { name: 'ReplyToComplaint', hash: 'sha256:37bc727422663d0cb9c76c18fd65ef04996fdb717236b840f805d57a08e838be' },
};
export const ReportFailedDeliveryDocument: TrustedDocument<ReportFailedDeliveryMutation, ReportFailedDeliveryMutationVariables> = {
  __meta__: { name: 'ReportFailedDelivery', hash: 'sha256:23e8a4aa4501c8ea3684498427ecb40356992c0bed4cf3fbf1155db526ad6b7a' },
};
export const ReportListingDocument: TrustedDocument<ReportListingMutation, ReportListingMutationVariables> = {
  __meta__: { name: 'ReportListing', hash: 'sha256:d8f6003a3d82b5931fc03118b38eee53daa97e8186393fb8aa886f4bf79afcb0' },
};
export const ReportReturnedRefundDocument: TrustedDocument<ReportReturnedRefundMutation, ReportReturnedRefundMutationVariables> = {
  __meta__: { name: 'ReportReturnedRefund', hash: 'sha256:2dbcd49f378c060295ea27587d0cc4a524e50faecf545ca3e7b377ea3172e870' },
};
export const ReportStationDocument: TrustedDocument<ReportStationMutation, ReportStationMutationVariables> = {
  __meta__: { name: 'ReportStation', hash: 'sha256:3931eeb074e95d0ea2cd773e41ad7cc509a3812cb95d3049a9a8e5a88c1060e5' },
};
export const ReportedListingsDocument: TrustedDocument<ReportedListingsQuery, ReportedListingsQueryVariables> = {
  __meta__: { name: 'ReportedListings', hash: 'sha256:882acf752da742fae3127c3be927b8e5d0ac0bdac452cf4b9a6f76707716753c' },
};
export const RequestDataExportDocument: TrustedDocument<RequestDataExportMutation, RequestDataExportMutationVariables> = {
  __meta__: { name: 'RequestDataExport', hash: 'sha256:fa03fe73132d202a813976f89f60dd96fa780d6e0a3d23aab17bf22de38bf6ec' },
};
export const RequestEmailAddressChangeDocument: TrustedDocument<RequestEmailAddressChangeMutation, RequestEmailAddressChangeMutationVariables> = {
  __meta__: { name: 'RequestEmailAddressChange', hash: 'sha256:6d65a9e589898553e1bf794f6d2e7ac10fb0a45261e4eeffca3a4ae5fdef9893' },
};
export const RequestRefundDocument: TrustedDocument<RequestRefundMutation, RequestRefundMutationVariables> = {
  __meta__: { name: 'RequestRefund', hash: 'sha256:f55f20ca70c346a9510cfb9cc6b9dd249135df8100b318aac95f1c13cb1447c4' },
};
export const RequestRoadsideAssistanceDocument: TrustedDocument<RequestRoadsideAssistanceMutation, RequestRoadsideAssistanceMutationVariables> = {
  __meta__: { name: 'RequestRoadsideAssistance', hash: 'sha256:801fa17d66a956f5009cd6b02e1a96c9751c443a5fe1e54b6c513b572f10da73' },
};
export const RequestToResetPasswordDocument: TrustedDocument<RequestToResetPasswordMutation, RequestToResetPasswordMutationVariables> = {
  __meta__: { name: 'RequestToResetPassword', hash: 'sha256:43999e7d904fd69532e2792dc546630c64da117613646b97a5c91778967adb19' },
};
export const RescheduleServiceBookingDocument: TrustedDocument<RescheduleServiceBookingMutation, RescheduleServiceBookingMutationVariables> = {
  __meta__: { name: 'RescheduleServiceBooking', hash: 'sha256:17c283e13ade1a949f2aea1faefb1d1c27feb9341682a25253eacdeb545420a1' },
};
export const RescheduleTestRideDocument: TrustedDocument<RescheduleTestRideMutation, RescheduleTestRideMutationVariables> = {
  __meta__: { name: 'RescheduleTestRide', hash: 'sha256:25074adc5011a685717cdf1f5348e77a7cf1e62f4c0ea58020a8b642d566e7d0' },
};
export const ResendMessageDocument: TrustedDocument<ResendMessageMutation, ResendMessageMutationVariables> = {
  __meta__: { name: 'ResendMessage', hash: 'sha256:2b27d062c40311e12b54ecb675d221917d51b73e2c92d60bf6f8b3c452ec4045' },
};
export const ResetOldPasswordDocument: TrustedDocument<ResetOldPasswordMutation, ResetOldPasswordMutationVariables> = {
  __meta__: { name: 'ResetOldPassword', hash: 'sha256:dc6ff94f1980696ddd28c070bb7153c67919af4c02fbf61b397050bbcc7b8fd6' },
};
export const ResolveComplaintDocument: TrustedDocument<ResolveComplaintMutation, ResolveComplaintMutationVariables> = {
  __meta__: { name: 'ResolveComplaint', hash: 'sha256:6662eeb265d9a84df383fb777ba2e23a823c61ba45bccf66cb7d297b3c555cf0' },
};
export const RevealCustomerDocumentDocument: TrustedDocument<RevealCustomerDocumentMutation, RevealCustomerDocumentMutationVariables> = {
  __meta__: { name: 'RevealCustomerDocument', hash: 'sha256:b3884b711db4ffb1ae8ddc57ac39e394a12858469449df052cd1492e990e536c' },
};
export const RevealFinancingDocumentsDocument: TrustedDocument<RevealFinancingDocumentsMutation, RevealFinancingDocumentsMutationVariables> = {
  __meta__: { name: 'RevealFinancingDocuments', hash: 'sha256:8836ef78cddb3c5bf1a5b4c6d0d90c7130dd1202ecb9b65745e78a8dfd929788' },
};
export const RevealOrderOwnerDocument: TrustedDocument<RevealOrderOwnerMutation, RevealOrderOwnerMutationVariables> = {
  __meta__: { name: 'RevealOrderOwner', hash: 'sha256:5fdf62970f0f36d09753c860066011743eb9284e8519a500fcaab5193610b7e9' },
};
export const RevealPayoutAccountsDocument: TrustedDocument<RevealPayoutAccountsMutation, RevealPayoutAccountsMutationVariables> = {
  __meta__: { name: 'RevealPayoutAccounts', hash: 'sha256:b2dbad43d1cecb9b7102fc9f151c32c12991d6488c37a99f8ccaf335eda748d0' },
};
export const RevealRefundAccountDocument: TrustedDocument<RevealRefundAccountMutation, RevealRefundAccountMutationVariables> = {
  __meta__: { name: 'RevealRefundAccount', hash: 'sha256:2e19ccdd995a90f53082c74231f75484de049b0700ec1c9f49d5497bc30ddeaa' },
};
export const RevokeShareEvDocument: TrustedDocument<RevokeShareEvMutation, RevokeShareEvMutationVariables> = {
  __meta__: { name: 'RevokeShareEv', hash: 'sha256:a2bf7aad3cf418ee1098254dc2d306a049d12242b176f2f828e6a184db2876ae' },
};
export const RoadsideAssistanceCallsDocument: TrustedDocument<RoadsideAssistanceCallsQuery, RoadsideAssistanceCallsQueryVariables> = {
  __meta__: { name: 'RoadsideAssistanceCalls', hash: 'sha256:0a5d4e5b74f96c13022db953b0a80c185626611ba041d59b6832a885a4c0bcbc' },
};
export const RoadsideAssistanceListDocument: TrustedDocument<RoadsideAssistanceListQuery, RoadsideAssistanceListQueryVariables> = {
  __meta__: { name: 'RoadsideAssistanceList', hash: 'sha256:0b7b9ab16872bd8e62b4c72342111196d6e66aaeb594401756fd7d391e0f020e' },
};
export const RoadsidePackagesDocument: TrustedDocument<RoadsidePackagesQuery, RoadsidePackagesQueryVariables> = {
  __meta__: { name: 'RoadsidePackages', hash: 'sha256:5621f4b16cd77cb33ebfb3969834e92e451bebe4225af2cd73e6721e061f487d' },
};
export const RoadsideSubscriptionListDocument: TrustedDocument<RoadsideSubscriptionListQuery, RoadsideSubscriptionListQueryVariables> = {
  __meta__: { name: 'RoadsideSubscriptionList', hash: 'sha256:77019cedc185594690a433e5308b29e2d281a19bac4770401865c081afbb4c50' },
};
export const SaveConfigurationDocument: TrustedDocument<SaveConfigurationMutation, SaveConfigurationMutationVariables> = {
  __meta__: { name: 'SaveConfiguration', hash: 'sha256:6b64c3482a7a8a66fed4878378927a11ebf65968169cdba4ace5b986119ba8aa' },
};
export const SaveListingDocument: TrustedDocument<SaveListingMutation, SaveListingMutationVariables> = {
  __meta__: { name: 'SaveListing', hash: 'sha256:d6d79d901248a1001ba6a39a271a887524b253a8dd9cc1fcedf11adab9cd354b' },
};
export const SaveStaffRoleDocument: TrustedDocument<SaveStaffRoleMutation, SaveStaffRoleMutationVariables> = {
  __meta__: { name: 'SaveStaffRole', hash: 'sha256:e0ce8d90f0e1fbb6fe6287f61b3864c6aefa702829fdfdbc100518c32d51d554' },
};
export const SavedConfigurationsDocument: TrustedDocument<SavedConfigurationsQuery, SavedConfigurationsQueryVariables> = {
  __meta__: { name: 'SavedConfigurations', hash: 'sha256:062dd5b653e5596d27c5177f3ac5ccd595cef220cd9e52689f0586fd369a3376' },
};
export const SellMyBatteryDocument: TrustedDocument<SellMyBatteryQuery, SellMyBatteryQueryVariables> = {
  __meta__: { name: 'SellMyBattery', hash: 'sha256:5c7e606d72efd388aa12a847da56c0597be58fd8164c446af662298257564691' },
};
export const SellMyMotorcycleDocument: TrustedDocument<SellMyMotorcycleQuery, SellMyMotorcycleQueryVariables> = {
  __meta__: { name: 'SellMyMotorcycle', hash: 'sha256:b663afb6ec4fc53dd86ed998a73a3f99cf420b695e14c12efeb8129d09a7dec5' },
};
export const SellableItemsDocument: TrustedDocument<SellableItemsQuery, SellableItemsQueryVariables> = {
  __meta__: { name: 'SellableItems', hash: 'sha256:e8a1796139a35e29caba80f3d1bf252fbd9efe5a3062228e7848923ace112649' },
};
export const SendEmailVerificationDocument: TrustedDocument<SendEmailVerificationMutation, SendEmailVerificationMutationVariables> = {
  __meta__: { name: 'SendEmailVerification', hash: 'sha256:492062dec2b7656da9258a4e59ddea486007ac57109e03e21146ffe3b8e182fe' },
};
export const SendListingEnquiryDocument: TrustedDocument<SendListingEnquiryMutation, SendListingEnquiryMutationVariables> = {
  __meta__: { name: 'SendListingEnquiry', hash: 'sha256:2ad75abef2a4ed2487ce8a178af7e835fb45c8b6f12131b99f48f9f27b18557c' },
};
export const SendOtpDocument: TrustedDocument<SendOtpMutation, SendOtpMutationVariables> = {
  __meta__: { name: 'SendOtp', hash: 'sha256:fc28ae94d474edbd3b60a70fabf90a9187bc9d9c8471539b9980af1675344eb1' },
};
export const ServiceSlotsDocument: TrustedDocument<ServiceSlotsQuery, ServiceSlotsQueryVariables> = {
  __meta__: { name: 'ServiceSlots', hash: 'sha256:e0463f3ed5aaedbea35bc85c1a5f4cd4401fb25794d72b40e43395907255dfb5' },
};
export const SetCustomerConsentDocument: TrustedDocument<SetCustomerConsentMutation, SetCustomerConsentMutationVariables> = {
  __meta__: { name: 'SetCustomerConsent', hash: 'sha256:6f096ec4b46cc4a2dc085878f547f36fd64f625ae8898a33307e4a5dda74e8b4' },
};
export const SetCustomerDisabledDocument: TrustedDocument<SetCustomerDisabledMutation, SetCustomerDisabledMutationVariables> = {
  __meta__: { name: 'SetCustomerDisabled', hash: 'sha256:98e4935ec5897a0f6b7aeb711e4325ca96b6c3e354bc27c9123de8ab950c9c29' },
};
export const SetLeaderboardNameDocument: TrustedDocument<SetLeaderboardNameMutation, SetLeaderboardNameMutationVariables> = {
  __meta__: { name: 'SetLeaderboardName', hash: 'sha256:765482a0d1343a18539927d0dc67e48ab57fcf5b8a983d3c879bc678b7ed34d9' },
};
export const SetNotificationPreferenceDocument: TrustedDocument<SetNotificationPreferenceMutation, SetNotificationPreferenceMutationVariables> = {
  __meta__: { name: 'SetNotificationPreference', hash: 'sha256:04ac04b8f4ca777a1799eeb814e671ee248065b4d4ca5925811dac60e2470012' },
};
export const SetOrderShippingAddressDocument: TrustedDocument<SetOrderShippingAddressMutation, SetOrderShippingAddressMutationVariables> = {
  __meta__: { name: 'SetOrderShippingAddress', hash: 'sha256:30687ab0aea035be9eae7088ecf0fe762c512449a91d9250cbe5843f604be069' },
};
export const SetOrderShippingMethodDocument: TrustedDocument<SetOrderShippingMethodMutation, SetOrderShippingMethodMutationVariables> = {
  __meta__: { name: 'SetOrderShippingMethod', hash: 'sha256:a7c43c9325a31a17257ae63363ec3b6d80d1e2ec4b632c1e63f38005eee4c496' },
};
export const SetStaffMemberDocument: TrustedDocument<SetStaffMemberMutation, SetStaffMemberMutationVariables> = {
  __meta__: { name: 'SetStaffMember', hash: 'sha256:f34cc73b8e560e6465085412b67649218e15c85e88b09bd4ed387b9887b80846' },
};
export const SetStationFavouriteDocument: TrustedDocument<SetStationFavouriteMutation, SetStationFavouriteMutationVariables> = {
  __meta__: { name: 'SetStationFavourite', hash: 'sha256:6ba0ca854c128eb2027d7d7d5f3369c2d45f9ff0bc900caad365a71a3119c889' },
};
export const SettingsDocument: TrustedDocument<SettingsQuery, SettingsQueryVariables> = {
  __meta__: { name: 'Settings', hash: 'sha256:4001ee1993f88a6d7ba0620660260cbfd4f63fd30405725d7c7313e1aeb2b071' },
};
export const SettingsPapersDocument: TrustedDocument<SettingsPapersQuery, SettingsPapersQueryVariables> = {
  __meta__: { name: 'SettingsPapers', hash: 'sha256:150648055b137eddba24106109900acd9babd8615d9853f154596f5710f1c680' },
};
export const SettingsRightsDocument: TrustedDocument<SettingsRightsQuery, SettingsRightsQueryVariables> = {
  __meta__: { name: 'SettingsRights', hash: 'sha256:440e1ddd5be4a38cb1afa1584b52944d618ce291076e6c59eeb1fb20aed332f4' },
};
export const SettleListingReportsDocument: TrustedDocument<SettleListingReportsMutation, SettleListingReportsMutationVariables> = {
  __meta__: { name: 'SettleListingReports', hash: 'sha256:892ab52920cb3b502e0c114650d3da0cc287056e95f31addf5e5fdfd1caeb658' },
};
export const SettleMessageDocument: TrustedDocument<SettleMessageMutation, SettleMessageMutationVariables> = {
  __meta__: { name: 'SettleMessage', hash: 'sha256:5a29704e23fb49de6d7dcc929d0a9fb5ee528c6321f36064b49702d35e657c21' },
};
export const SettleOrderAttentionDocument: TrustedDocument<SettleOrderAttentionMutation, SettleOrderAttentionMutationVariables> = {
  __meta__: { name: 'SettleOrderAttention', hash: 'sha256:70b1b247a75990ce55bc29e1bda79d6006d023263e32d83c0c4b175b3d7ba05a' },
};
export const ShareEvDocument: TrustedDocument<ShareEvMutation, ShareEvMutationVariables> = {
  __meta__: { name: 'ShareEv', hash: 'sha256:363aefdc7a3ee2fccc12b8487bd34738919c6ae08d2869caaea8d6c7e23f6f5a' },
};
export const ShareHistoryDocument: TrustedDocument<ShareHistoryQuery, ShareHistoryQueryVariables> = {
  __meta__: { name: 'ShareHistory', hash: 'sha256:ca7adacb192cc3c1e9fabcf57ac9cacab0127147a61a949bd8e1114a648080b1' },
};
export const ShipOrderDocument: TrustedDocument<ShipOrderMutation, ShipOrderMutationVariables> = {
  __meta__: { name: 'ShipOrder', hash: 'sha256:94e2463012212c67cd62d75de57901526807396086913185c4759447133a4a91' },
};
export const SignContractDocument: TrustedDocument<SignContractMutation, SignContractMutationVariables> = {
  __meta__: { name: 'SignContract', hash: 'sha256:12718e968206740f4b7decfa0f90dd3404c12ed34ed91ebe8a6754832f3b3e76' },
};
export const SparePartDetailDocument: TrustedDocument<SparePartDetailQuery, SparePartDetailQueryVariables> = {
  __meta__: { name: 'SparePartDetail', hash: 'sha256:074d32d1c6608269cfd99945565bfff123040fe0edee38a99c37c867ea17fa83' },
};
export const StaffAuditDocument: TrustedDocument<StaffAuditQuery, StaffAuditQueryVariables> = {
  __meta__: { name: 'StaffAudit', hash: 'sha256:97a8354024f10d3b33680e007c4322428acbd46283df0781f5d96e8659cd0379' },
};
export const StaffRightsDocument: TrustedDocument<StaffRightsQuery, StaffRightsQueryVariables> = {
  __meta__: { name: 'StaffRights', hash: 'sha256:92a476035edd2d9da409abe2cf00c23f7127b17ac393523e709f24658af0763f' },
};
export const StaffRolesDocument: TrustedDocument<StaffRolesQuery, StaffRolesQueryVariables> = {
  __meta__: { name: 'StaffRoles', hash: 'sha256:bdcf7452f4435407404d5376eed2ceb5ee1b04040bddf8c1f2622935a5b7acb8' },
};
export const StartPaymentDocument: TrustedDocument<StartPaymentMutation, StartPaymentMutationVariables> = {
  __meta__: { name: 'StartPayment', hash: 'sha256:6b40f3b6345d72a74f762ab04b7569dcaae92cb0024de0dfecb34332f8fcf8b8' },
};
export const StationIndexDocument: TrustedDocument<StationIndexQuery, StationIndexQueryVariables> = {
  __meta__: { name: 'StationIndex', hash: 'sha256:9f618876b7ddb775edd436930aff2ce0fb855ce23abcb2708f0ce96af1642517' },
};
export const StationReportPhotosDocument: TrustedDocument<StationReportPhotosQuery, StationReportPhotosQueryVariables> = {
  __meta__: { name: 'StationReportPhotos', hash: 'sha256:777766a5cd4f77beafc3d82610a3f61453ea0ad6b5087afb1a169a58a4fc5db6' },
};
export const StockUnitsDocument: TrustedDocument<StockUnitsQuery, StockUnitsQueryVariables> = {
  __meta__: { name: 'StockUnits', hash: 'sha256:a666d9c00b6179a61e76c3b3bbb0c9af4ca41a5f6801934c890a932f5855d9a7' },
};
export const StuckMessagesDocument: TrustedDocument<StuckMessagesQuery, StuckMessagesQueryVariables> = {
  __meta__: { name: 'StuckMessages', hash: 'sha256:b59412b3864d863213a530108ecd0db2978b39a82d989a9da70477357ca091f7' },
};
export const SubmitCustomerDocumentDocument: TrustedDocument<SubmitCustomerDocumentMutation, SubmitCustomerDocumentMutationVariables> = {
  __meta__: { name: 'SubmitCustomerDocument', hash: 'sha256:fce91b90ac70d633c13811cd541d27f3632b8a820fccc35501d2215349369eda' },
};
export const SubmitFinancingDocument: TrustedDocument<SubmitFinancingMutation, SubmitFinancingMutationVariables> = {
  __meta__: { name: 'SubmitFinancing', hash: 'sha256:b7a65ddf0386ce7d79acb1fc0e566b30b93e6e100c82d7475c40426b1906fc91' },
};
export const SubmitOrpDocument: TrustedDocument<SubmitOrpMutation, SubmitOrpMutationVariables> = {
  __meta__: { name: 'SubmitOrp', hash: 'sha256:77e0b25954ff42baa4148a22dd591b64293e915549a4851e5399db3a89056d04' },
};
export const SyncDocument: TrustedDocument<SyncQuery, SyncQueryVariables> = {
  __meta__: { name: 'Sync', hash: 'sha256:b917f1bdbd4f7d968083494fff110d0042510e83952d3293d1967eea177adbfe' },
};
export const TestRideDocument: TrustedDocument<TestRideQuery, TestRideQueryVariables> = {
  __meta__: { name: 'TestRide', hash: 'sha256:effc9909a5ca95823b2f9868374ce4f1283898521dfe304017b0c85cc1933fdc' },
};
export const TestRideCentresDocument: TrustedDocument<TestRideCentresQuery, TestRideCentresQueryVariables> = {
  __meta__: { name: 'TestRideCentres', hash: 'sha256:8671f08984f250963788b8984ec8e536743cc81340c1416dd4cfe6b592610363' },
};
export const TestRideDaysDocument: TrustedDocument<TestRideDaysQuery, TestRideDaysQueryVariables> = {
  __meta__: { name: 'TestRideDays', hash: 'sha256:3bfb635863b5d0f2b5dea7b56996b34346db0972d3fff121ebb60cf0ef847e75' },
};
export const TestRideDeskDocument: TrustedDocument<TestRideDeskQuery, TestRideDeskQueryVariables> = {
  __meta__: { name: 'TestRideDesk', hash: 'sha256:12d9a4215db993a59ccef342cb28ab7da84f86b0a62e0c4ec4aca394785e2141' },
};
export const TransfersDocument: TrustedDocument<TransfersQuery, TransfersQueryVariables> = {
  __meta__: { name: 'Transfers', hash: 'sha256:e2fe2fcac8d44bc1228b429c8ad58f3bc3fd3d0a7130ad423ddbd393887ddb6e' },
};
export const UnlinkSignInWayDocument: TrustedDocument<UnlinkSignInWayMutation, UnlinkSignInWayMutationVariables> = {
  __meta__: { name: 'UnlinkSignInWay', hash: 'sha256:bc7e3804762a9fd69bd0354cfe2c6c3f69064aaf818cb8e5e2412030bb660880' },
};
export const UpdateCustomerAddressDocument: TrustedDocument<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables> = {
  __meta__: { name: 'UpdateCustomerAddress', hash: 'sha256:5ca770a63764c17f4bfe7159457b29482e0514815f5d949afa02d9f1f2e101d3' },
};
export const UpdateCustomerPhotoDocument: TrustedDocument<UpdateCustomerPhotoMutation, UpdateCustomerPhotoMutationVariables> = {
  __meta__: { name: 'UpdateCustomerPhoto', hash: 'sha256:1fa012ebd4ef63297367a6719526b9dd1c16b1973c588f37aefcf11dd8d606f9' },
};
export const UpdateCustomerProfileDocument: TrustedDocument<UpdateCustomerProfileMutation, UpdateCustomerProfileMutationVariables> = {
  __meta__: { name: 'UpdateCustomerProfile', hash: 'sha256:589d0588aa41ce0cf4fe92f9bc7345c11e5820baa68fceff7b644d48c2342883' },
};
export const UpdateFatherNameDocument: TrustedDocument<UpdateFatherNameMutation, UpdateFatherNameMutationVariables> = {
  __meta__: { name: 'UpdateFatherName', hash: 'sha256:d5c976aaa3324816edb407d2cd810f208bcc782b8ccdee405b22263b3aef4c0c' },
};
export const UpdateIdentityCardNumberDocument: TrustedDocument<UpdateIdentityCardNumberMutation, UpdateIdentityCardNumberMutationVariables> = {
  __meta__: { name: 'UpdateIdentityCardNumber', hash: 'sha256:7f13a89481a9d849a2fc98214f367e9e24fb44ac3ec339e7efbac4d1ffc14c23' },
};
export const UpdateRegistrationDocument: TrustedDocument<UpdateRegistrationMutation, UpdateRegistrationMutationVariables> = {
  __meta__: { name: 'UpdateRegistration', hash: 'sha256:cd6e47501ccd0869860eb6b905451b86a228433bfe7ce0d3fdc4685863342a6c' },
};
export const UpdateSisapiraStatusDocument: TrustedDocument<UpdateSisapiraStatusMutation, UpdateSisapiraStatusMutationVariables> = {
  __meta__: { name: 'UpdateSisapiraStatus', hash: 'sha256:56fffe61ee77d10f2eaf4205c54685450f37afe9cc529ad057aefb7ab62c7158' },
};
export const UpdateStationPackDocument: TrustedDocument<UpdateStationPackQuery, UpdateStationPackQueryVariables> = {
  __meta__: { name: 'UpdateStationPack', hash: 'sha256:a1ca02c8be7fe47971667e801fd687b6dd38138e3d3dc5987fcf3d90d3e29ccb' },
};
export const UpdateTaxCardNumberDocument: TrustedDocument<UpdateTaxCardNumberMutation, UpdateTaxCardNumberMutationVariables> = {
  __meta__: { name: 'UpdateTaxCardNumber', hash: 'sha256:a83df77bc7685648b45c658c8952c65137d03885c85ac41b811e95a841b6b235' },
};
export const UploadFileDocument: TrustedDocument<UploadFileMutation, UploadFileMutationVariables> = {
  __meta__: { name: 'UploadFile', hash: 'sha256:e25d9e247c5fc4f6fd7161096da67e51ac6f0b9552f8faa1d74a781d40771d3d' },
};
export const VerifyEmailDocument: TrustedDocument<VerifyEmailMutation, VerifyEmailMutationVariables> = {
  __meta__: { name: 'VerifyEmail', hash: 'sha256:c1b8fcc4c7571544e3783cae5bc3289cb2fd377120e150803cbd9b93f6a6742b' },
};
export const VerifyNewEmailDocument: TrustedDocument<VerifyNewEmailQuery, VerifyNewEmailQueryVariables> = {
  __meta__: { name: 'VerifyNewEmail', hash: 'sha256:1ba523c9e7449e91b42bf2aa586f4c22c5b75edfe7cc8e9d535d7ea2234704fb' },
};
export const VerifyOtpDocument: TrustedDocument<VerifyOtpMutation, VerifyOtpMutationVariables> = {
  __meta__: { name: 'VerifyOtp', hash: 'sha256:c75fe0c83a584c05c306177626d866f3a64b8ab449a8b04896e88591c09fb80d' },
};
export const VerifyOtpFromEmailDocument: TrustedDocument<VerifyOtpFromEmailMutation, VerifyOtpFromEmailMutationVariables> = {
  __meta__: { name: 'VerifyOtpFromEmail', hash: 'sha256:bc9e82f442c3f86244a091c56e07b3124fbc2d36f2238b0f97088f4497b3ad03' },
};
export const WithdrawComplaintDocument: TrustedDocument<WithdrawComplaintMutation, WithdrawComplaintMutationVariables> = {
  __meta__: { name: 'WithdrawComplaint', hash: 'sha256:1e21f79947ba326b2b74f7ae1fd3b5b5bbe7b3b360d99aebcd9f9a4bf9a65250' },
};
export const WithdrawInstallmentDocument: TrustedDocument<WithdrawInstallmentMutation, WithdrawInstallmentMutationVariables> = {
  __meta__: { name: 'WithdrawInstallment', hash: 'sha256:3097b17e1aaae7b664662adfa8fa78896474a44b908e249f5b68fa6cd098f7bc' },
};
export const WithdrawOrderDocument: TrustedDocument<WithdrawOrderMutation, WithdrawOrderMutationVariables> = {
  __meta__: { name: 'WithdrawOrder', hash: 'sha256:f441fcbfb957ef0b92311c843838609377e876fd2accb3c17e795fd60d826502' },
};
export const WithdrawPayoutDocument: TrustedDocument<WithdrawPayoutMutation, WithdrawPayoutMutationVariables> = {
  __meta__: { name: 'WithdrawPayout', hash: 'sha256:dec7a65233af76850a39722516a4346288ba8798a4069ac280263a7cd052c629' },
};
export const WithdrawUnitDocument: TrustedDocument<WithdrawUnitMutation, WithdrawUnitMutationVariables> = {
  __meta__: { name: 'WithdrawUnit', hash: 'sha256:2dc37b66b56b53f57d6c285fb27a800c5000be810fa4f3546978b2cf28147711' },
};
