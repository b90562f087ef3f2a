import type { GraphQLSchema } from 'graphql';
import type { SecurityKind } from '#edge/platform/security-log.ts';
import type { Context } from './context.ts';

type Arguments = Readonly<Record<string, unknown>>;

interface Audit {
  readonly kind: SecurityKind;
  /** The argument that names the row. */
  readonly subject?: string;
}

/** Operations whose outcome goes to the security log. Their refusals do, as everybody's. */
export const AUDITED: Readonly<Record<string, Audit>> = {
  customerCheckIsPS: { kind: 'staff-read' },
  customerAccount: { kind: 'staff-read' },
  roadsideAssistanceCalls: { kind: 'staff-read' },
  roadsideSubscriptionList: { kind: 'staff-read' },
  reportedListings: { kind: 'staff-read' },
  acceptRoadsideAssistance: { kind: 'staff-action', subject: 'id' },
  departRoadsideAssistance: { kind: 'staff-action', subject: 'id' },
  completeRoadsideAssistance: { kind: 'staff-action', subject: 'id' },
  orderDesk: { kind: 'staff-read' },
  orderDeskOrder: { kind: 'staff-read', subject: 'id' },
  revealOrderOwner: { kind: 'staff-read', subject: 'id' },
  revealRefundAccount: { kind: 'staff-read', subject: 'id' },
  allocateOrder: { kind: 'staff-action', subject: 'id' },
  approveInstallment: { kind: 'staff-action', subject: 'id' },
  rejectInstallment: { kind: 'staff-action', subject: 'id' },
  rejectContract: { kind: 'staff-action', subject: 'id' },
  processOrder: { kind: 'staff-action', subject: 'id' },
  shipOrder: { kind: 'staff-action', subject: 'id' },
  signContract: { kind: 'staff-action', subject: 'id' },
  approveRefund: { kind: 'staff-action', subject: 'id' },
  confirmRefund: { kind: 'staff-action', subject: 'id' },
  withdrawOrder: { kind: 'staff-action', subject: 'id' },
  updateRegistration: { kind: 'staff-action', subject: 'id' },
  enterRegistrationCost: { kind: 'staff-action', subject: 'id' },
  deliverOrder: { kind: 'staff-action' },
  settleOrderAttention: { kind: 'staff-action', subject: 'id' },
  updateSisapiraStatus: { kind: 'staff-action', subject: 'id' },
  settleListingReports: { kind: 'verdict', subject: 'listingId' },
  hideReportPhoto: { kind: 'verdict', subject: 'photoId' },
  endCustomerSessions: { kind: 'account', subject: 'customerId' },
  setCustomerDisabled: { kind: 'account', subject: 'customerId' },
  createTransferOwnership: { kind: 'transfer' },
  approveTransferOwnership: { kind: 'transfer' },
  denyTransferOwnership: { kind: 'transfer' },
  cancelTransferOwnership: { kind: 'transfer' },
};

/** `ok`, or the code that the answer itself carries. */
const outcomeOf = (answer: unknown): string => {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return 'ok';
  if (answer.success === true) return 'ok';
  return 'errorCode' in answer && typeof answer.errorCode === 'string'
    ? answer.errorCode
    : 'failed';
};

/** Has the operations above leave a line in the security log when they have answered. */
export const auditOperations = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const audit = AUDITED[field.name];
      const { resolve } = field;
      if (audit === undefined || resolve === undefined) continue;
      field.resolve = async (source, args: Arguments, context: Context, info) => {
        const answer: unknown = await resolve(source, args, context, info);
        const subject = audit.subject === undefined ? '' : String(args[audit.subject]);
        await context.security({
          kind: audit.kind,
          what: field.name,
          outcome: outcomeOf(answer),
          // What was sent is the client's: ids alone, and no longer than ours are.
          subject: /^\w{1,40}$/.test(subject) ? subject : undefined,
        });
        return answer;
      };
    }
  return schema;
};
