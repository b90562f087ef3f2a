import type { GraphQLSchema } from 'graphql';
import { ORDER_ERROR_CODES, ORDER_FAULTS } from '#edge/contract/orders/faults.ts';
import { staffOperation } from '#edge/contract/staff/operations.ts';
import type { SecurityKind } from '#edge/platform/security-log.ts';
import { isLimitAnswer } from '#edge/platform/write/declared.ts';
import { argumentAt } from './argument-at.ts';
import type { Context } from './context.ts';

type Arguments = Readonly<Record<string, unknown>>;

interface Audit {
  readonly kind: SecurityKind;
  /** The argument that names the row. */
  readonly subject?: string;
}

/**
 * Operations whose outcome goes to the security log, with those of staff that are noted otherwise than
 * `auditOf` notes all of them. Refusals go there in any case.
 */
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
  revealOrderOwner: { kind: 'staff-read', subject: 'id' },
  revealFinancingDocuments: { kind: 'staff-read', subject: 'id' },
  revealRefundAccount: { kind: 'staff-read', subject: 'id' },
  // Its work order is typed or scanned, and no id.
  deliverOrder: { kind: 'staff-action' },
  revealDeliveryProof: { kind: 'staff-read', subject: 'id' },
  openDelivery: { kind: 'identity' },
  deliverByCourier: { kind: 'identity' },
  exportStaffAudit: { kind: 'staff-read' },
  saveStaffRole: { kind: 'account', subject: 'id' },
  setStaffMember: { kind: 'account', subject: 'customerId' },
  decideStaffGrant: { kind: 'account', subject: 'id' },
  settleListingReports: { kind: 'verdict', subject: 'listingId' },
  hideReportPhoto: { kind: 'verdict', subject: 'photoId' },
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
  mergeCustomers: { kind: 'account', subject: 'from' },
  revealPayoutAccounts: { kind: 'staff-read', subject: 'id' },
  createTransferOwnership: { kind: 'transfer' },
  approveTransferOwnership: { kind: 'transfer' },
  denyTransferOwnership: { kind: 'transfer' },
  cancelTransferOwnership: { kind: 'transfer' },
};

/**
 * The line an operation leaves. One of staff needs no row of the table above: what it is about is in the
 * list of their operations.
 */
export const auditOf = (name: string, isMutation: boolean): Audit | undefined => {
  const operation = staffOperation(name);
  if (Object.hasOwn(AUDITED, name) || operation === undefined) return AUDITED[name];
  const kind = isMutation ? 'staff-action' : 'staff-read';
  return operation.about === undefined ? { kind } : { kind, subject: operation.about[1] };
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
  const value = name === undefined ? '' : String(argumentAt(args, name));
  return /^\w{1,40}$/.test(value) ? value : undefined;
};

/**
 * Has these operations leave a line in the security log when they have answered, and every write
 * whose answer says that a limit was met.
 */
export const auditOperations = (schema: GraphQLSchema): GraphQLSchema => {
  const mutation = schema.getMutationType();
  for (const type of [schema.getQueryType(), mutation])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const audit = auditOf(field.name, type === mutation);
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
