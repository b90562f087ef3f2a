import type { GrantedPermission } from './permissions.ts';

/** What an operation is about. A `workOrder` and a `refund` belong to an order. */
export type StaffEntity =
  | 'order'
  | 'workOrder'
  | 'refund'
  | 'unit'
  | 'customer'
  | 'call'
  | 'message'
  | 'listing'
  | 'photo'
  | 'testRide'
  | 'commission'
  | 'payout'
  | 'role'
  | 'task'
  | 'grant'
  | 'appointment'
  | 'price'
  | 'setting'
  | 'coupon'
  | 'rideCentre'
  | 'place';

export interface StaffOperation {
  /** `AnyRole`: whoever has a role; what they see by it, the operation decides. */
  readonly needs: GrantedPermission | 'SuperAdmin' | 'AnyRole';
  /** Of which kind its row is, and which argument names it; a dot leads into an argument with fields. */
  readonly about?: readonly [entity: StaffEntity, argument: string];
  /** The argument with the version that whoever writes has seen, where it is not `expectedVersion`. */
  readonly seen?: string;
  /**
   * How staff of one place may use it: `rows`, its answer is narrowed to their place; `row`, the row it is
   * about has to be of their place, and looks as if it were not there otherwise. Without either it is for
   * staff of all places.
   */
  readonly place?: 'rows' | 'row';
  /** Money and rights: whoever does it has proved a moment ago who they are. */
  readonly fresh?: true;
}

const ORDER = ['order', 'id'] as const;
const REFUND = ['refund', 'id'] as const;
const movesOrder = { needs: 'UpdateOrder', about: ORDER, place: 'row' } as const;
/** Ends an order, or decides what becomes of its money. */
const decidesMoney = { needs: 'DeleteOrder', about: ORDER } as const;
const helpsRider = { needs: 'UpdateCustomer', about: ['call', 'id'] } as const;
const seesToMessage = { needs: 'UpdateCustomer', about: ['message', 'id'] } as const;
/** Pays affiliates, or changes what they are owed. */
const paysAffiliates = { needs: 'DeleteOrder', about: ['payout', 'id'], fresh: true } as const;
const APPOINTMENT = ['appointment', 'id'] as const;
/** Writes down what a workshop does. */
const worksOnMotorcycle = { needs: 'UpdateCustomer', about: APPOINTMENT, place: 'row' } as const;
const ofCustomer = ['customer', 'customerId'] as const;

/**
 * Every operation of staff and what it takes. One list for who may (edge/graphql/staff-rights.ts), for the
 * roles' page and for what a refusal says; a test finds operations of staff that are not in it.
 */
