import type { LastingRule } from './rule.ts';

const ACCOUNT = 'as long as the account exists';
/** `forgetSales` of sales.ts. */
export const SALE = 'ten years after the sale';
const BOOKS = 'as long as there are books';
const SUMS = 'They have to add up. Once the order is gone its id tells of nobody.';
const SALE_LAW = 'Records of a company (Law 8/1997).';
const MOTORCYCLE = 'as long as the motorcycle is registered';

/** What concerns a person and has no age: it ends with something else. */
export const LASTING: readonly LastingRule[] = [
  { table: 'customer', what: 'name, email, number', until: ACCOUNT, why: 'Is the account.' },
  {
    table: 'customer_address',
    what: 'where to deliver, with place and note',
    until: ACCOUNT,
    why: 'Offered at the next order; the person can empty it.',
  },
  { table: 'identity_link', what: 'how they sign in', until: ACCOUNT, why: 'Opens the account.' },
  {
    table: 'upload',
    what: 'files, each with what shows it',
    until: 'what shows it goes; a day where nothing does (platform.sweep-files)',
    why: 'A file serves one purpose only.',
  },
  {
    table: 'affiliate',
    what: 'the key of somebody who recommends the shop',
    until: ACCOUNT,
    why: 'Orders name it.',
  },
  {
    table: 'saved_configuration',
    what: 'a motorcycle somebody put together, with the name they gave it',
    until: 'they delete it, or the account goes',
    why: 'Is theirs.',
  },
  {
    table: 'notification_choice',
    what: 'what somebody wants to hear of on which channel',
    until: 'they change it, or the account goes',
    why: 'Is theirs.',
  },
  {
    table: 'station_favourite',
    what: 'chargers somebody likes',
    until: 'they take it back, or the account goes',
    why: 'Is theirs.',
  },
  {
    table: 'rider_statistic',
    what: 'trips of the month, named only with consent',
    until: 'the consent is taken back, or the motorcycle changes hands',
    why: 'The leaderboard.',
  },
  { table: 'vehicle', what: 'whose it is', until: MOTORCYCLE, why: 'The garage.' },
  { table: 'vehicle_paper', what: 'which papers are there', until: MOTORCYCLE, why: 'The garage.' },
  { table: 'vehicle_warranty', what: 'until when', until: MOTORCYCLE, why: 'The warranty.' },
  {
    table: 'service_record',
    what: 'what a workshop did, in its words',
    until: MOTORCYCLE,
    why: 'The warranty, and whoever buys it.',
  },
  { table: 'battery', what: 'whose it is', until: 'it is recycled', why: 'The battery passport.' },
  {
    table: 'battery_use',
    what: 'where it was',
    until: 'it is recycled',
    why: 'The battery passport.',
  },
  {
    table: 'ownership_transfer',
    what: 'who asked whom for a motorcycle',
    until: MOTORCYCLE,
    why: 'Proves how it changed hands.',
  },
  {
    table: 'ownership_history',
    what: 'whose it has been',
    until: MOTORCYCLE,
    why: 'Proves how it changed hands.',
  },
  { table: 'order_owner', what: 'in whose name, sealed numbers', until: SALE, why: SALE_LAW },
  { table: 'order_line', what: 'the price agreed', until: SALE, why: SALE_LAW },
  { table: 'order_item', what: 'what was bought', until: SALE, why: SALE_LAW },
  { table: 'order_history', what: 'what happened, with notes', until: SALE, why: SALE_LAW },
  { table: 'order_cost', what: 'fees paid for the customer', until: SALE, why: SALE_LAW },
  { table: 'order_receipt', what: 'a receipt, as it was issued', until: SALE, why: SALE_LAW },
  {
    table: 'order_receipt_meterai',
    what: 'serial of the stamp duty of a receipt, and who entered it',
    until: SALE,
    why: SALE_LAW,
  },
  {
    table: 'unit_event',
    what: 'who of the staff took a unit into the stock or out of it',
    until: BOOKS,
    why: SALE_LAW,
  },
  {
    table: 'order_settlement',
    what: 'how staff settled what went wrong with its money',
    until: SALE,
    why: SALE_LAW,
  },
  { table: 'order_registration', what: 'plate and papers', until: SALE, why: SALE_LAW },
  {
    table: 'government_help_use',
    what: 'who had help of the state, by keyed number',
    until: SALE,
    why: SALE_LAW,
  },
  {
    table: 'coupon_use',
    what: 'whose order used a promo code, by keyed numbers',
    until: SALE,
    why: SALE_LAW,
  },
  { table: 'transfer', what: 'money that moved, by the id of an order', until: BOOKS, why: SUMS },
  {
    table: 'ledger_account',
    what: 'accounts, some by the id of an order',
    until: BOOKS,
    why: SUMS,
  },
  { table: 'payment_attempt', what: 'how somebody paid', until: SALE, why: SALE_LAW },
  {
    table: 'payment_refund',
    what: 'where money went back, encrypted, with a note',
    until: SALE,
    why: SALE_LAW,
  },
  { table: 'payment_event', what: 'what the provider said', until: SALE, why: SALE_LAW },
  {
    table: 'change',
    what: 'which device has to hear of what',
    until: 'the row it tells of goes, and 60 days',
    why: 'A device that was away longer downloads everything again.',
  },
];

/** Tables that hold nothing of a person: what we sell, say and operate, and the store's own bookkeeping. */
export const NOBODYS: readonly string[] = [
  'assertion',
  'commit_counter',
  'connector',
  'evse',
  'evse_status',
  'feed',
  'forgotten_order',
  'government_help',
  'meta_tag',
  'page',
  'page_text',
  'part_term',
  'place',
  'product',
  'product_price',
  'product_text',
  'product_value',
  'province_regions',
  'released_document',
  'revision',
  'roadside_package',
  'seed',
  'shop_hold',
  'shop_item',
  'shop_item_size',
  'shop_stock',
  'spare_part',
  'station',
  'station_compatibility',
  'station_hour',
  'station_point',
  'station_pull',
  'station_pull_seen',
  'station_usual',
  'subsidy',
  'unit',
  'unit_reservation',
];
