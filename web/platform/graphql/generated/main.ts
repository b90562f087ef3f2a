// Written by `npm run codegen`.
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
  | 'REMOVE_FACTORS'
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
  /** The cart the customer looked at: one that was changed elsewhere, or has other prices, is refused also at the same total. */
  readonly seen?: CartSeenInput | null | undefined;
  readonly termsAccepted: boolean;
  /** What the customer saw. */
  readonly total: number;
  /** Which of the buyer’s motorcycles a thing is for, where they said so. */
  readonly vehicles?: ReadonlyArray<CartForVehicleInput> | null | undefined;
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

export type AppointmentMove =
  | 'miss'
  | 'receive';

export type AppointmentState =
  | 'CANCELLED'
  | 'DONE'
  | 'EXPECTED'
  | 'IN_WORK'
  | 'MISSED';

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

export type CartForVehicleInput = {
  readonly variantId: string;
  readonly vin: string;
};

export type CartSeenInput = {
  readonly prices: ReadonlyArray<CartSeenPriceInput>;
  readonly shipping: number;
  readonly version: number;
};

export type CartSeenPriceInput = {
  readonly unitPrice: number;
  readonly variantId: string;
};

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
  /** Also stations of which nobody knows; the confirmed ones among the nearest 100 come first. */
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
  /** Gives up what came off for a referral. */
  readonly withoutReferral?: boolean | null | undefined;
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

export type CouponGoods =
  | 'ALL'
  | 'GOODS'
  | 'MOTORCYCLE';

export type CouponKind =
  | 'AMOUNT'
  | 'RATE';

export type CouponStanding =
  | 'ENDED'
  | 'PLANNED'
  | 'RUNNING'
  | 'USED_UP';

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

export type DeliverByCourierInput = {
  /** In metres. */
  readonly accuracy?: number | null | undefined;
  /** `dlv_` and 26 characters, made by the device. */
  readonly id: string;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly passkey: string;
  readonly photo: Blob;
  readonly receivedBy: string;
  /** Strokes, as `DeliveryProof.signature`. */
  readonly signature: string;
  /** By the courier’s telephone. */
  readonly takenAt?: string | null | undefined;
  readonly workOrder: string;
};

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

export type GoodsCountInput = {
  readonly dealerSlug: string;
  /** `onHand` of what was looked at. */
  readonly expected: number;
  /** What was counted, with what orders hold. */
  readonly onHand: number;
  readonly variantId: string;
};

export type GoodsKind =
  | 'accessory'
  | 'apparel'
  | 'battery'
  | 'part';

export type GoodsReturnLineInput = {
  /** Of the item in its order. */
  readonly position: number;
  readonly quantity: number;
};

export type GoodsReturnReason =
  | 'CHANGED_MIND'
  | 'DAMAGED'
  | 'NOT_AS_DESCRIBED'
  | 'NOT_WORKING'
  | 'WRONG_ITEM'
  | 'WRONG_SIZE';

export type GoodsTakenOutReason =
  | 'DAMAGED_BEFORE_DELIVERY'
  | 'NOT_ON_THE_SHELF';

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

export type HoursExceptionInput = {
  readonly from: string;
  readonly open: boolean;
  readonly to: string;
};

export type HoursKind =
  | 'SALES'
  | 'SERVICE';

export type HoursSpanInput = {
  /** HH:MM; the next day where not later. */
  readonly closes: string;
  /** 1 is Monday. */
  readonly day: number;
  /** HH:MM */
  readonly opens: string;
};

export type IdentityKind =
  | 'KITAS'
  | 'KTP';

export type InvoiceState =
  | 'CANCELLED'
  | 'REPLACED'
  | 'VALID';

export type Language =
  | 'en'
  | 'id';

export type LeaderboardType =
  /** Kilometres with a kilowatt-hour. */
  | 'EFFICIENCY'
  /** Trips of this month. */
  | 'TRIP';

export type ListedGoodsInput = {
  /** Of a part its number, of others their slug. */
  readonly code: string;
  readonly dealerSlug: string;
  /** `-` where there is only one. */
  readonly size: string;
};

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

export type ListingOfferSort =
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC';

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
  | 'chargers'
  | 'listings'
  | 'orders'
  | 'referrals'
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
  | 'FINANCING_STUCK'
  | 'PAYMENT_TAKEN_BACK'
  | 'REFUND_BY_PROVIDER'
  | 'REFUND_FAILED'
  | 'REFUND_LATE'
  | 'REFUND_STUCK'
  | 'RETURN_WAITS';

export type OrderBankInput = {
  readonly accountNumber: string;
  readonly bankName: string;
  readonly fullName: string;
  /** NIK of the account’s holder. */
  readonly identityNumber: string;
};

/** What of an order becomes another one; only the fields of its kind count. */
export type OrderChangeInput = {
  readonly accent?: string | null | undefined;
  /** None when it is collected. */
  readonly address?: OrderAddressInput | null | undefined;
  readonly color?: string | null | undefined;
  /** None takes the promo code off. */
  readonly coupon?: string | null | undefined;
  /** Slug. */
  readonly dealer?: string | null | undefined;
  readonly delivery?: OrderDeliveryMethod | null | undefined;
  readonly kind: OrderChangeKind;
};

export type OrderChangeKind =
  | 'COLOR'
  | 'DELIVERY'
  | 'VOUCHER';

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

export type OrderKind =
  | 'GOODS'
  | 'MOTORCYCLE'
  | 'SERVICE';

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

