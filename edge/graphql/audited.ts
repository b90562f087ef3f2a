import type { GraphQLSchema } from 'graphql';
import { ORDER_ERROR_CODES, ORDER_FAULTS } from '#edge/contract/orders/faults.ts';
import type { SecurityKind } from '#edge/platform/security-log.ts';
import { isLimitAnswer } from '#edge/platform/write/declared.ts';
import type { Context } from './context.ts';

type Arguments = Readonly<Record<string, unknown>>;

interface Audit {
  readonly kind: SecurityKind;
  /** The argument that names the row. */
  readonly subject?: string;
}

/** Operations whose outcome goes to the security log. Their refusals do, as everybody's. */
export const AUDITED: Readonly<Record<string, Audit>> = {
  sendOtp: { kind: 'identity' },
  verifyOtp: { kind: 'identity' },
  verifyOtpFromEmail: { kind: 'identity' },
  customerSendEmailVerification: { kind: 'identity' },
  customerVerifyEmail: { kind: 'identity' },
  customerCheckIfEmailIsNotRegistered: { kind: 'identity' },
  customerCheckIfPhoneNumberIsNotRegistered: { kind: 'identity' },
  registerCustomer: { kind: 'identity' },
  registerCustomerWithGoogle: { kind: 'identity' },
  customerCheckIsPS: { kind: 'staff-read' },
  customerAccount: { kind: 'staff-read' },
  roadsideAssistanceCalls: { kind: 'staff-read' },
  roadsideSubscriptionList: { kind: 'staff-read' },
  reportedListings: { kind: 'staff-read' },
  serviceDesk: { kind: 'staff-read' },
  moveAppointment: { kind: 'staff-action', subject: 'id' },
  writeServiceWork: { kind: 'staff-action', subject: 'id' },
  stateServicePrice: { kind: 'staff-action', subject: 'id' },
  priceDesk: { kind: 'staff-read' },
  planPrice: { kind: 'staff-action', subject: 'id' },
  endPrice: { kind: 'staff-action', subject: 'id' },
  settingDesk: { kind: 'staff-read' },
  planSetting: { kind: 'staff-action', subject: 'id' },
  withdrawSetting: { kind: 'staff-action', subject: 'id' },
  couponDesk: { kind: 'staff-read' },
  createCoupon: { kind: 'staff-action', subject: 'code' },
  changeCoupon: { kind: 'staff-action', subject: 'code' },
  endCoupon: { kind: 'staff-action', subject: 'code' },
  hoursDesk: { kind: 'staff-read' },
  hoursPreview: { kind: 'staff-read' },
  setPlaceHours: { kind: 'staff-action', subject: 'dealerSlug' },
  siteStatus: { kind: 'staff-read' },
  deskFigures: { kind: 'staff-read' },
  exportDeskFigures: { kind: 'staff-action' },
  acceptRoadsideAssistance: { kind: 'staff-action', subject: 'id' },
  departRoadsideAssistance: { kind: 'staff-action', subject: 'id' },
  completeRoadsideAssistance: { kind: 'staff-action', subject: 'id' },
  deskQueues: { kind: 'staff-read' },
  deskQueue: { kind: 'staff-read' },
  claimTask: { kind: 'staff-action', subject: 'id' },
  releaseTask: { kind: 'staff-action', subject: 'id' },
  orderDesk: { kind: 'staff-read' },
  orderDeskOrder: { kind: 'staff-read', subject: 'id' },
  orderDeskChange: { kind: 'staff-read', subject: 'id' },
  changeOrderForCustomer: { kind: 'staff-action', subject: 'id' },
  placeOrderForCustomer: { kind: 'staff-action', subject: 'customerId' },
  addOrderNote: { kind: 'staff-action', subject: 'id' },
  revealOrderOwner: { kind: 'staff-read', subject: 'id' },
  revealFinancingDocuments: { kind: 'staff-read', subject: 'id' },
  revealRefundAccount: { kind: 'staff-read', subject: 'id' },
  allocateOrder: { kind: 'staff-action', subject: 'id' },
  approveInstallment: { kind: 'staff-action', subject: 'id' },
  rejectInstallment: { kind: 'staff-action', subject: 'id' },
  rejectContract: { kind: 'staff-action', subject: 'id' },
  processOrder: { kind: 'staff-action', subject: 'id' },
  shipOrder: { kind: 'staff-action', subject: 'id' },
  signContract: { kind: 'staff-action', subject: 'id' },
  answerComplaint: { kind: 'staff-action', subject: 'id' },
  resolveComplaint: { kind: 'staff-action', subject: 'id' },
  approveRefund: { kind: 'staff-action', subject: 'id' },
  confirmRefund: { kind: 'staff-action', subject: 'id' },
  reportReturnedRefund: { kind: 'staff-action', subject: 'id' },
  withdrawOrder: { kind: 'staff-action', subject: 'id' },
  updateRegistration: { kind: 'staff-action', subject: 'id' },
  enterRegistrationCost: { kind: 'staff-action', subject: 'id' },
  deliverOrder: { kind: 'staff-action' },
  issueDeliveryLink: { kind: 'staff-action', subject: 'id' },
  revokeDeliveryLink: { kind: 'staff-action', subject: 'id' },
  revealDeliveryProof: { kind: 'staff-read', subject: 'id' },
  openDelivery: { kind: 'identity' },
  deliverByCourier: { kind: 'identity' },
  handOverOrderItems: { kind: 'staff-action', subject: 'id' },
  reportFailedDelivery: { kind: 'staff-action', subject: 'id' },
  endUndelivered: { kind: 'staff-action', subject: 'id' },
  decideGoodsReturn: { kind: 'staff-action', subject: 'id' },
  receiveGoodsReturn: { kind: 'staff-action', subject: 'id' },
  withdrawOrderItems: { kind: 'staff-action', subject: 'id' },
  changeInvoiceAddress: { kind: 'staff-action', subject: 'id' },
  affixMeterai: { kind: 'staff-action', subject: 'id' },
  stockUnits: { kind: 'staff-read' },
  goodsStock: { kind: 'staff-read' },
  goodsCountPreview: { kind: 'staff-read' },
  countGoods: { kind: 'staff-action' },
  addUnits: { kind: 'staff-action' },
  withdrawUnit: { kind: 'staff-action', subject: 'id' },
  staffRoles: { kind: 'staff-read' },
  staffMembers: { kind: 'staff-read' },
  staffAudit: { kind: 'staff-read' },
  exportStaffAudit: { kind: 'staff-read' },
  saveStaffRole: { kind: 'account', subject: 'id' },
  setStaffMember: { kind: 'account', subject: 'customerId' },
  staffGrants: { kind: 'staff-read' },
  decideStaffGrant: { kind: 'account', subject: 'id' },
  stuckMessages: { kind: 'staff-read' },
  resendMessage: { kind: 'staff-action', subject: 'id' },
  settleMessage: { kind: 'staff-action', subject: 'id' },
  testRideDesk: { kind: 'staff-read' },
  testRideCentre: { kind: 'staff-read' },
  updateTestRideCentre: { kind: 'staff-action' },
  moveTestRide: { kind: 'staff-action', subject: 'id' },
  createBookingByPS: { kind: 'staff-action' },
  settleOrderAttention: { kind: 'staff-action', subject: 'id' },
  updateSisapiraStatus: { kind: 'staff-action', subject: 'id' },
  settleListingReports: { kind: 'verdict', subject: 'listingId' },
  hideReportPhoto: { kind: 'verdict', subject: 'photoId' },
  papersInReview: { kind: 'staff-read' },
  revealCustomerDocument: { kind: 'staff-read', subject: 'id' },
  decideCustomerDocument: { kind: 'verdict', subject: 'id' },
  updateCustomerProfile: { kind: 'account' },
  updateCustomerPhoto: { kind: 'account' },
  updateCustomerAddress: { kind: 'account' },
  requestEmailAddressChange: { kind: 'account' },
  customerEditEmailAddress: { kind: 'account' },
  changePhoneNumber: { kind: 'account' },
  requestToResetPassword: { kind: 'account' },
  resetOldPassword: { kind: 'account' },
  unlinkSignInWay: { kind: 'account' },
  removeSecondFactor: { kind: 'account' },
  endSession: { kind: 'sign-out' },
  endOtherSessions: { kind: 'sign-out' },
  customerUpdateIdentityCardNumber: { kind: 'account' },
  customerUpdateTaxCardNumber: { kind: 'account' },
  customerUpdateFatherName: { kind: 'account' },
  submitCustomerDocument: { kind: 'account' },
  removeCustomerDocument: { kind: 'account' },
  requestDataExport: { kind: 'account' },
  setCustomerConsent: { kind: 'account' },
  setLeaderboardName: { kind: 'account' },
  setNotificationPreference: { kind: 'account' },
  bankAccountORP: { kind: 'account' },
  eraseAccount: { kind: 'account' },
  endCustomerSessions: { kind: 'account', subject: 'customerId' },
  removeCustomerSecondFactors: { kind: 'account', subject: 'customerId' },
  setCustomerDisabled: { kind: 'account', subject: 'customerId' },
  customerMerge: { kind: 'staff-read', subject: 'from' },
  mergeCustomers: { kind: 'account', subject: 'from' },
  affiliateDesk: { kind: 'staff-read' },
  commissionDesk: { kind: 'staff-read' },
  payoutDesk: { kind: 'staff-read' },
  revealPayoutAccounts: { kind: 'staff-read', subject: 'id' },
  decideAffiliate: { kind: 'staff-action', subject: 'id' },
  decideCommission: { kind: 'staff-action', subject: 'id' },
  correctCommission: { kind: 'staff-action', subject: 'id' },
  recordPayeeTax: { kind: 'staff-action', subject: 'id' },
  preparePayout: { kind: 'staff-action', subject: 'id' },
  approvePayout: { kind: 'staff-action', subject: 'id' },
  payPayout: { kind: 'staff-action', subject: 'id' },
  withdrawPayout: { kind: 'staff-action', subject: 'id' },
  returnPayout: { kind: 'staff-action', subject: 'id' },
  createTransferOwnership: { kind: 'transfer' },
  approveTransferOwnership: { kind: 'transfer' },
  denyTransferOwnership: { kind: 'transfer' },
  cancelTransferOwnership: { kind: 'transfer' },
};