export const STAFF_OPERATIONS = {
  customerCheckIsPS: { needs: 'ReadCustomer' },
  customerAccount: { needs: 'ReadCustomer' },
  endCustomerSessions: { needs: 'UpdateCustomer', about: ofCustomer },
  removeCustomerSecondFactors: { needs: 'SuperAdmin', about: ofCustomer, fresh: true },
  setCustomerDisabled: { needs: 'SuperAdmin', about: ofCustomer, fresh: true },
  customerMerge: { needs: 'SuperAdmin', about: ['customer', 'from'] },
  mergeCustomers: { needs: 'SuperAdmin', about: ['customer', 'from'], fresh: true },

  papersInReview: { needs: 'UpdateCustomer' },
  revealCustomerDocument: { needs: 'UpdateCustomer' },
  decideCustomerDocument: { needs: 'UpdateCustomer' },

  roadsideAssistanceCalls: { needs: 'ReadCustomer' },
  roadsideSubscriptionList: { needs: 'ReadCustomer' },
  acceptRoadsideAssistance: helpsRider,
  departRoadsideAssistance: helpsRider,
  completeRoadsideAssistance: helpsRider,
  serviceDesk: { needs: 'ReadCustomer', place: 'rows' },
  moveAppointment: worksOnMotorcycle,
  writeServiceWork: worksOnMotorcycle,
  stateServicePrice: worksOnMotorcycle,

  priceDesk: { needs: 'ReadCatalog' },
  planPrice: { needs: 'CreateCatalog', about: ['price', 'id'] },
  endPrice: { needs: 'DeleteCatalog', about: ['price', 'id'] },
  settingDesk: { needs: 'ReadSettings' },
  planSetting: { needs: 'UpdateSettings', about: ['setting', 'id'] },
  withdrawSetting: { needs: 'UpdateSettings', about: ['setting', 'id'] },
  couponDesk: { needs: 'ReadPromotion' },
  createCoupon: { needs: 'CreatePromotion', about: ['coupon', 'code'] },
  changeCoupon: { needs: 'UpdatePromotion', about: ['coupon', 'code'] },
  endCoupon: { needs: 'DeletePromotion', about: ['coupon', 'code'] },
  hoursDesk: { needs: 'ReadCatalog', place: 'rows' },
  hoursPreview: { needs: 'UpdateCatalog', place: 'rows' },
  setPlaceHours: { needs: 'UpdateCatalog', about: ['place', 'dealerSlug'], place: 'row' },
  deskFigures: { needs: 'ReadOrder', place: 'rows' },
  exportDeskFigures: { needs: 'DeleteOrder', fresh: true },

  stuckMessages: { needs: 'ReadCustomer' },
  resendMessage: seesToMessage,
  settleMessage: seesToMessage,

  testRideDesk: { needs: 'ReadCustomer', place: 'rows' },
  testRideCentre: { needs: 'ReadCustomer', place: 'rows' },
  updateTestRideCentre: {
    needs: 'UpdateCustomer',
    about: ['rideCentre', 'param.dealerSlug'],
    seen: 'param.version',
    place: 'row',
  },
  moveTestRide: { needs: 'UpdateCustomer', about: ['testRide', 'id'], place: 'row' },
  createBookingByPS: { needs: 'CreateCustomer', place: 'rows' },

  affiliateDesk: { needs: 'ReadPromotion' },
  commissionDesk: { needs: 'ReadPromotion' },
  payoutDesk: { needs: 'ReadPromotion' },
  decideAffiliate: { needs: 'UpdatePromotion', about: ['customer', 'id'] },
  decideCommission: { needs: 'DeleteOrder', about: ['commission', 'id'] },
  correctCommission: { needs: 'DeleteOrder', about: ['commission', 'id'], fresh: true },
  recordPayeeTax: { needs: 'DeleteOrder', about: ['customer', 'id'] },
  preparePayout: { needs: 'DeleteOrder', about: ['payout', 'id'] },
  approvePayout: paysAffiliates,
  payPayout: paysAffiliates,
  withdrawPayout: { needs: 'DeleteOrder', about: ['payout', 'id'] },
  returnPayout: { needs: 'DeleteOrder', about: ['payout', 'id'] },
  revealPayoutAccounts: paysAffiliates,

  reportedListings: { needs: 'UpdateCatalog' },
  settleListingReports: { needs: 'UpdateCatalog', about: ['listing', 'listingId'] },
  hideReportPhoto: { needs: 'UpdateCatalog', about: ['photo', 'photoId'] },

  stockUnits: { needs: 'UpdateOrder', place: 'rows' },
  goodsStock: { needs: 'ReadCatalog', place: 'rows' },
  goodsCountPreview: { needs: 'UpdateCatalog', place: 'rows' },
  countGoods: { needs: 'UpdateCatalog', place: 'rows' },
  addUnits: { needs: 'CreateCatalog' },
  withdrawUnit: { needs: 'DeleteCatalog', about: ['unit', 'id'] },

  deskQueues: { needs: 'AnyRole', place: 'rows' },
  deskQueue: { needs: 'AnyRole', place: 'rows' },
  claimTask: { needs: 'AnyRole', about: ['task', 'id'], place: 'rows' },
  releaseTask: { needs: 'AnyRole', about: ['task', 'id'], place: 'rows' },

  orderDesk: { needs: 'ReadOrder', place: 'rows' },
  orderDeskOrder: { needs: 'ReadOrder', about: ORDER, place: 'row' },
  placeOrderForCustomer: { needs: 'CreateOrder', about: ofCustomer },
  orderDeskChange: movesOrder,
  changeOrderForCustomer: movesOrder,
  addOrderNote: { needs: 'ReadOrder', about: ORDER, place: 'row' },
  /** The customer's passkey is what lets them: whoever reads orders may hand over against it. */
  deliverOrder: { needs: 'ReadOrder', about: ['workOrder', 'workOrder'], place: 'row' },
  issueDeliveryLink: { needs: 'ReadOrder', about: ORDER, place: 'row' },
  revokeDeliveryLink: { needs: 'ReadOrder', about: ORDER, place: 'row' },
  revealDeliveryProof: movesOrder,
  revealOrderOwner: movesOrder,
  allocateOrder: movesOrder,
  processOrder: movesOrder,
  shipOrder: movesOrder,
  updateRegistration: movesOrder,
  enterRegistrationCost: movesOrder,
  affixMeterai: movesOrder,
  changeInvoiceAddress: movesOrder,
  handOverOrderItems: movesOrder,
  reportFailedDelivery: movesOrder,
  /** Customer service answers, and moves no order. */
  answerComplaint: { needs: 'ReadOrder', about: ORDER, place: 'row' },
  resolveComplaint: { needs: 'ReadOrder', about: ORDER, place: 'row' },
  updateSisapiraStatus: movesOrder,
  approveInstallment: decidesMoney,
  rejectInstallment: decidesMoney,
  signContract: decidesMoney,
  rejectContract: decidesMoney,
  revealFinancingDocuments: decidesMoney,
  withdrawOrder: decidesMoney,
  endUndelivered: decidesMoney,
  decideGoodsReturn: movesOrder,
  receiveGoodsReturn: decidesMoney,
  withdrawOrderItems: decidesMoney,
  approveRefund: { needs: 'DeleteOrder', about: REFUND, fresh: true },
  confirmRefund: { needs: 'DeleteOrder', about: REFUND, fresh: true },
  reportReturnedRefund: { needs: 'DeleteOrder', about: REFUND, fresh: true },
  revealRefundAccount: { needs: 'DeleteOrder', about: REFUND },
  settleOrderAttention: { ...decidesMoney, fresh: true },

  staffRoles: { needs: 'ReadSettings' },
  staffMembers: { needs: 'ReadSettings' },
  saveStaffRole: { needs: 'UpdateSettings', about: ['role', 'id'], fresh: true },
  setStaffMember: { needs: 'UpdateSettings', about: ofCustomer, fresh: true },
  siteStatus: { needs: 'ReadSettings' },
  staffGrants: { needs: 'ReadSettings' },
  decideStaffGrant: { needs: 'UpdateSettings', about: ['grant', 'id'], fresh: true },
  staffAudit: { needs: 'ReadSettings' },
  exportStaffAudit: { needs: 'ReadSettings', fresh: true },
} as const satisfies Record<string, StaffOperation>;

export type StaffOperationName = keyof typeof STAFF_OPERATIONS;

export const staffOperation = (name: string): StaffOperation | undefined =>
  Object.hasOwn(STAFF_OPERATIONS, name) ? STAFF_OPERATIONS[name as StaffOperationName] : undefined;