export type RequestGoodsReturnInput = {
  /** `grt_` and 26 characters, made by the device. */
  readonly id: string;
  readonly lines: ReadonlyArray<GoodsReturnLineInput>;
  readonly note?: string | null | undefined;
  readonly orderId: string;
  /** Ids of uploads that show what is wrong. */
  readonly photos: ReadonlyArray<string>;
  readonly reason: GoodsReturnReason;
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

export type ServiceEstimateAnswer =
  | 'ACCEPT'
  | 'DECLINE';

export type ServiceEstimateLineInput = {
  readonly name: string;
  /** With tax. */
  readonly price: number;
};

export type ServiceEstimateState =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'REPLACED'
  | 'STATED';

export type ServiceKind =
  | 'BATTERY_CHECK'
  | 'PERIODIC'
  | 'REPAIR'
  | 'TYRES';

export type ServiceWorkType =
  | 'PERIODIC'
  | 'RECALL'
  | 'REPAIR';

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
  | 'AFFILIATES'
  | 'ALLOCATE'
  | 'COMMISSION_HOLDS'
  | 'COMPLAINTS'
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
  | 'RETURNS'
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

export type SyncQuestion = {
  readonly cursor?: string | null | undefined;
  readonly scope: SyncScope;
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

export type TestRideCentreParam = {
  readonly bufferMinutes: number;
  /** All that are not over; those that are left out end. */
  readonly closings: ReadonlyArray<TestRideClosingParam>;
  readonly dealerSlug: string;
  readonly motorcycles: ReadonlyArray<TestRideMotorcycleParam>;
  readonly noticeMinutes: number;
  readonly seats: number;
  /** One of 15, 20, 30 and 60; absent leaves it as it is. */
  readonly stepMinutes?: number | null | undefined;
  /** That the change was made from. */
  readonly version: number;
};

export type TestRideClosingParam = {
  readonly fromAt: string;
  readonly reason: string;
  readonly untilAt: string;
};

export type TestRideHoldParam = {
  readonly dealerSlug: string;
  /** `trd_` and 26 characters, made by the device. */
  readonly id: string;
  /** `trk_` and 26 characters, made by the device: whoever has it manages the ride. */
  readonly manageKey: string;
  readonly productId: number;
  readonly slotAt: string;
};

export type TestRideMotorcycleParam = {
  readonly fromAt?: string | null | undefined;
  readonly id: string;
  readonly untilAt?: string | null | undefined;
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
  /** The rider is at least 17, with a licence of their own. */
  readonly isOfAge?: boolean | null | undefined;
  readonly licence: DrivingLicence;
  /** Language to write in: `en`, `id`. */
  readonly locale: string;
  readonly manageKey: string;
  readonly name: string;
  /** At most 14 digits. */
  readonly phoneNumber: string;
  /** `sessionInfo` of `verifyOtp` for the number; wanted after `TEST_RIDE_PHONE_UNCONFIRMED`. */
  readonly phoneProof?: string | null | undefined;
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
  | 'RETURN'
  | 'TAX_CARD';

export type WorkshopQueue =
  | 'ALL'
  | 'DONE'
  | 'MISSED'
  | 'OPEN';

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


export type ActiveOrderQuery = { readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null };

export type CartFragment = { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> };

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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

type OrderOutcome_OrderChanged_Fragment = { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null };

type OrderOutcome_OrderRefusal_Fragment = { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> };

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
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly couponReason: string | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

type CartResult_ActiveOrder_Fragment = { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> };

type CartResult_CartRefusal_Fragment = { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly couponReason: string | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null };

export type CartResultFragment =
  | CartResult_ActiveOrder_Fragment
  | CartResult_CartRefusal_Fragment
;

export type CartRefusedFragment = { readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly couponReason: string | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null };

export type AddOrderNoteMutationVariables = Exact<{
  id: string;
  noteId: string;
  audience: OrderNoteAudience;
  text: string;
}>;


export type AddOrderNoteMutation = { readonly addOrderNote:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type AddPaymentToOrderMutationVariables = Exact<{
  input: AddPaymentToOrderInput;
}>;


export type AddPaymentToOrderMutation = { readonly addPaymentToOrder:
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly couponReason: string | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
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
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly couponReason: string | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type AffiliateDeskQueryVariables = Exact<{
  state?: AffiliateState | null | undefined;
  search?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type AffiliateDeskQuery = { readonly affiliateDesk: { readonly data: ReadonlyArray<{ readonly id: string, readonly name: string, readonly affiliateKey: string, readonly state: AffiliateState, readonly appliedAt: string | null, readonly reason: string | null, readonly suspendedAs: string | null, readonly taxKnown: boolean | null, readonly totalSales: number, readonly totalCancelled: number, readonly totalClick: number, readonly events: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly doneBy: string, readonly note: string | null, readonly doneAt: string }> }>, readonly pagination: { readonly totalRecord: number } } };

export type AffixMeteraiMutationVariables = Exact<{
  id: string;
  code: string;
  serial: string;
  expectedVersion: number;
}>;


export type AffixMeteraiMutation = { readonly affixMeterai:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type AllocateOrderMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
}>;


export type AllocateOrderMutation = { readonly allocateOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type AnswerComplaintMutationVariables = Exact<{
  id: string;
  messageId: string;
  text: string;
  files: ReadonlyArray<string> | string;
  expectedVersion: number;
}>;


export type AnswerComplaintMutation = { readonly answerComplaint:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type AnswerServicePriceMutationVariables = Exact<{
  id: string;
  answer: ServiceEstimateAnswer;
}>;


export type AnswerServicePriceMutation = { readonly answerServicePrice: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type ApplyCouponCodeMutationVariables = Exact<{
  cart: string;
  couponCode: string;
}>;


export type ApplyCouponCodeMutation = { readonly applyCouponCode:
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly couponReason: string | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type ApproveInstallmentMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
}>;


export type ApproveInstallmentMutation = { readonly approveInstallment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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

export type ChangeCouponMutationVariables = Exact<{
  code: string;
  lastDay?: string | null | undefined;
  most?: number | null | undefined;
  reason: string;
  expectedVersion: number;
}>;


export type ChangeCouponMutation = { readonly changeCoupon: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };

export type StaffOutcomeFragment = { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null };

export type ChangeInvoiceAddressMutationVariables = Exact<{
  id: string;
  address: string;
  expectedVersion: number;
}>;


export type ChangeInvoiceAddressMutation = { readonly changeInvoiceAddress:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ChangeOrderMutationVariables = Exact<{
  id: string;
  change: OrderChangeInput;
  total: number;
  due: number;
  refund: number;
  request?: OrderInstallmentInput | null | undefined;
  hasConsent?: boolean | null | undefined;
  expectedVersion?: number | null | undefined;
}>;


export type ChangeOrderMutation = { readonly changeOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ChangeOrderForCustomerMutationVariables = Exact<{
  id: string;
  change: OrderChangeInput;
  total: number;
  due: number;
  refund: number;
  note: string;
  expectedVersion: number;
}>;


export type ChangeOrderForCustomerMutation = { readonly changeOrderForCustomer:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ChangePaymentOptionMutationVariables = Exact<{
  id: string;
}>;


export type ChangePaymentOptionMutation = { readonly changePaymentOption:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ChangePhoneNumberMutationVariables = Exact<{
  phoneNumber: string;
  sessionInfo: string;
}>;


export type ChangePhoneNumberMutation = { readonly changePhoneNumber: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type OutcomeFragment = { readonly success: boolean, readonly message: string, readonly errorCode: string | null };

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


export type ChargingStationNearbyQuery = { readonly chargingStationNearby: ReadonlyArray<{ readonly stationId: string, readonly locationName: string, readonly address: string, readonly cityName: string, readonly distance: number | null, readonly chargingType: ChargingStationType, readonly availableConnector: number | null, readonly totalConnector: number, readonly status: EvseStatus, readonly isOpen: boolean | null, readonly operatingHour: string | null, readonly price: number | null, readonly motorcycleAllowed: boolean | null, readonly isDemo: boolean, readonly fitsModel: boolean | null, readonly likelyFreeOnArrival: number | null, readonly coordinate: { readonly lat: number, readonly lon: number }, readonly prices: { readonly kinds: ReadonlyArray<ChargingPrice>, readonly perKwh: number | null, readonly perMinute: number | null, readonly perSession: number | null }, readonly findings: ReadonlyArray<{ readonly kind: StationReportKind, readonly count: number, readonly lastSeen: string, readonly confirmed: boolean }>, readonly connectors: ReadonlyArray<{ readonly lastUpdated: string | null, readonly maxElectricPower: number | null }> }> };

export type StationSummaryFragment = { readonly stationId: string, readonly locationName: string, readonly address: string, readonly cityName: string, readonly distance: number | null, readonly chargingType: ChargingStationType, readonly availableConnector: number | null, readonly totalConnector: number, readonly status: EvseStatus, readonly isOpen: boolean | null, readonly operatingHour: string | null, readonly price: number | null, readonly motorcycleAllowed: boolean | null, readonly isDemo: boolean, readonly fitsModel: boolean | null, readonly likelyFreeOnArrival: number | null, readonly coordinate: { readonly lat: number, readonly lon: number }, readonly prices: { readonly kinds: ReadonlyArray<ChargingPrice>, readonly perKwh: number | null, readonly perMinute: number | null, readonly perSession: number | null }, readonly findings: ReadonlyArray<{ readonly kind: StationReportKind, readonly count: number, readonly lastSeen: string, readonly confirmed: boolean }>, readonly connectors: ReadonlyArray<{ readonly lastUpdated: string | null, readonly maxElectricPower: number | null }> };

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

export type CheckPasswordMutationVariables = Exact<{
  password: string;
  email: string;
}>;


export type CheckPasswordMutation = { readonly customerCheckPassword: { readonly success: boolean, readonly errorCode: string | null } };

export type CheckPaymentMutationVariables = Exact<{
  id: string;
}>;


export type CheckPaymentMutation = { readonly checkPayment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ConfirmRefundMutationVariables = Exact<{
  id: string;
  reference: string;
  expectedVersion: number;
}>;


export type ConfirmRefundMutation = { readonly confirmRefund:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type CorrectCommissionMutationVariables = Exact<{
  id: string;
  amount: number;
  reason: string;
}>;


export type CorrectCommissionMutation = { readonly correctCommission: { readonly success: boolean, readonly errorCode: string | null } };

export type CountGoodsMutationVariables = Exact<{
  counts: ReadonlyArray<GoodsCountInput> | GoodsCountInput;
  reason: string;
}>;


export type CountGoodsMutation = { readonly countGoods: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };

export type CouponDeskQueryVariables = Exact<{
  search?: string | null | undefined;
  skip?: number | null | undefined;
}>;


export type CouponDeskQuery = { readonly couponDesk: { readonly totalItems: number, readonly items: ReadonlyArray<{ readonly code: string, readonly kind: CouponKind, readonly amount: number | null, readonly basisPoints: number, readonly minimum: number, readonly appliesTo: CouponGoods, readonly products: ReadonlyArray<string> | null, readonly firstDay: string, readonly lastDay: string | null, readonly most: number | null, readonly used: number, readonly mostPerPerson: number, readonly returnsAfterPayment: boolean, readonly withReferral: boolean, readonly isForOne: boolean, readonly standing: CouponStanding, readonly version: number }> } };

export type CreateBookingByPsMutationVariables = Exact<{
  param: TestRideParam;
}>;


export type CreateBookingByPsMutation = { readonly createBookingByPS: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type CreateCouponMutationVariables = Exact<{
  code: string;
  kind: CouponKind;
  amount?: number | null | undefined;
  basisPoints: number;
  minimum: number;
  appliesTo: CouponGoods;
  products?: ReadonlyArray<string> | string | null | undefined;
  firstDay: string;
  lastDay?: string | null | undefined;
  most?: number | null | undefined;
  mostPerPerson: number;
  returnsAfterPayment: boolean;
  isAnnounced: boolean;
  withReferral: boolean;
  reason: string;
}>;


export type CreateCouponMutation = { readonly createCoupon: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

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

export type CustomerMergeQueryVariables = Exact<{
  from: string;
  into: string;
}>;


export type CustomerMergeQuery = { readonly customerMerge: { readonly seen: string, readonly obstacles: ReadonlyArray<string>, readonly sides: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly counts: ReadonlyArray<{ readonly what: string, readonly count: number }> }> } | null };

export type MergePreviewFragment = { readonly seen: string, readonly obstacles: ReadonlyArray<string>, readonly sides: ReadonlyArray<{ readonly id: string, readonly name: string, readonly createdAt: string, readonly counts: ReadonlyArray<{ readonly what: string, readonly count: number }> }> };

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

export type DecideGoodsReturnMutationVariables = Exact<{
  id: string;
  returnId: string;
  accepted: boolean;
  answer?: string | null | undefined;
  expectedVersion: number;
}>;


export type DecideGoodsReturnMutation = { readonly decideGoodsReturn:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type DecideStaffGrantMutationVariables = Exact<{
  id: string;
  confirm: boolean;
  reason: string;
}>;


export type DecideStaffGrantMutation = { readonly decideStaffGrant: { readonly success: boolean, readonly errorCode: string | null } };

export type DeclineShareEvMutationVariables = Exact<{
  id: string;
  endingId: string;
}>;


export type DeclineShareEvMutation = { readonly declineShareEv: { readonly success: boolean, readonly errorCode: string | null } };

export type DeliverByCourierMutationVariables = Exact<{
  param: DeliverByCourierInput;
}>;


export type DeliverByCourierMutation = { readonly deliverByCourier: { readonly success: boolean, readonly errorCode: string | null } };

export type DeliverOrderMutationVariables = Exact<{
  workOrder: string;
  passkey: string;
  photo: string;
  expectedVersion: number;
}>;


export type DeliverOrderMutation = { readonly deliverOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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

export type DeskFiguresQueryVariables = Exact<{
  days?: number | null | undefined;
  place?: string | null | undefined;
}>;


export type DeskFiguresQuery = { readonly deskFigures: { readonly from: string, readonly until: string, readonly days: ReadonlyArray<{ readonly day: string, readonly orders: ReadonlyArray<{ readonly state: string, readonly count: number }>, readonly money: { readonly in: number, readonly out: number } | null }>, readonly places: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly orders: number, readonly completed: number, readonly cancelled: number, readonly money: { readonly in: number, readonly out: number } | null }>, readonly transfers: ReadonlyArray<{ readonly code: string, readonly isIn: boolean, readonly amount: number }> | null, readonly times: ReadonlyArray<{ readonly state: string, readonly count: number, readonly averageHours: number, readonly longestHours: number }>, readonly funnel: { readonly configured: number, readonly ordered: number, readonly paid: number } } };

export type DeskQueueQueryVariables = Exact<{
  queue: StaffQueue;
  sort: QueueSort;
  first: number;
  after?: string | null | undefined;
  locale: Locale;
}>;


export type DeskQueueQuery = { readonly deskQueue: { readonly next: string | null, readonly items: ReadonlyArray<{ readonly id: string, readonly subject: string, readonly label: string, readonly detail: string, readonly amount: number | null, readonly since: string, readonly due: string, readonly step: string, readonly ownerName: string | null, readonly mine: boolean, readonly until: string | null, readonly done: boolean }>, readonly figures: { readonly queue: StaffQueue, readonly count: number, readonly more: boolean, readonly overdue: number, readonly moreOverdue: boolean, readonly oldest: string | null, readonly nextDue: string | null } } };

export type QueuedTaskFragment = { readonly id: string, readonly subject: string, readonly label: string, readonly detail: string, readonly amount: number | null, readonly since: string, readonly due: string, readonly step: string, readonly ownerName: string | null, readonly mine: boolean, readonly until: string | null, readonly done: boolean };

export type QueueFiguresFragment = { readonly queue: StaffQueue, readonly count: number, readonly more: boolean, readonly overdue: number, readonly moreOverdue: boolean, readonly oldest: string | null, readonly nextDue: string | null };

export type DeskQueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskQueuesQuery = { readonly deskQueues: ReadonlyArray<{ readonly queue: StaffQueue, readonly count: number, readonly more: boolean, readonly overdue: number, readonly moreOverdue: boolean, readonly oldest: string | null, readonly nextDue: string | null }> };

export type EligibleShippingMethodsQueryVariables = Exact<{
  cart: string;
}>;


export type EligibleShippingMethodsQuery = { readonly eligibleShippingMethods: ReadonlyArray<{ readonly id: string, readonly method: ShippingMethod, readonly dealerSlug: string | null, readonly name: string | null, readonly address: string | null, readonly price: number | null, readonly isEligible: boolean, readonly eligibilityMessage: ShippingFault | null }> };

export type EndCouponMutationVariables = Exact<{
  code: string;
  reason: string;
  expectedVersion: number;
}>;


export type EndCouponMutation = { readonly endCoupon: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };

export type EndCustomerSessionsMutationVariables = Exact<{
  customerId: string;
  reason: string;
}>;


export type EndCustomerSessionsMutation = { readonly endCustomerSessions: { readonly success: boolean, readonly errorCode: string | null } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { readonly endOtherSessions: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type EndPriceMutationVariables = Exact<{
  id: string;
  reason: string;
  expectedVersion: number;
}>;


export type EndPriceMutation = { readonly endPrice: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };

export type EndPushMutationVariables = Exact<{ [key: string]: never; }>;


export type EndPushMutation = { readonly endPush: { readonly success: boolean, readonly errorCode: string | null } };

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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type EraseAccountMutationVariables = Exact<{
  email?: string | null | undefined;
  phoneNumber?: string | null | undefined;
}>;


export type EraseAccountMutation = { readonly eraseAccount: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type ExperienceCentersQueryVariables = Exact<{
  locale: Locale;
}>;


export type ExperienceCentersQuery = { readonly ExperienceCenter: ReadonlyArray<{ readonly id: string, readonly dealerSlug: string, readonly location: string, readonly address1: string, readonly city: string, readonly upcoming: boolean, readonly descriptions: string, readonly imageUrl: string | null }> };

export type ExportDeskFiguresMutationVariables = Exact<{
  days: number;
  place?: string | null | undefined;
  reason: string;
}>;


export type ExportDeskFiguresMutation = { readonly exportDeskFigures: string };

export type ExportStaffAuditMutationVariables = Exact<{
  about?: string | null | undefined;
  reason: string;
}>;


export type ExportStaffAuditMutation = { readonly exportStaffAudit: string };

export type GoodsCountPreviewQueryVariables = Exact<{
  rows: ReadonlyArray<ListedGoodsInput> | ListedGoodsInput;
  locale: Locale;
}>;


export type GoodsCountPreviewQuery = { readonly goodsCountPreview: ReadonlyArray<{ readonly variantId: string | null, readonly name: string | null, readonly sells: boolean, readonly onHand: number, readonly reserved: number }> };

export type GoodsStockQueryVariables = Exact<{
  search: string;
  dealer?: string | null | undefined;
  locale: Locale;
  skip: number;
}>;


export type GoodsStockQuery = { readonly goodsStock: { readonly totalItems: number, readonly items: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind, readonly code: string, readonly size: string, readonly name: string, readonly places: ReadonlyArray<{ readonly dealerSlug: string, readonly onHand: number, readonly reserved: number }> }> } };

export type GuestBookMutationVariables = Exact<{
  Param: GuestBookParam;
}>;


export type GuestBookMutation = { readonly GuestBook: { readonly success: boolean, readonly errorCode: string | null } };

export type HandOverOrderItemsMutationVariables = Exact<{
  id: string;
  parcelId: string;
  lines: ReadonlyArray<GoodsReturnLineInput> | GoodsReturnLineInput;
  expectedVersion: number;
}>;


export type HandOverOrderItemsMutation = { readonly handOverOrderItems:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type HideReportPhotoMutationVariables = Exact<{
  photoId: string;
}>;


export type HideReportPhotoMutation = { readonly hideReportPhoto: { readonly success: boolean, readonly errorCode: string | null } };

export type HoldTestRideMutationVariables = Exact<{
  param: TestRideHoldParam;
}>;


export type HoldTestRideMutation = { readonly holdTestRide: { readonly success: boolean, readonly message: string, readonly errorCode: string | null, readonly heldUntil: string | null } };

export type HoursDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type HoursDeskQuery = { readonly hoursDesk: ReadonlyArray<{ readonly dealerSlug: string, readonly location: string, readonly city: string, readonly timeZone: string, readonly sales: boolean, readonly services: boolean, readonly version: number, readonly hoursForSales: { readonly always: boolean, readonly week: ReadonlyArray<{ readonly from: number, readonly to: number }>, readonly exceptions: ReadonlyArray<{ readonly from: string, readonly to: string, readonly open: boolean }> } | null, readonly hoursForService: { readonly always: boolean, readonly week: ReadonlyArray<{ readonly from: number, readonly to: number }>, readonly exceptions: ReadonlyArray<{ readonly from: string, readonly to: string, readonly open: boolean }> } | null }> };

export type HoursDeskFieldsFragment = { readonly always: boolean, readonly week: ReadonlyArray<{ readonly from: number, readonly to: number }>, readonly exceptions: ReadonlyArray<{ readonly from: string, readonly to: string, readonly open: boolean }> };

export type HoursPreviewQueryVariables = Exact<{
  dealerSlug: string;
  kind: HoursKind;
  always: boolean;
  week: ReadonlyArray<HoursSpanInput> | HoursSpanInput;
  exceptions: ReadonlyArray<HoursExceptionInput> | HoursExceptionInput;
}>;


export type HoursPreviewQuery = { readonly hoursPreview: number | null };

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


export type InsertSubscriptionMutation = { readonly insertSubscription: { readonly success: boolean, readonly message: string, readonly errorCode: string | null, readonly orderId: string | null } };

export type IsEmailVerifiedQueryVariables = Exact<{ [key: string]: never; }>;


export type IsEmailVerifiedQuery = { readonly isEmailVerified: { readonly success: boolean, readonly status: EmailVerificationStatus } };

export type IssueDeliveryLinkMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
}>;


export type IssueDeliveryLinkMutation = { readonly issueDeliveryLink:
    | { readonly __typename: 'DeliveryLinkIssued', readonly workOrder: string, readonly passkey: string }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string }
   };

export type LeaderboardQueryVariables = Exact<{
  limit?: number | null | undefined;
  leaderboardType: LeaderboardType;
  vin?: string | null | undefined;
  generation?: string | null | undefined;
}>;


export type LeaderboardQuery = { readonly leaderboard: ReadonlyArray<{ readonly rank: number, readonly fullname: string, readonly productName: string, readonly totalTrip: number, readonly efficiency: number, readonly imageFile: string | null, readonly isActive: boolean, readonly createdAt: string, readonly own: boolean, readonly named: boolean }> };

export type ListingEnquiriesQueryVariables = Exact<{
  listingId: string;
}>;


export type ListingEnquiriesQuery = { readonly listingEnquiries: ReadonlyArray<{ readonly id: string, readonly name: string, readonly phoneNumber: string, readonly message: string, readonly createdAt: string, readonly read: boolean }> };

export type ListingOffersQueryVariables = Exact<{
  kind?: ListingKind | null | undefined;
  area?: string | null | undefined;
  sort?: ListingOfferSort | null | undefined;
  page?: number | null | undefined;
}>;


export type ListingOffersQuery = { readonly listingOffers: { readonly data: ReadonlyArray<{ readonly id: string, readonly kind: ListingKind, readonly status: ListingState, readonly title: string, readonly year: number, readonly colorName: string | null, readonly odometer: number | null, readonly batteryCycle: number | null, readonly price: number, readonly negotiable: boolean, readonly city: string, readonly area: string, readonly photo: string | null, readonly snapshot: string | null }>, readonly pagination: { readonly perPage: number, readonly totalRecord: number, readonly current: number } } };

export type OfferSummaryFragment = { readonly id: string, readonly kind: ListingKind, readonly status: ListingState, readonly title: string, readonly year: number, readonly colorName: string | null, readonly odometer: number | null, readonly batteryCycle: number | null, readonly price: number, readonly negotiable: boolean, readonly city: string, readonly area: string, readonly photo: string | null, readonly snapshot: string | null };

export type LocationDetailQueryVariables = Exact<{
  dealerSlug: string;
  locale: Locale;
}>;


export type LocationDetailQuery = { readonly getLocationDetail: { readonly dealerSlug: string, readonly location: string, readonly address: string, readonly latitude: number, readonly longitude: number, readonly timeZone: string, readonly phone: string | null, readonly whatsapp: string | null, readonly upcoming: boolean, readonly opensAt: string | null, readonly sales: boolean, readonly services: boolean, readonly sparePart: boolean, readonly testRide: boolean, readonly operationalHours: string | null, readonly serviceHours: string | null, readonly imageUrl: string | null, readonly gmapsLink: string, readonly descriptions: string, readonly isDemo: boolean, readonly operationalHoursForSales: ReadonlyArray<{ readonly day: Day, readonly time: string }>, readonly operationalHoursForService: ReadonlyArray<{ readonly day: Day, readonly time: string }>, readonly charging: { readonly slotAvailability: number, readonly availableFor: ReadonlyArray<string>, readonly chargingHours: string | null, readonly facility: ReadonlyArray<string> } | null, readonly gallery: ReadonlyArray<{ readonly name: string, readonly url: string }> } | null };

export type MergeCartMutationVariables = Exact<{
  cart: string;
}>;


export type MergeCartMutation = { readonly mergeCart: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null };

export type MergeCustomersMutationVariables = Exact<{
  id: string;
  from: string;
  into: string;
  seen: string;
  reason: string;
}>;


export type MergeCustomersMutation = { readonly mergeCustomers: { readonly success: boolean, readonly errorCode: string | null } };

export type MoveAppointmentMutationVariables = Exact<{
  id: string;
  move: AppointmentMove;
  expectedVersion: number;
}>;


export type MoveAppointmentMutation = { readonly moveAppointment: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };

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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type OpenDeliveryMutationVariables = Exact<{
  workOrder: string;
  passkey: string;
}>;


export type OpenDeliveryMutation = { readonly openDelivery: { readonly success: boolean, readonly errorCode: string | null, readonly uploadKey: string | null, readonly job: { readonly orderCode: string, readonly productName: string | null, readonly colorName: string | null, readonly vin: string | null, readonly pieces: number, readonly method: OrderDeliveryMethod, readonly contactName: string, readonly contactPhone: string, readonly address: string | null, readonly addressNote: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly dealerName: string } | null } };

export type OrderByCodeQueryVariables = Exact<{
  code: string;
  phoneNumber: string;
}>;


export type OrderByCodeQuery = { readonly orderByCode: { readonly orderCode: string, readonly state: OrderState, readonly phase: string, readonly paymentOption: string, readonly kind: OrderKind, readonly productName: string, readonly contactName: string, readonly deliveryMethod: OrderDeliveryMethod, readonly dealerName: string, readonly contractSigned: boolean, readonly placedAt: string, readonly updatedAt: string, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> } | null };

export type OrderChangeQueryVariables = Exact<{
  id: string;
  change: OrderChangeInput;
}>;


export type OrderChangeQuery = { readonly orderChange:
    | { readonly __typename: 'OrderChangePreview', readonly before: number, readonly total: number, readonly due: number, readonly refund: number, readonly needsBank: boolean, readonly closesPayment: boolean, readonly daysToPay: number | null, readonly preOrder: boolean, readonly isSame: boolean, readonly version: number, readonly lines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly request: { readonly provider: OrderFinancingProvider, readonly months: number, readonly downPayment: number, readonly handsIn: boolean } | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly transitionError: string | null, readonly minimum: number | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   | null };

type ChangePreview_OrderChangePreview_Fragment = { readonly __typename: 'OrderChangePreview', readonly before: number, readonly total: number, readonly due: number, readonly refund: number, readonly needsBank: boolean, readonly closesPayment: boolean, readonly daysToPay: number | null, readonly preOrder: boolean, readonly isSame: boolean, readonly version: number, readonly lines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly request: { readonly provider: OrderFinancingProvider, readonly months: number, readonly downPayment: number, readonly handsIn: boolean } | null };

type ChangePreview_OrderRefusal_Fragment = { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly transitionError: string | null, readonly minimum: number | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> };

export type ChangePreviewFragment =
  | ChangePreview_OrderChangePreview_Fragment
  | ChangePreview_OrderRefusal_Fragment
;

export type OrderDeliveryProofQueryVariables = Exact<{
  id: string;
}>;


export type OrderDeliveryProofQuery = { readonly deliveryProof: { readonly receivedBy: string, readonly signature: string, readonly photoUrl: string, readonly latitude: number | null, readonly longitude: number | null, readonly accuracy: number | null, readonly takenAt: string | null, readonly receivedAt: string } | null };

export type DeliveryProofFactsFragment = { readonly receivedBy: string, readonly signature: string, readonly photoUrl: string, readonly latitude: number | null, readonly longitude: number | null, readonly accuracy: number | null, readonly takenAt: string | null, readonly receivedAt: string };

export type OrderDeskQueryVariables = Exact<{
  queue: OrderDeskQueue;
  search: string;
  skip: number;
}>;


export type OrderDeskQuery = { readonly orderDesk: { readonly totalItems: number, readonly more: boolean, readonly attention: number, readonly moreAttention: boolean, readonly items: ReadonlyArray<{ readonly order: OrderRecord, readonly version: number, readonly contactPhone: string, readonly attentions: ReadonlyArray<OrderAttention>, readonly moves: ReadonlyArray<string> }>, readonly refunds: { readonly open: number, readonly withoutAccount: number, readonly late: number, readonly paid: number, readonly paidInTime: number, readonly medianDays: number | null, readonly moreOpen: boolean, readonly morePaid: boolean } | null } };

export type DeskRowFragment = { readonly order: OrderRecord, readonly version: number, readonly contactPhone: string, readonly attentions: ReadonlyArray<OrderAttention>, readonly moves: ReadonlyArray<string> };

export type OrderDeskChangeQueryVariables = Exact<{
  id: string;
  change: OrderChangeInput;
}>;


export type OrderDeskChangeQuery = { readonly orderDeskChange:
    | { readonly __typename: 'OrderChangePreview', readonly before: number, readonly total: number, readonly due: number, readonly refund: number, readonly needsBank: boolean, readonly closesPayment: boolean, readonly daysToPay: number | null, readonly preOrder: boolean, readonly isSame: boolean, readonly version: number, readonly lines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly request: { readonly provider: OrderFinancingProvider, readonly months: number, readonly downPayment: number, readonly handsIn: boolean } | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly transitionError: string | null, readonly minimum: number | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   | null };

export type OrderDeskOrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderDeskOrderQuery = { readonly orderDeskOrder: { readonly canDecide: boolean, readonly may: ReadonlyArray<string>, readonly contactEmail: string, readonly required: number, readonly contractReference: string | null, readonly cancelNote: string | null, readonly photoUrl: string | null, readonly proofAt: string | null, readonly row: { readonly order: OrderRecord, readonly version: number, readonly contactPhone: string, readonly attentions: ReadonlyArray<OrderAttention>, readonly moves: ReadonlyArray<string> }, readonly courierLink: { readonly madeAt: string, readonly madeBy: string | null, readonly openedAt: string | null, readonly endedAt: string | null } | null, readonly unit: { readonly vin: string, readonly motorNumber: string, readonly location: string, readonly arrivedAt: string } | null, readonly freeUnits: ReadonlyArray<{ readonly vin: string, readonly motorNumber: string, readonly location: string, readonly arrivedAt: string }>, readonly goods: ReadonlyArray<{ readonly variantId: string, readonly dealerSlug: string, readonly quantity: number }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly state: string, readonly method: string | null, readonly amount: number, readonly paid: number | null, readonly startedAt: string, readonly settledAt: string | null, readonly reversibleUntil: string | null, readonly captured: boolean, readonly chargedBack: number }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly state: string, readonly route: string, readonly reason: string, readonly amount: number, readonly hasAccount: boolean, readonly needsAnother: boolean, readonly requestedAt: string, readonly updatedAt: string, readonly dueAt: string | null, readonly wasReturned: boolean }>, readonly figures: { readonly paid: number, readonly refunded: number, readonly forfeited: number, readonly sold: number, readonly onAccount: number }, readonly costs: ReadonlyArray<{ readonly id: string, readonly label: string, readonly amount: number, readonly receiptUrl: string, readonly at: string }>, readonly log: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly at: string, readonly actor: string, readonly staffName: string | null, readonly from: OrderState | null, readonly to: OrderState | null, readonly phase: string, readonly amount: number | null, readonly note: string | null }> } | null };

export type DeskOrderFragment = { readonly canDecide: boolean, readonly may: ReadonlyArray<string>, readonly contactEmail: string, readonly required: number, readonly contractReference: string | null, readonly cancelNote: string | null, readonly photoUrl: string | null, readonly proofAt: string | null, readonly row: { readonly order: OrderRecord, readonly version: number, readonly contactPhone: string, readonly attentions: ReadonlyArray<OrderAttention>, readonly moves: ReadonlyArray<string> }, readonly courierLink: { readonly madeAt: string, readonly madeBy: string | null, readonly openedAt: string | null, readonly endedAt: string | null } | null, readonly unit: { readonly vin: string, readonly motorNumber: string, readonly location: string, readonly arrivedAt: string } | null, readonly freeUnits: ReadonlyArray<{ readonly vin: string, readonly motorNumber: string, readonly location: string, readonly arrivedAt: string }>, readonly goods: ReadonlyArray<{ readonly variantId: string, readonly dealerSlug: string, readonly quantity: number }>, readonly payments: ReadonlyArray<{ readonly id: string, readonly reference: string, readonly state: string, readonly method: string | null, readonly amount: number, readonly paid: number | null, readonly startedAt: string, readonly settledAt: string | null, readonly reversibleUntil: string | null, readonly captured: boolean, readonly chargedBack: number }>, readonly refunds: ReadonlyArray<{ readonly id: string, readonly state: string, readonly route: string, readonly reason: string, readonly amount: number, readonly hasAccount: boolean, readonly needsAnother: boolean, readonly requestedAt: string, readonly updatedAt: string, readonly dueAt: string | null, readonly wasReturned: boolean }>, readonly figures: { readonly paid: number, readonly refunded: number, readonly forfeited: number, readonly sold: number, readonly onAccount: number }, readonly costs: ReadonlyArray<{ readonly id: string, readonly label: string, readonly amount: number, readonly receiptUrl: string, readonly at: string }>, readonly log: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly at: string, readonly actor: string, readonly staffName: string | null, readonly from: OrderState | null, readonly to: OrderState | null, readonly phase: string, readonly amount: number | null, readonly note: string | null }> };

export type DeskUnitFragment = { readonly vin: string, readonly motorNumber: string, readonly location: string, readonly arrivedAt: string };

export type OrpChartQueryVariables = Exact<{
  param?: OrpParam | null | undefined;
}>;


export type OrpChartQuery = { readonly orpChart: ReadonlyArray<{ readonly toolTip: string, readonly totalSales: number, readonly totalClick: number }> };

export type OrpFinanceQueryVariables = Exact<{
  param?: OrpParam | null | undefined;
}>;


export type OrpFinanceQuery = { readonly orpFinance: { readonly affiliateKey: string, readonly bank: string | null, readonly bankAccountNo: string | null, readonly bankAccountName: string | null, readonly npwpNo: string | null, readonly taxKind: OrpTaxKind | null, readonly needsOtherAccount: boolean, readonly totalAmountCommission: number, readonly totalAmountPaid: number, readonly totalAmountWaitingPayment: number, readonly totalAmountPending: number, readonly totalSalesCommission: number, readonly totalSalesPaid: number, readonly totalSalesWaitingPayment: number, readonly current: number, readonly totalPages: number, readonly totalRecords: number, readonly data: ReadonlyArray<{ readonly id: string, readonly productId: string, readonly productName: string, readonly completedDate: string | null, readonly transactionDate: string, readonly transactionNo: string, readonly state: CommissionState, readonly commission: number, readonly reason: string | null, readonly paidDate: string | null }>, readonly payouts: ReadonlyArray<{ readonly id: string, readonly slip: string, readonly slipUrl: string | null, readonly paidDate: string | null, readonly returnedDate: string | null, readonly gross: number, readonly basis: number, readonly tax: number, readonly net: number, readonly taxRule: OrpTaxRule, readonly taxNo: string, readonly bank: string, readonly bankAccountNo: string, readonly bankAccountName: string }> } };

export type OrpStandingQueryVariables = Exact<{ [key: string]: never; }>;


export type OrpStandingQuery = { readonly orpStanding: { readonly state: AffiliateState, readonly affiliateKey: string | null, readonly appliedAt: string | null, readonly decidedAt: string | null, readonly reason: string | null, readonly hasSales: boolean } | null };

export type OwnerAddressQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnerAddressQuery = { readonly profileCustomer: { readonly document: { readonly address: string | null, readonly provinceId: string | null, readonly cityId: string | null, readonly zipCode: string | null } | null } };

export type OwnerContactQueryVariables = Exact<{
  search: string;
}>;


export type OwnerContactQuery = { readonly evList: { readonly data: ReadonlyArray<{ readonly vin: string, readonly user: { readonly name: string, readonly phoneNumber: string | null, readonly email: string | null, readonly customerID: string | null, readonly oID: number | null } }> } };

export type OwnsMotorcyclesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnsMotorcyclesQuery = { readonly evList: { readonly pagination: { readonly totalRecord: number } } };

export type PaperByCodeQueryVariables = Exact<{
  code: string;
}>;


export type PaperByCodeQuery = { readonly receiptByCode: { readonly number: string, readonly state: ReceiptState, readonly issuedAt: string, readonly paidAt: string, readonly amount: number, readonly refunded: number, readonly inWords: string, readonly payer: string, readonly seller: string, readonly productName: string, readonly method: string | null, readonly meterai: MeteraiState, readonly meteraiSerial: string | null, readonly hash: string, readonly items: ReadonlyArray<{ readonly size: string, readonly quantity: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null, readonly invoiceByCode: { readonly number: string, readonly state: InvoiceState, readonly issuedAt: string, readonly total: number, readonly vat: number, readonly inWords: string, readonly buyer: string, readonly seller: string, readonly productName: string, readonly hash: string } | null };

export type PapersInReviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PapersInReviewQuery = { readonly papersInReview: ReadonlyArray<{ readonly id: string, readonly kind: PaperKind, readonly name: string, readonly submittedAt: string }> };

export type PasswordLinkQueryVariables = Exact<{
  token: string;
}>;


export type PasswordLinkQuery = { readonly passwordLink: { readonly success: boolean, readonly errorCode: string | null, readonly email: string | null } };

export type PayDownPaymentMutationVariables = Exact<{
  id: string;
}>;


export type PayDownPaymentMutation = { readonly payDownPayment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type PayHelpDifferenceMutationVariables = Exact<{
  id: string;
  total: number;
  due: number;
}>;


export type PayHelpDifferenceMutation = { readonly payHelpDifference:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type PayPayoutMutationVariables = Exact<{
  id: string;
  reference: string;
}>;


export type PayPayoutMutation = { readonly payPayout: { readonly success: boolean, readonly errorCode: string | null } };

export type PayoutDeskQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type PayoutDeskQuery = { readonly payoutDesk: { readonly payableCount: number, readonly payableAmount: number, readonly awaitingAccountCount: number, readonly awaitingAccountAmount: number, readonly data: ReadonlyArray<{ readonly id: string, readonly state: PayoutState, readonly createdAt: string, readonly preparedBy: string | null, readonly approvedBy: string | null, readonly releasedBy: string | null, readonly approvedByMe: boolean, readonly releasedByMe: boolean, readonly paidAt: string | null, readonly reference: string | null, readonly gross: number, readonly tax: number, readonly net: number, readonly returned: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly name: string, readonly bank: string, readonly bankAccountNo: string, readonly slip: string, readonly gross: number, readonly tax: number, readonly net: number, readonly returnedAt: string | null, readonly returnedReference: string | null }> }>, readonly pagination: { readonly totalRecord: number } } };

export type PlaceListQueryVariables = Exact<{ [key: string]: never; }>;


export type PlaceListQuery = { readonly ecMapList: ReadonlyArray<{ readonly id: string, readonly dealerSlug: string, readonly type: PlaceType, readonly location: string, readonly address1: string, readonly city: string, readonly state: string, readonly latitude: number, readonly longitude: number, readonly upcoming: boolean, readonly opensAt: string | null, readonly sales: boolean, readonly services: boolean, readonly sparePart: boolean, readonly testRide: boolean, readonly chargingSlots: number, readonly imageUrl: string | null }> };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { readonly placeOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type PlaceOrderForCustomerMutationVariables = Exact<{
  customerId: string;
  input: PlaceOrderInput;
}>;


export type PlaceOrderForCustomerMutation = { readonly placeOrderForCustomer:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type PlanPriceMutationVariables = Exact<{
  id: string;
  slug: string;
  battery: string;
  area?: string | null | undefined;
  vehicle: number;
  bbnkb?: number | null | undefined;
  pkb?: number | null | undefined;
  stnk?: number | null | undefined;
  tnkb?: number | null | undefined;
  bpkb?: number | null | undefined;
  startsAt: string;
  endsAt?: string | null | undefined;
  reason: string;
}>;


export type PlanPriceMutation = { readonly planPrice: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type PlanSettingMutationVariables = Exact<{
  id: string;
  name: string;
  value: number;
  startsAt: string;
  reason: string;
}>;


export type PlanSettingMutation = { readonly planSetting: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type PreparePayoutMutationVariables = Exact<{
  id: string;
}>;


export type PreparePayoutMutation = { readonly preparePayout: { readonly success: boolean, readonly errorCode: string | null } };

export type PriceDeskQueryVariables = Exact<{
  area?: string | null | undefined;
  at?: string | null | undefined;
}>;


export type PriceDeskQuery = { readonly priceDesk: { readonly at: string, readonly prices: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly battery: string, readonly isStandard: boolean, readonly otrPrice: number, readonly otrAfterDiscount: number, readonly lines: ReadonlyArray<{ readonly key: string, readonly amount: number }> }>, readonly changes: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly battery: string, readonly area: string | null, readonly startsAt: string, readonly endsAt: string | null, readonly reason: string, readonly version: number, readonly lines: ReadonlyArray<{ readonly key: string, readonly amount: number }> }> } };

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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { readonly profileCustomer: { readonly id: string, readonly customerType: CustomerType, readonly name: string, readonly contactName: string | null, readonly identityKind: IdentityKind | null, readonly emailAddress: string | null, readonly emailVerified: boolean, readonly phoneNumber: string | null, readonly photoURL: string | null, readonly birthDate: string | null, readonly gender: Gender | null, readonly occupation: string | null, readonly branchLocation: string | null, readonly selectedLanguage: string, readonly isPS: boolean, readonly statusAffiliator: boolean, readonly document: { readonly name: string | null, readonly address: string | null, readonly cityName: string | null, readonly provinceName: string | null, readonly zipCode: string | null, readonly identityCardNumber: string | null, readonly taxCardNumber: string | null } | null } };

export type PromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionsQuery = { readonly promotions: ReadonlyArray<{ readonly code: string, readonly kind: CouponKind, readonly amount: number | null, readonly basisPoints: number, readonly minimum: number, readonly appliesTo: CouponGoods, readonly products: ReadonlyArray<string> | null, readonly startsAt: string, readonly endsAt: string | null, readonly productNames: ReadonlyArray<{ readonly slug: string, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }> };

export type PushOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type PushOfferQuery = { readonly pushOffer: { readonly key: string, readonly isLocal: boolean, readonly isOn: boolean } | null };

export type QuoteOrderQueryVariables = Exact<{
  input: QuoteOrderInput;
}>;


export type QuoteOrderQuery = { readonly quoteOrder:
    | { readonly __typename: 'OrderQuote', readonly total: number, readonly totalWithoutHelp: number, readonly totalWithHelp: number | null, readonly due: number, readonly monthly: number | null, readonly preOrder: boolean, readonly hoursToPay: number, readonly referralCode: string | null, readonly lines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number }> }
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

export type ReceiveGoodsReturnMutationVariables = Exact<{
  id: string;
  returnId: string;
  isRestocked: boolean;
  expectedVersion: number;
}>;


export type ReceiveGoodsReturnMutation = { readonly receiveGoodsReturn:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type RecordPayeeTaxMutationVariables = Exact<{
  id: string;
  isKnown: boolean;
  reason: string;
}>;


export type RecordPayeeTaxMutation = { readonly recordPayeeTax: { readonly success: boolean, readonly errorCode: string | null } };

export type RegisterMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterMutation = { readonly registerCustomer: { readonly success: boolean, readonly errorCode: string | null } };

export type RegisterPushMutationVariables = Exact<{
  endpoint: string;
  p256dh: string;
  auth: string;
}>;


export type RegisterPushMutation = { readonly registerPush: { readonly success: boolean, readonly errorCode: string | null } };

export type RegisterWithGoogleMutationVariables = Exact<{
  input: RegisterCustomerInput;
}>;


export type RegisterWithGoogleMutation = { readonly registerCustomerWithGoogle: { readonly success: boolean, readonly errorCode: string | null } };

export type RejectContractMutationVariables = Exact<{
  id: string;
  reason: string;
  expectedVersion: number;
}>;


export type RejectContractMutation = { readonly rejectContract:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type RejectInstallmentMutationVariables = Exact<{
  id: string;
  reason: string;
  expectedVersion: number;
}>;


export type RejectInstallmentMutation = { readonly rejectInstallment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly couponReason: string | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type RemoveCustomerDocumentMutationVariables = Exact<{
  kind: PaperKind;
}>;


export type RemoveCustomerDocumentMutation = { readonly removeCustomerDocument: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type RemoveCustomerSecondFactorsMutationVariables = Exact<{
  customerId: string;
  reason: string;
}>;


export type RemoveCustomerSecondFactorsMutation = { readonly removeCustomerSecondFactors: { readonly success: boolean, readonly errorCode: string | null } };

export type RemoveOrderLineMutationVariables = Exact<{
  cart: string;
  orderLineId: string;
}>;


export type RemoveOrderLineMutation = { readonly removeOrderLine:
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly couponReason: string | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type RemoveReportPhotoMutationVariables = Exact<{
  photoId: string;
}>;


export type RemoveReportPhotoMutation = { readonly removeReportPhoto: { readonly success: boolean, readonly errorCode: string | null } };

export type RemoveSavedConfigurationMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSavedConfigurationMutation = { readonly removeSavedConfiguration: { readonly success: boolean } };

export type RemoveSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSecondFactorMutation = { readonly removeSecondFactor: { readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

export type ReplyToComplaintMutationVariables = Exact<{
  input: ReplyToComplaintInput;
}>;


export type ReplyToComplaintMutation = { readonly replyToComplaint:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ReportFailedDeliveryMutationVariables = Exact<{
  id: string;
  reason: DeliveryFailure;
  nextOn: string;
  expectedVersion: number;
}>;


export type ReportFailedDeliveryMutation = { readonly reportFailedDelivery:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ReportFailedSignInMutationVariables = Exact<{
  email: string;
  captcha: string;
}>;


export type ReportFailedSignInMutation = { readonly reportFailedSignIn: { readonly success: boolean, readonly errorCode: string | null } };

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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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

export type RequestGoodsReturnMutationVariables = Exact<{
  input: RequestGoodsReturnInput;
}>;


export type RequestGoodsReturnMutation = { readonly requestGoodsReturn:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type RequestRefundMutationVariables = Exact<{
  input: RequestRefundInput;
}>;


export type RequestRefundMutation = { readonly requestRefund:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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
  files: ReadonlyArray<string> | string;
  expectedVersion: number;
}>;


export type ResolveComplaintMutation = { readonly resolveComplaint:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type ReturnPayoutMutationVariables = Exact<{
  id: string;
  reference: string;
  reason: string;
}>;


export type ReturnPayoutMutation = { readonly returnPayout: { readonly success: boolean, readonly errorCode: string | null } };

export type RevealCustomerDocumentMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RevealCustomerDocumentMutation = { readonly revealCustomerDocument: { readonly success: boolean, readonly errorCode: string | null, readonly paper: { readonly id: string, readonly kind: PaperKind, readonly state: PaperState, readonly fileId: string | null, readonly image: string | null, readonly name: string, readonly number: string | null, readonly fatherName: string | null } | null } };

export type RevealDeliveryProofMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RevealDeliveryProofMutation = { readonly revealDeliveryProof:
    | { readonly __typename: 'DeliveryProof', readonly receivedBy: string, readonly signature: string, readonly photoUrl: string, readonly latitude: number | null, readonly longitude: number | null, readonly accuracy: number | null, readonly takenAt: string | null, readonly receivedAt: string }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string }
   };

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

export type RevokeDeliveryLinkMutationVariables = Exact<{
  id: string;
  expectedVersion: number;
}>;


export type RevokeDeliveryLinkMutation = { readonly revokeDeliveryLink:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

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


export type RoadsideSubscriptionListQuery = { readonly roadsideSubscriptionList: { readonly data: ReadonlyArray<{ readonly id: string, readonly vin: string, readonly registrationPlate: string | null, readonly name: string, readonly packageName: string, readonly price: number, readonly paid: boolean, readonly cancelledAt: string | null, readonly startsAt: string, readonly endsAt: string }>, readonly pagination: { readonly totalRecord: number } } };

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


export type SaveStaffRoleMutation = { readonly saveStaffRole: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };

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

export type ServiceDeskQueryVariables = Exact<{
  dealerSlug: string;
  day: string;
  queue: WorkshopQueue;
}>;


export type ServiceDeskQuery = { readonly serviceDesk: ReadonlyArray<{ readonly id: string, readonly state: AppointmentState, readonly slotAt: string, readonly timeZone: string, readonly seat: number, readonly kind: ServiceKind, readonly note: string | null, readonly name: string, readonly phoneNumber: string | null, readonly vin: string, readonly registrationPlate: string | null, readonly odometerKm: number, readonly work: string | null, readonly workType: ServiceWorkType | null, readonly workOdometerKm: number | null, readonly version: number, readonly price: number | null, readonly paid: boolean, readonly mayStatePrice: boolean, readonly estimate: { readonly id: string, readonly state: ServiceEstimateState, readonly total: number, readonly until: string, readonly lines: ReadonlyArray<{ readonly name: string, readonly price: number }> } | null }> };

export type ServiceSlotsQueryVariables = Exact<{
  dealerSlug: string;
  day: string;
}>;


export type ServiceSlotsQuery = { readonly serviceSlots: ReadonlyArray<{ readonly startsAt: string, readonly free: number }> };

export type SetCustomerConsentMutationVariables = Exact<{
  purpose: ConsentPurpose;
  granted: boolean;
  answeredAt?: string | null | undefined;
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
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly couponReason: string | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type SetOrderShippingMethodMutationVariables = Exact<{
  cart: string;
  shippingMethodId: string;
}>;


export type SetOrderShippingMethodMutation = { readonly setOrderShippingMethod:
    | { readonly __typename: 'ActiveOrder', readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> }
    | { readonly __typename: 'CartRefusal', readonly errorCode: string, readonly quantityAvailable: number | null, readonly maxItems: number | null, readonly couponCode: string | null, readonly limit: number | null, readonly minimum: number | null, readonly couponReason: string | null, readonly eligibilityCheckerMessage: string | null, readonly totalNow: number | null, readonly orderId: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }>, readonly activeOrder: { readonly id: string, readonly version: number, readonly isGuest: boolean, readonly totalQuantity: number, readonly subTotal: number, readonly discount: number, readonly shipping: number | null, readonly total: number, readonly couponCode: string | null, readonly couponErrorCode: string | null, readonly shippingMethodId: string | null, readonly shippingFault: ShippingFault | null, readonly heldByOrders: ReadonlyArray<string>, readonly priceLines: ReadonlyArray<{ readonly type: PriceLineType, readonly key: string, readonly amount: number, readonly basisPoints: number | null }>, readonly shippingAddress: { readonly provinceId: string, readonly cityId: string, readonly cityName: string, readonly districtId: string, readonly districtName: string, readonly address: string, readonly zipCode: string, readonly note: string, readonly latitude: number | null, readonly longitude: number | null } | null, readonly lines: ReadonlyArray<{ readonly id: string, readonly kind: GoodsKind | null, readonly slug: string | null, readonly size: string | null, readonly image: string | null, readonly fits: ReadonlyArray<string>, readonly quantity: number, readonly unitPrice: number, readonly quantityAvailable: number, readonly names: ReadonlyArray<{ readonly locale: Locale, readonly text: string }> }> } | null }
   };

export type SetPlaceHoursMutationVariables = Exact<{
  dealerSlug: string;
  kind: HoursKind;
  always: boolean;
  week: ReadonlyArray<HoursSpanInput> | HoursSpanInput;
  exceptions: ReadonlyArray<HoursExceptionInput> | HoursExceptionInput;
  reason: string;
  expectedVersion: number;
}>;


export type SetPlaceHoursMutation = { readonly setPlaceHours: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };

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

export type SettingDeskQueryVariables = Exact<{
  at?: string | null | undefined;
}>;


export type SettingDeskQuery = { readonly settingDesk: { readonly at: string, readonly settings: ReadonlyArray<{ readonly name: string, readonly value: number, readonly unit: string, readonly least: number, readonly most: number }>, readonly changes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly value: number, readonly startsAt: string, readonly withdrawnAt: string | null, readonly by: string | null, readonly reason: string, readonly version: number }> } };

export type SettingsDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsDevicesQuery = { readonly customerSessions: ReadonlyArray<{ readonly id: string, readonly isCurrent: boolean, readonly device: string | null, readonly region: string | null, readonly beganAt: string, readonly seenAt: string, readonly endsAt: string }> };

export type SettingsOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsOverviewQuery = { readonly profileCustomer: { readonly id: string, readonly emailAddress: string | null, readonly phoneNumber: string | null }, readonly customerSessions: ReadonlyArray<{ readonly id: string }> };

export type SettingsPapersQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsPapersQuery = { readonly profileCustomer: { readonly id: string, readonly customerType: CustomerType, readonly persona: string | null, readonly sisapiraStatus: string | null, readonly statusAffiliator: boolean, readonly fatherName: string | null, readonly identityKind: IdentityKind | null, readonly document: { readonly identityCardNumber: string | null, readonly taxCardNumber: string | null } | null }, readonly customerPapers: ReadonlyArray<{ readonly kind: PaperKind, readonly state: PaperState, readonly reason: string | null, readonly submittedAt: string | null, readonly decidedAt: string | null, readonly image: string | null }>, readonly documentViews: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly orderNumber: string | null, readonly role: string | null, readonly reason: string, readonly viewedAt: string }> };

export type SettingsRightsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsRightsQuery = { readonly profileCustomer: { readonly id: string, readonly emailAddress: string | null, readonly phoneNumber: string | null }, readonly customerConsents: ReadonlyArray<{ readonly purpose: ConsentPurpose, readonly granted: boolean, readonly history: ReadonlyArray<{ readonly granted: boolean, readonly changedAt: string }> }>, readonly dataExports: ReadonlyArray<{ readonly id: string, readonly requestedAt: string, readonly readyAt: string | null, readonly expiresAt: string | null, readonly url: string | null }>, readonly accountErasure: { readonly obstacles: ReadonlyArray<string>, readonly retained: ReadonlyArray<string>, readonly forfeited: ReadonlyArray<string> } };

export type SettingsSecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsSecondFactorQuery = { readonly profileCustomer: { readonly id: string, readonly emailAddress: string | null, readonly phoneNumber: string | null }, readonly signInWays: ReadonlyArray<{ readonly id: string, readonly provider: string, readonly linkedAt: string }>, readonly staffRights: { readonly permissions: ReadonlyArray<string>, readonly lacksSecondFactor: boolean }, readonly secondFactors: ReadonlyArray<{ readonly id: string, readonly phoneNumber: string | null, readonly enrolledAt: string | null }> };

export type SignInWayFragment = { readonly id: string, readonly provider: string, readonly linkedAt: string };

export type SettingsSignInQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsSignInQuery = { readonly profileCustomer: { readonly id: string, readonly emailAddress: string | null, readonly phoneNumber: string | null }, readonly signInWays: ReadonlyArray<{ readonly id: string, readonly provider: string, readonly linkedAt: string }>, readonly permissionToUpdateEmailAddress: { readonly remaining: number, readonly nextAt: string | null, readonly limit: number, readonly success: boolean, readonly message: string, readonly errorCode: string | null } };

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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type SignContractMutationVariables = Exact<{
  id: string;
  reference: string;
  hash: string;
  expectedVersion: number;
}>;


export type SignContractMutation = { readonly signContract:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type SignInAgainQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInAgainQuery = { readonly profileCustomer: { readonly id: string, readonly emailAddress: string | null, readonly phoneNumber: string | null }, readonly signInWays: ReadonlyArray<{ readonly id: string, readonly provider: string, readonly linkedAt: string }>, readonly secondFactors: ReadonlyArray<{ readonly id: string }> };

export type SiteStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteStatusQuery = { readonly siteStatus: { readonly version: string, readonly region: string, readonly at: string, readonly lastJob: string | null, readonly lastCopy: string | null, readonly lastRehearsal: string | null, readonly messagesWaiting: number, readonly messagesStuck: number, readonly jobs: ReadonlyArray<{ readonly kind: string, readonly due: number, readonly late: number, readonly givenUp: number, readonly oldest: string | null }>, readonly copies: ReadonlyArray<{ readonly id: string, readonly kind: string, readonly doneAt: string, readonly stateAt: string | null, readonly seconds: number, readonly bytes: number, readonly isSound: boolean, readonly report: string }>, readonly objectives: ReadonlyArray<{ readonly name: string, readonly target: number, readonly burns: ReadonlyArray<{ readonly hours: number, readonly answers: number, readonly bad: number, readonly burn: number | null }> }>, readonly rules: ReadonlyArray<{ readonly name: string, readonly unit: string, readonly threshold: number, readonly value: number | null, readonly isFiring: boolean, readonly since: string | null, readonly told: string | null }> } };

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


export type StaffRightsQuery = { readonly staffRights: { readonly roleId: string | null, readonly placeSlug: string | null, readonly permissions: ReadonlyArray<string>, readonly lacksSecondFactor: boolean } };

export type StaffRolesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffRolesQuery = { readonly staffRoles: ReadonlyArray<{ readonly id: string, readonly name: string | null, readonly permissions: ReadonlyArray<string>, readonly isOfPlace: boolean, readonly needsSecondFactor: boolean, readonly version: number, readonly lacking: ReadonlyArray<string> }>, readonly staffMembers: ReadonlyArray<{ readonly customerId: string, readonly name: string, readonly roleId: string | null, readonly placeSlug: string | null, readonly since: string | null, readonly closed: boolean, readonly secondFactor: boolean }>, readonly staffGrants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly roleId: string, readonly placeSlug: string | null, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly mayConfirm: boolean }> };

export type RoleFragment = { readonly id: string, readonly name: string | null, readonly permissions: ReadonlyArray<string>, readonly isOfPlace: boolean, readonly needsSecondFactor: boolean, readonly version: number, readonly lacking: ReadonlyArray<string> };

export type MemberFragment = { readonly customerId: string, readonly name: string, readonly roleId: string | null, readonly placeSlug: string | null, readonly since: string | null, readonly closed: boolean, readonly secondFactor: boolean };

export type GrantFragment = { readonly id: string, readonly name: string, readonly roleId: string, readonly placeSlug: string | null, readonly reason: string, readonly requestedBy: string, readonly requestedAt: string, readonly mayConfirm: boolean };

export type StartPaymentMutationVariables = Exact<{
  id: string;
  method?: string | null | undefined;
  locale: OrderLocale;
  returnPath: string;
}>;


export type StartPaymentMutation = { readonly startPayment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type StateServicePriceMutationVariables = Exact<{
  id: string;
  lines: ReadonlyArray<ServiceEstimateLineInput> | ServiceEstimateLineInput;
  expectedVersion: number;
}>;


export type StateServicePriceMutation = { readonly stateServicePrice: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };

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


export type StuckMessagesQuery = { readonly stuckMessages: { readonly unplannedTotal: number, readonly data: ReadonlyArray<{ readonly id: string, readonly channel: NotificationChannel, readonly customerName: string, readonly subject: string, readonly complained: boolean, readonly reason: string, readonly tries: number, readonly since: string }>, readonly unplanned: ReadonlyArray<{ readonly id: string, readonly source: string, readonly about: string, readonly reason: string, readonly tries: number, readonly happenedAt: string }>, readonly pagination: { readonly totalPage: number, readonly current: number, readonly totalRecord: number } } };

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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type SubmitOrpMutationVariables = Exact<{
  vin: string;
  emailAddress: string;
  phoneNumber: string;
  termsVersion?: string | null | undefined;
}>;


export type SubmitOrpMutation = { readonly submitORP: { readonly success: boolean, readonly errorCode: string | null } };

export type SyncQueryVariables = Exact<{
  scope: SyncScope;
  cursor?: string | null | undefined;
}>;


export type SyncQuery = { readonly sync: { readonly cursor: string, readonly hasMore: boolean, readonly starts: boolean, readonly removed: ReadonlyArray<string>, readonly changes: ReadonlyArray<{ readonly id: string, readonly record: SyncRecord, readonly visibleUntil: string | null, readonly visibleFrom: string | null }> } };

export type SyncChangedQueryVariables = Exact<{
  questions: ReadonlyArray<SyncQuestion> | SyncQuestion;
}>;


export type SyncChangedQuery = { readonly syncChanged: ReadonlyArray<{ readonly scope: string, readonly cursor: string, readonly hasMore: boolean, readonly starts: boolean, readonly removed: ReadonlyArray<string>, readonly changes: ReadonlyArray<{ readonly id: string, readonly record: SyncRecord, readonly visibleUntil: string | null, readonly visibleFrom: string | null }> }> };

export type TestRideQueryVariables = Exact<{
  manageKey: string;
}>;


export type TestRideQuery = { readonly testRide: { readonly id: string, readonly status: TestRideStatus, readonly state: TestRideState, readonly open: boolean, readonly slotAt: string, readonly endsAt: string, readonly sequence: number, readonly productId: number, readonly productName: string, readonly productSlug: string, readonly dealerSlug: string, readonly location: string, readonly address: string, readonly city: string, readonly timeZone: string, readonly phone: string | null, readonly directions: string, readonly name: string, readonly phoneNumber: string } | null };

export type TestRideCentreQueryVariables = Exact<{
  dealerSlug: string;
}>;


export type TestRideCentreQuery = { readonly testRideCentre: { readonly seats: number, readonly stepMinutes: number, readonly bufferMinutes: number, readonly noticeMinutes: number, readonly version: number, readonly withoutRoom: number, readonly timeZone: string, readonly motorcycles: ReadonlyArray<{ readonly id: string, readonly productName: string, readonly outFromAt: string | null, readonly outUntilAt: string | null }>, readonly closings: ReadonlyArray<{ readonly id: string, readonly fromAt: string, readonly untilAt: string, readonly reason: string }> } | null };

export type TestRideCentresQueryVariables = Exact<{
  productId: number;
}>;


export type TestRideCentresQuery = { readonly testRideCentres: ReadonlyArray<string> };

export type TestRideDaysQueryVariables = Exact<{
  dealerSlug: string;
  productId: number;
  from: string;
  days?: number | null | undefined;
  forDesk?: boolean | null | undefined;
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
  plateNumber?: string | null | undefined;
  expectedVersion: number;
}>;


export type UpdateRegistrationMutation = { readonly updateRegistration:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type UpdateSisapiraStatusMutationVariables = Exact<{
  id: string;
  status: SisapiraStatus;
  expectedVersion: number;
}>;


export type UpdateSisapiraStatusMutation = { readonly updateSisapiraStatus:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
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

export type UpdateTestRideCentreMutationVariables = Exact<{
  param: TestRideCentreParam;
}>;


export type UpdateTestRideCentreMutation = { readonly updateTestRideCentre: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };

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
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type WithdrawGoodsReturnMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawGoodsReturnMutation = { readonly withdrawGoodsReturn:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type WithdrawInstallmentMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawInstallmentMutation = { readonly withdrawInstallment:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type WithdrawOrderMutationVariables = Exact<{
  id: string;
  reason: StaffCancellationReason;
  note?: string | null | undefined;
  expectedVersion: number;
}>;


export type WithdrawOrderMutation = { readonly withdrawOrder:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type WithdrawOrderItemsMutationVariables = Exact<{
  id: string;
  returnId: string;
  lines: ReadonlyArray<GoodsReturnLineInput> | GoodsReturnLineInput;
  reason: GoodsTakenOutReason;
  answer?: string | null | undefined;
  expectedVersion: number;
}>;


export type WithdrawOrderItemsMutation = { readonly withdrawOrderItems:
    | { readonly __typename: 'OrderChanged', readonly order: OrderRecord, readonly url: string | null }
    | { readonly __typename: 'OrderRefusal', readonly errorCode: string, readonly total: number | null, readonly due: number | null, readonly refund: number | null, readonly quantityAvailable: number | null, readonly transitionError: string | null, readonly minimum: number | null, readonly orderCode: string | null, readonly couponCode: string | null, readonly faults: ReadonlyArray<{ readonly field: string, readonly key: string }> }
   };

export type WithdrawPayoutMutationVariables = Exact<{
  id: string;
  reason: string;
  reference?: string | null | undefined;
}>;


export type WithdrawPayoutMutation = { readonly withdrawPayout: { readonly success: boolean, readonly errorCode: string | null } };

export type WithdrawSettingMutationVariables = Exact<{
  id: string;
  reason: string;
  expectedVersion: number;
}>;


export type WithdrawSettingMutation = { readonly withdrawSetting: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };

export type WithdrawUnitMutationVariables = Exact<{
  id: string;
  note: string;
}>;


export type WithdrawUnitMutation = { readonly withdrawUnit:
    | { readonly __typename: 'StockChanged', readonly count: number }
    | { readonly __typename: 'StockRefusal', readonly errorCode: string, readonly limit: number | null, readonly faults: ReadonlyArray<{ readonly row: number, readonly field: string, readonly key: string }> }
   };

export type WriteServiceWorkMutationVariables = Exact<{
  id: string;
  type: ServiceWorkType;
  odometerKm: number;
  work: string;
  expectedVersion: number;
}>;


export type WriteServiceWorkMutation = { readonly writeServiceWork: { readonly success: boolean, readonly errorCode: string | null, readonly changedBy: { readonly at: string | null, readonly name: string | null, readonly roleId: string | null, readonly roleName: string | null } | null } };
