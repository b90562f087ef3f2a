import type { StaffOperationName } from '#edge/contract/staff/operations.ts';

/** The tools there are, each under `/pstools/<name>`, and the operation without which one is of no use. */
export const TOOLS = {
  queues: 'deskQueues',
  orders: 'orderDesk',
  'new-order': 'placeOrderForCustomer',
  'test-rides': 'testRideDesk',
  workshop: 'serviceDesk',
  stock: 'stockUnits',
  goods: 'goodsStock',
  prices: 'priceDesk',
  settings: 'settingDesk',
  coupons: 'couponDesk',
  hours: 'setPlaceHours',
  figures: 'deskFigures',
  referrals: 'affiliateDesk',
  roadside: 'roadsideAssistanceCalls',
  listings: 'reportedListings',
  messages: 'stuckMessages',
  accounts: 'customerAccount',
  papers: 'papersInReview',
  roles: 'staffRoles',
  audit: 'staffAudit',
  status: 'siteStatus',
} as const satisfies Record<string, StaffOperationName>;

export type Tool = keyof typeof TOOLS;
