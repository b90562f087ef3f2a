import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STAFF_OPERATIONS, staffOperation } from '#edge/contract/staff/operations.ts';
import { inRole, ROLES, type RoleName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import type { MatrixRow } from './matrix/row.ts';

const folder = join(import.meta.dirname, 'matrix');
const rows: MatrixRow[] = [];
for (const file of readdirSync(folder).sort())
  if (file !== 'row.ts') rows.push(...(await import(join(folder, file))).rows);

const OPERATIONS = Object.keys(STAFF_OPERATIONS);

/** Who may, written down by hand: what the list of operations and the roles come to together. */
const ALLOWED: Readonly<Record<string, readonly RoleName[]>> = {
  customerCheckIsPS: ['sales', 'finance', 'workshop', 'support'],
  customerAccount: ['sales', 'finance', 'workshop', 'support'],
  endCustomerSessions: ['sales', 'workshop', 'support'],
  setCustomerDisabled: [],
  customerMerge: [],
  mergeCustomers: [],
  removeCustomerSecondFactors: [],
  papersInReview: ['sales', 'workshop', 'support'],
  revealCustomerDocument: ['sales', 'workshop', 'support'],
  decideCustomerDocument: ['sales', 'workshop', 'support'],
  roadsideAssistanceCalls: ['sales', 'finance', 'workshop', 'support'],
  roadsideSubscriptionList: ['sales', 'finance', 'workshop', 'support'],
  acceptRoadsideAssistance: ['sales', 'workshop', 'support'],
  departRoadsideAssistance: ['sales', 'workshop', 'support'],
  completeRoadsideAssistance: ['sales', 'workshop', 'support'],
  stuckMessages: ['sales', 'finance', 'workshop', 'support'],
  resendMessage: ['sales', 'workshop', 'support'],
  settleMessage: ['sales', 'workshop', 'support'],
  testRideDesk: ['sales', 'dealer', 'finance', 'workshop', 'support'],
  testRideCentre: ['sales', 'dealer', 'finance', 'workshop', 'support'],
  updateTestRideCentre: ['sales', 'dealer', 'workshop', 'support'],
  moveTestRide: ['sales', 'workshop', 'support'],
  createBookingByPS: ['sales'],
  affiliateDesk: ['sales', 'finance'],
  commissionDesk: ['sales', 'finance'],
  payoutDesk: ['sales', 'finance'],
  decideAffiliate: [],
  decideCommission: ['finance'],
  correctCommission: ['finance'],
  recordPayeeTax: ['finance'],
  preparePayout: ['finance'],
  approvePayout: ['finance'],
  payPayout: ['finance'],
  withdrawPayout: ['finance'],
  returnPayout: ['finance'],
  revealPayoutAccounts: ['finance'],
  reportedListings: ['sales', 'support'],
  settleListingReports: ['sales', 'support'],
  hideReportPhoto: ['sales', 'support'],
  // Of a queue of orders; each queue asks for the permission of its own work.
  deskQueues: ['sales', 'dealer', 'finance', 'workshop', 'support'],
  deskQueue: ['sales', 'dealer', 'finance', 'support'],
  claimTask: ['sales', 'dealer', 'finance', 'support'],
  releaseTask: ['sales', 'dealer', 'finance', 'support'],
  serviceDesk: ['sales', 'dealer', 'finance', 'workshop', 'support'],
  moveAppointment: ['sales', 'workshop', 'support'],
  writeServiceWork: ['sales', 'workshop', 'support'],
  stateServicePrice: ['sales', 'workshop', 'support'],
  priceDesk: ['sales', 'workshop', 'support'],
  planPrice: [],
  endPrice: [],
  settingDesk: [],
  planSetting: [],
  withdrawSetting: [],
  couponDesk: ['sales', 'finance'],
  createCoupon: [],
  changeCoupon: [],
  endCoupon: [],
  hoursDesk: ['sales', 'dealer', 'workshop', 'support'],
  hoursPreview: ['sales', 'dealer', 'support'],
  setPlaceHours: ['sales', 'support'],
  siteStatus: [],
  deskFigures: ['sales', 'dealer', 'finance', 'support'],
  exportDeskFigures: ['finance'],
  goodsStock: ['sales', 'dealer', 'workshop', 'support'],
  goodsCountPreview: ['sales', 'dealer', 'support'],
  countGoods: ['sales', 'support'],
  stockUnits: ['dealer'],
  addUnits: [],
  withdrawUnit: [],
  orderDesk: ['sales', 'dealer', 'finance', 'support'],
  orderDeskOrder: ['sales', 'finance', 'support'],
  placeOrderForCustomer: ['sales'],
  orderDeskChange: [],
  changeOrderForCustomer: [],
  addOrderNote: ['sales', 'finance', 'support'],
  deliverOrder: ['sales', 'finance', 'support'],
  issueDeliveryLink: ['sales', 'finance', 'support'],
  revokeDeliveryLink: ['sales', 'finance', 'support'],
  revealDeliveryProof: [],
  revealOrderOwner: [],
  allocateOrder: [],
  processOrder: [],
  shipOrder: [],
  updateRegistration: [],
  enterRegistrationCost: [],
  affixMeterai: [],
  changeInvoiceAddress: [],
  handOverOrderItems: [],
  reportFailedDelivery: [],
  answerComplaint: ['sales', 'finance', 'support'],
  resolveComplaint: ['sales', 'finance', 'support'],
  updateSisapiraStatus: [],
  approveInstallment: ['finance'],
  rejectInstallment: ['finance'],
  signContract: ['finance'],
  rejectContract: ['finance'],
  revealFinancingDocuments: ['finance'],
  withdrawOrder: ['finance'],
  endUndelivered: ['finance'],
  decideGoodsReturn: [],
  receiveGoodsReturn: ['finance'],
  withdrawOrderItems: ['finance'],
  approveRefund: ['finance'],
  confirmRefund: ['finance'],
  reportReturnedRefund: ['finance'],
  revealRefundAccount: ['finance'],
  settleOrderAttention: ['finance'],
  staffRoles: [],
  staffMembers: [],
  saveStaffRole: [],
  setStaffMember: [],
  staffGrants: [],
  decideStaffGrant: [],
  staffAudit: [],
  exportStaffAudit: [],
};

let bff: Bff;
const headers = new Map<RoleName, { cookie: string }>();

beforeAll(async () => {
  bff = await startBff();
  for (const role of ROLES) headers.set(role, await inRole(bff, role));
});
afterAll(() => bff.stop());

const codeOf = async (operation: string, as: { cookie: string } | undefined): Promise<string> => {
  const row = rows.find((each) => each.operation === operation);
  if (row === undefined) throw new Error(`${operation} has no row in the matrix`);
  const { errors } = await bff.gql(row.document, row.variables ?? {}, { headers: as ?? {} });
  return errors === undefined ? 'ok' : String(errors[0]?.extensions?.code);
};

describe('operation of staff × role', () => {
  it('has a line for every operation of staff', () => {
    expect(Object.keys(ALLOWED).sort()).toEqual([...OPERATIONS].sort());
  });

  it.each(OPERATIONS)('%s', async (operation) => {
    const seen: string[] = [];
    for (const role of ROLES) seen.push(`${role} ${await codeOf(operation, headers.get(role))}`);
    const isPlaced = staffOperation(operation)?.place === 'row';
    expect(seen).toEqual(
      ROLES.map((role) => {
        const isAllowed = role === 'administrator' || ALLOWED[operation]?.includes(role);
        // Of their place there is no such row.
        if (role === 'dealer' && isPlaced) return 'dealer NOT_FOUND';
        return `${role} ${isAllowed ? 'ok' : 'FORBIDDEN'}`;
      }),
    );
  });

  it('says which permission is missing', async () => {
    const { errors } = await bff.gql(
      '{ staffRoles { id } }',
      {},
      { headers: headers.get('sales') ?? {} },
    );
    expect(errors?.[0]?.message).toContain('ReadSettings');
  });

  it('wants a sign-in of the last quarter of an hour for money and rights alone', async () => {
    const stale = await inRole(bff, 'administrator', {});
    await bff.db.primary.execute({
      sql: `UPDATE session SET authenticated_at = ? WHERE id = (SELECT id FROM session WHERE customer_id = 'cus_admin' ORDER BY created_at DESC, rowid DESC LIMIT 1)`,
      args: [Date.now() - 16 * 60_000],
    });
    const seen: string[] = [];
    for (const operation of OPERATIONS)
      if ((await codeOf(operation, stale)) === 'RECENT_SIGN_IN_REQUIRED') seen.push(operation);
    expect(seen.sort()).toEqual(
      [
        'setCustomerDisabled',
        'mergeCustomers',
        'removeCustomerSecondFactors',
        'approveRefund',
        'confirmRefund',
        'reportReturnedRefund',
        'settleOrderAttention',
        'correctCommission',
        'approvePayout',
        'payPayout',
        'revealPayoutAccounts',
        'saveStaffRole',
        'setStaffMember',
        'decideStaffGrant',
        'exportStaffAudit',
        'exportDeskFigures',
      ].sort(),
    );
  });

  it('does nothing without a second factor where the role asks for one', async () => {
    await bff.db.primary.execute(
      `UPDATE staff_role SET needs_second_factor = 1 WHERE id = 'rol_support'`,
    );
    expect(await codeOf('orderDesk', headers.get('support'))).toBe('SECOND_FACTOR_REQUIRED');
    const proved = await inRole(bff, 'support', {
      firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' },
    });
    expect(await codeOf('orderDesk', proved)).toBe('ok');
    await bff.db.primary.execute(
      `UPDATE staff_role SET needs_second_factor = 0 WHERE id = 'rol_support'`,
    );
  });
});