const ORDER_CODES: ReadonlySet<unknown> = new Set([...ORDER_FAULTS, ...ORDER_ERROR_CODES]);

/** What an answer says was in the way, in each of the forms that operations answer in. */
const codeIn = (answer: unknown): string | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if ('success' in answer && answer.success === true) return undefined;
  if ('errorCode' in answer && typeof answer.errorCode === 'string') return answer.errorCode;
  if ('success' in answer) return 'failed';
  // Orders answer with a union, and uploads beside the file.
  if ('code' in answer && ORDER_CODES.has(answer.code)) return String(answer.code);
  return 'status' in answer ? codeIn(answer.status) : undefined;
};

const outcomeOf = (answer: unknown): string =>
  answer === null ? 'NOT_FOUND' : (codeIn(answer) ?? 'ok');

/** An id as ours are; anything else that was sent is the client's own words. */
const idIn = (args: Arguments, name: string | undefined): string | undefined => {
  const value = name === undefined ? '' : String(args[name]);
  return /^\w{1,40}$/.test(value) ? value : undefined;
};

/**
 * Has the operations above leave a line in the security log when they have answered, and every write
 * whose answer says that a limit was met.
 */
export const auditOperations = (schema: GraphQLSchema): GraphQLSchema => {
  const mutation = schema.getMutationType();
  for (const type of [schema.getQueryType(), mutation])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const audit = AUDITED[field.name];
      const { resolve } = field;
      if (resolve === undefined || (audit === undefined && type !== mutation)) continue;
      field.resolve = async (source, args: Arguments, context: Context, info) => {
        const answer: unknown = await resolve(source, args, context, info);
        const outcome = outcomeOf(answer);
        const kind = isLimitAnswer(outcome) ? 'limit' : audit?.kind;
        if (kind !== undefined)
          await context.security({
            kind,
            what: field.name,
            outcome,
            subject: idIn(args, audit?.subject),
          });
        return answer;
      };
    }
  return schema;
};
