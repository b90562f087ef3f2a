import { customers, everyone, type MatrixRow, only } from './row.ts';

const ID = 'lst_01hzzzzzzzzzzzzzzzzzzzzzzz';

/** Whose listing it is shows in the answer, not in a refusal: tests/api/listings. */
export const rows: readonly MatrixRow[] = [
  ...['getSellMyMotorcyclePage', 'getSellMyBatteryPage'].map((operation) => ({
    operation,
    document: `{ ${operation}(id: "${ID}") { ownerName } }`,
    verdicts: everyone,
  })),
  {
    operation: 'listingStanding',
    document: `{ listingStanding(id: "${ID}") { state } }`,
    verdicts: everyone,
  },
  {
    operation: 'listingOffers',
    document: '{ listingOffers { pagination { totalRecord } } }',
    verdicts: everyone,
  },
  { operation: 'sellableItems', document: '{ sellableItems { title } }', verdicts: customers },
  {
    operation: 'listingEnquiries',
    document: `{ listingEnquiries(listingId: "${ID}") { name } }`,
    verdicts: customers,
  },
  {
    operation: 'saveListing',
    document: `mutation { saveListing(param: {
      id: "${ID}", saveId: "lsv_01hzzzzzzzzzzzzzzzzzzzzzzz", vin: "MJXVA1BN1PK999999",
      negotiable: false, city: "", description: "", showPhone: false, condition: [], faults: ""
    }) { success } }`,
    verdicts: customers,
  },
  {
    operation: 'moveListing',
    document: `mutation { moveListing(id: "${ID}", move: publish) { success } }`,
    verdicts: customers,
  },
  {
    operation: 'readListingEnquiries',
    document: `mutation { readListingEnquiries(listingId: "${ID}") { success } }`,
    verdicts: customers,
  },
  {
    operation: 'sendListingEnquiry',
    document: `mutation { sendListingEnquiry(param: {
      id: "enq_01hzzzzzzzzzzzzzzzzzzzzzzz", listingId: "${ID}", name: "Sari",
      phoneNumber: "081234567890", message: "Apakah masih ada?", consent: true, locale: "id"
    }) { success } }`,
    verdicts: everyone,
  },
  {
    operation: 'reportListing',
    document: `mutation { reportListing(param: {
      id: "lrp_01hzzzzzzzzzzzzzzzzzzzzzzz", listingId: "${ID}", reason: FRAUD, note: ""
    }) { success } }`,
    verdicts: everyone,
  },
  {
    operation: 'reportedListings',
    document: '{ reportedListings { pagination { totalRecord } } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'settleListingReports',
    document: `mutation { settleListingReports(
      listingId: "${ID}", lastReport: "lrp_01hzzzzzzzzzzzzzzzzzzzzzzz", verdict: HIDE
    ) { success } }`,
    verdicts: only(['staff', 'admin']),
  },
];
