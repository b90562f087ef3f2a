interface Column {
  readonly table: string;
  /** Names a customer. */
  readonly column: string;
}

interface Moved extends Column {
  /** SQL about the row: which of them move. What is left is ended or deleted in the same batch. */
  readonly where?: string;
}

interface Staying extends Column {
  readonly why: string;
}

const OWN = 'customer_id';
const own = (table: string, where?: string): Moved => ({
  table,
  column: OWN,
  ...(where !== undefined && { where }),
});

/** What goes to the account that stays (`:into`), of the one that ends (`:from`), in this order. */
export const MOVED: readonly Moved[] = [
  // Whoever opens a file is asked for their account; a picture of the person and an archive are of the account.
  own('upload', "removed_at IS NULL AND purpose NOT IN ('AVATAR', 'EXPORT')"),
  own('customer_order'),
  own('coupon'),
  own('coupon_use'),
  // One cart at a time is open: the things of a second one are put into the first.
  own(
    'cart',
    `order_id IS NOT NULL OR merged_into IS NOT NULL OR NOT EXISTS (SELECT 1 FROM cart t
      WHERE t.customer_id = :into AND t.order_id IS NULL AND t.merged_into IS NULL)`,
  ),
  { table: 'vehicle', column: 'owner_id' },
  { table: 'battery', column: 'owner_id' },
  { table: 'listing', column: 'owner_id' },
  // Nobody lends to themselves, or takes over from themselves: what was between the two stays as it was.
  { table: 'vehicle_share', column: 'owner_id', where: 'guest_id <> :into' },
  { table: 'vehicle_share', column: 'guest_id', where: 'owner_id <> :into' },
  { table: 'ownership_transfer', column: 'owner_id', where: 'requester_id <> :into' },
  { table: 'ownership_transfer', column: 'requester_id', where: 'owner_id <> :into' },
  own('service_booking'),
  own('test_ride'),
  own('roadside_subscription'),
  own('roadside_request'),
  own('saved_configuration'),
  own('guest_book'),
  own('listing_enquiry'),
  own('listing_report'),
  own('station_report'),
  own('customer_address', 'NOT EXISTS (SELECT 1 FROM customer_address WHERE customer_id = :into)'),
  own('customer_paper', 'kind NOT IN (SELECT kind FROM customer_paper WHERE customer_id = :into)'),
  own('paper_view'),
  own(
    'notification',
    `NOT EXISTS (SELECT 1 FROM notification t WHERE t.customer_id = :into
      AND t.event_id = notification.event_id AND t.template = notification.template)`,
  ),
  own('message', 'notification_id IN (SELECT id FROM notification WHERE customer_id = :into)'),
];

const SEALED =
  'Its numbers are sealed to the account: those that the other one lacks are sealed anew.';
const OF_AFFILIATES = 'The account of an affiliate does not end by a merge.';
const STAFF = 'Accounts of staff are not merged, and what one of them did stays theirs.';
const ENDS = 'Is of the account that ends, and goes with it.';
const HISTORY = 'Says what happened to that account; it is not rewritten.';

const stays = (table: string, why: string, column = OWN): Staying => ({ table, column, why });

/** Every other column of a customer, and why it stays. */
export const STAYING: readonly Staying[] = [
  stays('customer_document', SEALED),
  stays(
    'station_favourite',
    'Its id names the account: chargers the other one has no word on are added.',
  ),
  stays('notification_choice', 'The choices of the account that stays hold.'),
  stays('consent', 'What was agreed to there holds for that account alone.'),
  stays('push_device', ENDS),
  stays('account_ticket', ENDS),
  stays('data_export', ENDS),
  stays('verification_code', 'Is gone after a week.'),
  stays('session', 'They end.'),
  stays(
    'identity_link',
    'The job that ends erased accounts removes it at the provider, then here.',
  ),
  stays('account_event', HISTORY),
  stays('account_action', HISTORY),
  stays('ownership_history', HISTORY, 'from_id'),
  stays('ownership_history', HISTORY, 'to_id'),
  stays('customer_merge', HISTORY, 'from_id'),
  stays('customer_merge', HISTORY, 'into_id'),
  stays('affiliate', OF_AFFILIATES),
  stays('affiliate_event', OF_AFFILIATES),
  stays('affiliate_payee', OF_AFFILIATES),
  stays('commission', OF_AFFILIATES),
  stays('commission_correction', OF_AFFILIATES),
  stays('payout', OF_AFFILIATES),
  stays('referral_click', OF_AFFILIATES),
  stays('referral_click_day', OF_AFFILIATES),
  stays('staff_member', STAFF),
  stays('staff_grant', STAFF),
  stays('roadside_request', STAFF, 'accepted_by'),
  stays('roadside_request', STAFF, 'completed_by'),
  stays('message', STAFF, 'settled_by'),
];
