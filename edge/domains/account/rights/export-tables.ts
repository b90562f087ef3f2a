/** Rows of one table that belong to a person. */
export interface Exported {
  readonly table: string;
  /** SQL over the table that finds theirs; `:id` is the customer. */
  readonly where: string;
  /** Columns that are ours and tell nothing of them, or tell of somebody else. */
  readonly without?: readonly string[];
}

const OWN = 'customer_id = :id';
const OF_ORDERS = 'order_id IN (SELECT id FROM customer_order WHERE customer_id = :id)';
const OF_VEHICLES = 'vehicle_id IN (SELECT id FROM vehicle WHERE owner_id = :id)';
const OF_PAYMENTS = 'ref IN (SELECT id FROM customer_order WHERE customer_id = :id)';

/** Everything we store about a person, by table; the file of a table is named like it. */
export const EXPORTED: readonly Exported[] = [
  { table: 'customer', where: 'id = :id' },
  { table: 'customer_address', where: OWN },
  {
    table: 'customer_document',
    where: OWN,
    without: ['identity_number_index', 'tax_number_index'],
  },
  { table: 'customer_paper', where: OWN, without: ['decided_by'] },
  { table: 'paper_view', where: OWN, without: ['viewed_by'] },
  { table: 'consent', where: OWN },
  { table: 'account_event', where: OWN },
  {
    table: 'customer_merge',
    where: 'from_id = :id OR into_id = :id',
    without: ['merged_by'],
  },
  { table: 'account_action', where: OWN, without: ['done_by'] },
  { table: 'data_export', where: OWN },
  { table: 'session', where: OWN, without: ['token_id', 'previous_token_id'] },
  { table: 'identity_link', where: OWN },
  {
    table: 'upload',
    where: `${OWN} AND removed_at IS NULL`,
    without: ['object_key', 'hash', 'sealed_with'],
  },
  { table: 'push_device', where: OWN, without: ['endpoint_index', 'subscription'] },
  { table: 'notification_choice', where: OWN },
  { table: 'notification', where: OWN },
  { table: 'message', where: OWN, without: ['recipient', 'last_error', 'settled_by'] },
  { table: 'saved_configuration', where: OWN },
  { table: 'staff_member', where: OWN },
  { table: 'staff_grant', where: OWN, without: ['requested_by', 'decided_by'] },
  { table: 'affiliate', where: OWN },
  { table: 'affiliate_event', where: OWN, without: ['done_by'] },
  {
    table: 'affiliate_payee',
    where: OWN,
    without: ['account_number_index', 'tax_number_index'],
  },
  { table: 'commission', where: OWN },
  { table: 'commission_correction', where: OWN, without: ['done_by'] },
  { table: 'payout', where: OWN },
  { table: 'referral_click_day', where: OWN },
  { table: 'coupon', where: OWN },
  { table: 'coupon_use', where: OWN, without: ['phone_index', 'identity_index'] },
  { table: 'cart', where: OWN },
  { table: 'cart_line', where: 'cart_id IN (SELECT id FROM cart WHERE customer_id = :id)' },
  { table: 'customer_order', where: OWN, without: ['request_hash'] },
  { table: 'order_line', where: OF_ORDERS },
  { table: 'order_item', where: OF_ORDERS },
  { table: 'goods_handed_over', where: OF_ORDERS, without: ['handed_over_by'] },
  { table: 'goods_return', where: OF_ORDERS },
  { table: 'goods_return_line', where: OF_ORDERS },
  { table: 'order_history', where: OF_ORDERS, without: ['actor_id'] },
  {
    table: 'order_owner',
    where: OF_ORDERS,
    without: ['identity_number_index'],
  },
  { table: 'order_complaint', where: OF_ORDERS },
  { table: 'order_complaint_message', where: OF_ORDERS, without: ['staff_id'] },
  { table: 'order_cost', where: OF_ORDERS },
  { table: 'delivery_proof', where: OF_ORDERS },
  { table: 'order_registration', where: OF_ORDERS },
  { table: 'order_receipt', where: OF_ORDERS, without: ['hash'] },
  { table: 'order_invoice', where: OF_ORDERS, without: ['hash', 'changed_by'] },
  { table: 'payment_attempt', where: OF_PAYMENTS, without: ['page_token', 'page_url'] },
  {
    table: 'payment_refund',
    where: OF_PAYMENTS,
    without: ['requested_by', 'approved_by'],
  },
  { table: 'vehicle', where: 'owner_id = :id' },
  { table: 'vehicle_warranty', where: OF_VEHICLES },
  { table: 'vehicle_paper', where: OF_VEHICLES },
  { table: 'service_record', where: OF_VEHICLES },
  { table: 'rider_statistic', where: OF_VEHICLES },
  { table: 'battery', where: 'owner_id = :id' },
  { table: 'service_booking', where: OWN },
  {
    table: 'service_estimate',
    where: 'booking_id IN (SELECT id FROM service_booking WHERE customer_id = :id)',
  },
  { table: 'test_ride', where: OWN, without: ['manage_key', 'network'] },
  { table: 'vehicle_share', where: 'owner_id = :id OR guest_id = :id' },
  { table: 'ownership_transfer', where: 'owner_id = :id OR requester_id = :id' },
  { table: 'roadside_subscription', where: OWN },
  { table: 'roadside_request', where: OWN },
  { table: 'listing', where: 'owner_id = :id' },
  { table: 'listing_enquiry', where: OWN },
  { table: 'listing_report', where: OWN },
  { table: 'guest_book', where: OWN },
  { table: 'station_report', where: OWN },
  { table: 'station_favourite', where: OWN },
];

/** Tables with a column of a customer that are not in the archive, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  referral_click: 'Visitors who followed a link: about others, and gone after a day.',
  verification_code: 'Codes that were sent; hashes, gone after a week.',
  account_ticket: 'Links that were mailed; what came of them is in account_event.',
};
