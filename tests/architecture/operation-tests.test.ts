import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { filesBelow, root } from './sources.ts';

/** Operations that are tested in the file of another one, or of what they have in common. */
const IN_FILES: Readonly<Record<string, readonly string[]>> = {
  'account/authenticate.test.ts': ['GetChannel'],
  'account/deliveryAddress.test.ts': ['deliveryAddressCustomer', 'updateCustomerAddress'],
  'account/endCustomerSessions.test.ts': ['setCustomerDisabled'],
  'account/registerCustomer.test.ts': ['registerCustomerWithGoogle'],
  'catalog/looks.test.ts': ['detailSpecifications', 'ecProducts', 'image360'],
  'catalog/productDetail.test.ts': ['productMatches'],
  'catalog/productPrices.test.ts': ['priceAreas'],
  'catalog/savedConfigurations.test.ts': ['removeSavedConfiguration', 'saveConfiguration'],
  'content/blogPosts.test.ts': ['post'],
  'content/help.test.ts': ['helpAnswer', 'helpTopics'],
  'content/page.test.ts': ['batteryTerms', 'productPageText'],
  'garage/bookService.test.ts': [
    'serviceSlots',
    'cancelServiceBooking',
    'rescheduleServiceBooking',
  ],
  'garage/insertSubscription.test.ts': ['roadsidePackages', 'requestRoadsideAssistance'],
  'garage/leaderboard.test.ts': ['setLeaderboardName'],
  'garage/roadsideDesk.test.ts': [
    'roadsideAssistanceCalls',
    'roadsideAssistanceList',
    'roadsideSubscriptionList',
    'completeRoadsideAssistance',
  ],
  'listings/desk.test.ts': ['reportedListings', 'settleListingReports'],
  'listings/enquiries.test.ts': [
    'listingEnquiries',
    'readListingEnquiries',
    'reportListing',
    'sendListingEnquiry',
  ],
  'listings/pages.test.ts': ['getSellMyBatteryPage', 'getSellMyMotorcyclePage', 'sellableItems'],
  'listings/seller.ts': ['listingStanding'],
  'notifications/notificationPreferences.test.ts': ['setNotificationPreference'],
  'notifications/stuckMessages.test.ts': ['resendMessage', 'settleMessage'],
  'orders/desk.test.ts': ['orderDesk', 'orderDeskOrder', 'revealOrderOwner'],
  'orders/order.test.ts': [
    'buyAgain',
    'cancellation',
    'jobRecord',
    'nextOrderStates',
    'orderByCode',
    'orders',
    'quoteOrder',
    'cancelOrder',
    'changePaymentOption',
    'checkPayment',
    'confirmReceived',
    'payDownPayment',
    'startPayment',
  ],
  'orders/orders.ts': ['completeOrderDetails'],
  'orders/paying-options.test.ts': ['approveInstallment', 'deliverOrder', 'withdrawInstallment'],
  'orders/refunds.test.ts': [
    'approveRefund',
    'confirmRefund',
    'requestRefund',
    'revealRefundAccount',
    'withdrawOrder',
  ],
  'orders/scene.ts': ['allocateOrder', 'processOrder', 'shipOrder'],
  'orders/staff.test.ts': [
    'enterRegistrationCost',
    'rejectContract',
    'rejectInstallment',
    'signContract',
    'updateRegistration',
  ],
  'places/places.test.ts': ['ExperienceCenter', 'ecMapList', 'getLocationDetail'],
  'sharing/acceptShareEv.test.ts': ['declineShareEv'],
  'sharing/approveTransferOwnership.test.ts': ['cancelTransferOwnership', 'denyTransferOwnership'],
  'sharing/garage.ts': ['shareEVHistoryList', 'shareList'],
  'sharing/lists.test.ts': ['customerSearch', 'getAvailableVehicleSlotID'],
  'sharing/transfer.ts': ['transferOwnershipList'],
  'shop/shopItems.test.ts': ['shopItem'],
  'stations/reportPhotos.test.ts': ['stationReportPhotos', 'hideReportPhoto', 'removeReportPhoto'],
  'stations/riders.test.ts': ['reportStation', 'setStationFavourite'],
};

/** Their names are put together in a test file, or only the security matrix asks for them so far. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  acceptRoadsideAssistance: 'tests/api/garage/roadsideDesk.test.ts',
  departRoadsideAssistance: 'tests/api/garage/roadsideDesk.test.ts',
  eligiblePaymentMethods: 'tests/security/matrix/orders.ts',
};

const operations = ['main', 'content'].flatMap((name) => {
  const schema = buildSchema(readFileSync(join(root, `edge/contract/${name}.graphql`), 'utf8'));
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
});

const own = new Set(
  filesBelow('tests/api').map((path) => /([^/]+)\.test\.ts$/.exec(path)?.[1] ?? ''),
);
const shared = new Set(Object.values(IN_FILES).flat());

it('tests every operation in tests/api, in a file of its name or in one that says so here', () => {
  const untested = operations.filter(
    (name) => !own.has(name) && !shared.has(name) && !(name in ELSEWHERE),
  );
  expect(untested).toEqual([]);
});

it.each(Object.entries(IN_FILES))('%s names each operation it is to test', (file, names) => {
  const text = readFileSync(join(root, 'tests/api', file), 'utf8');
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  expect(names.filter((name) => own.has(name) || !operations.includes(name))).toEqual([]);
});
