import { assertOneChanged, isAssertionFailure } from '#db/assertion.ts';
import type { Query } from '#db/query.ts';
import { PLAN_TRIES } from '#edge/contract/notifications/events.ts';
import type { Channel } from '#edge/contract/notifications/purposes.ts';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { choicesOfGuest } from '#edge/domains/notifications/choices.ts';
import { channelConfig, channelsOf } from '#edge/domains/notifications/config.ts';
import {
  choicesOf,
  dueEvents,
  insertNotification,
  markPlanned,
  postponeEvent,
} from '#edge/domains/notifications/message.sql.ts';
import { queueMessage } from '#edge/domains/notifications/move.ts';
import { liveDevices } from '#edge/domains/notifications/push/device.sql.ts';
import {
  addressOn,
  guestRecipientOf,
  mayGoAt,
  type Recipient,
  recipientOf,
  sealRecipient,
} from '#edge/domains/notifications/recipient.ts';
import { TEMPLATES } from '#edge/domains/notifications/templates/all.ts';
import type { Template } from '#edge/domains/notifications/templates/template.ts';
import { type Cipher, createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { ofAccount, ofAccountAction } from './account.ts';
import { personById } from './facts.sql.ts';
import {
  ofBookingCancelled,
  ofBookingMade,
  ofBookingMissed,
  ofBookingReminder,
  ofCall,
  ofLoanAccepted,
  ofLoanEnded,
  ofLoanOffered,
  ofServicePriced,
  ofTransferDecided,
  ofTransferRequested,
} from './garage.ts';
import { ofEnquiry, ofListingExpired, ofListingHidden, ofListingShown } from './listings.ts';
import { ofNewcomerPassword } from './newcomer-password.ts';
import {
  ofDecisionLate,
  ofDenied,
  ofExpiring,
  ofInstructions,
  ofInvoice,
  ofOrder,
  ofReceipt,
} from './orders.ts';
import { allOf, type EventRow, firstOf, type Planner, type Telling } from './plan.ts';
import {
  ofAffiliate,
  ofCommissionCancelled,
  ofCommissionCorrected,
  ofCommissionEarned,
  ofPayout,
  ofPayoutReturned,
} from './referrals.ts';
import { type Choice, wants, waysFor } from './route.ts';
import { ofStationFree, ofStationOut } from './stations.ts';
import { ofRideBooked, ofRideCancelled, ofRideMissed, ofRideReminder } from './test-rides.ts';

/** By the names of db/notifications/triggers.ts, and those the clock notes. */
export const PLANNERS: Readonly<Record<string, Planner>> = {
  order: ofOrder,
  receipt: ofReceipt,
  invoice: ofInvoice,
  'payment-instructions': ofInstructions,
  'payment-denied': ofDenied,
  'order-expiring': ofExpiring,
  'decision-late': ofDecisionLate,
  'loan-offered': ofLoanOffered,
  'loan-accepted': ofLoanAccepted,
  'loan-ended': ofLoanEnded,
  'transfer-requested': ofTransferRequested,
  'transfer-decided': ofTransferDecided,
  enquiry: ofEnquiry,
  'booking-made': ofBookingMade,
  'booking-moved': ofBookingMade,
  'booking-cancelled': ofBookingCancelled,
  'booking-missed': ofBookingMissed,
  'booking-reminder': ofBookingReminder,
  'service-priced': ofServicePriced,
  roadside: ofCall,
  account: ofAccount,
  'account-action': ofAccountAction,
  'newcomer-password': ofNewcomerPassword,
  payee: ofAffiliate,
  'listing-expired': ofListingExpired,
  'listing-hidden': ofListingHidden,
  'listing-shown': ofListingShown,
  'commission-earned': ofCommissionEarned,
  'commission-cancelled': ofCommissionCancelled,
  'commission-corrected': ofCommissionCorrected,
  payout: ofPayout,
  'payout-returned': ofPayoutReturned,
  'test-ride-booked': ofRideBooked,
  'test-ride-confirmed': ofRideBooked,
  'test-ride-moved': ofRideBooked,
  'test-ride-cancelled': ofRideCancelled,
  'test-ride-missed': ofRideMissed,
  'test-ride-reminder': ofRideReminder,
  'station-free': ofStationFree,
  'station-out': ofStationOut,
};

/**
 * What is older stands in the inbox and wakes nobody: the store was filled, or was away for days.
 * Who has no inbox gets it by mail.
 */
const NEWS_MS = 2 * DAY_MS;
const MOST_AT_ONCE = 100;

type TellingDeps = Pick<Deps, 'db' | 'clock' | 'ids'> & {
  readonly cipher: Cipher;
  readonly served: readonly Channel[];
};
type Planning = Deps & TellingDeps;

/** How somebody is reached and what they chose; undefined for an account that is closed. */
const recipientIn = async (
  {
    customerId,
    contact,
    reader,
    toClosed = false,
  }: Pick<Telling, 'customerId' | 'contact' | 'reader' | 'toClosed'>,
  { db, cipher }: Pick<TellingDeps, 'db' | 'cipher'>,
): Promise<{ recipient: Recipient; choices: readonly Choice[] } | undefined> => {
  if (customerId === null) {
    if (reader === undefined) return undefined;
    const recipient = guestRecipientOf(contact, reader);
    if (!recipient.mail) return { recipient, choices: [] };
    return { recipient, choices: await choicesOfGuest(recipient.mail, { db, cipher }) };
  }
  const [[person], choices] = await db.readPrimary([
    personById({ id: customerId }),
    choicesOf({ customerId }),
  ]);
  if (person === undefined || (person.disabledAt !== null && !toClosed)) return undefined;
  return { recipient: recipientOf(person, contact), choices };
};

/** The statements that tell one person. */
export const tell = async (
  event: EventRow,
  { template: name, customerId, facts, path, ...telling }: Telling,
  { db, clock, ids, cipher, served }: TellingDeps,
): Promise<readonly Query<unknown>[]> => {
  const reached = await recipientIn({ customerId, ...telling }, { db, cipher });
  if (reached === undefined) return [];
  const { recipient, choices } = reached;
  const now = clock();
  const template: Template = TEMPLATES[name];
  const id = ids('ntf');
  const row = {
    id,
    eventId: event.id,
    customerId,
    template: name,
    facts,
    path,
    createdAt: Math.min(event.happenedAt, now),
  };
  const { newsForMs = Infinity } = template;
  const isOld = event.happenedAt < now - NEWS_MS;
  if (isOld && customerId !== null) return [insertNotification(row)];
  const possible = served.filter(
    (channel) => addressOn(channel, recipient) !== null && (!isOld || channel === 'MAIL'),
  );
  const sealed = await sealRecipient(recipient, id, cipher);
  const pushed =
    customerId !== null && served.includes('PUSH') && wants(choices, template.purpose, 'PUSH');
  const [devices] = pushed ? await db.readPrimary([liveDevices({ customerId, now })]) : [[]];
  const ways = [
    ...waysFor(template, choices, possible).map(([channel, ...fallbacks]) => ({
      channel,
      fallbacks,
      device: '',
    })),
    ...devices.map((device) => ({ channel: 'PUSH' as const, fallbacks: [], device: device.id })),
  ];
  return [
    insertNotification(row),
    ...ways.flatMap(({ channel, fallbacks, device }) => {
      if (channel === undefined) return [];
      const dueAt = mayGoAt({ channel, urgent: template.urgent }, recipient.zone, now);
      if (dueAt >= row.createdAt + newsForMs) return [];
      return queueMessage({
        id: ids('msg'),
        notificationId: id,
        customerId,
        channel,
        device,
        fallbacks,
        state: 'QUEUED',
        urgent: template.urgent,
        recipient: sealed,
        dueAt,
        createdAt: now,
        updatedAt: now,
      });
    }),
  ];
};

/** Decides who hears of an event, once, and writes that down in one batch. */
const planEvent = async (event: EventRow, deps: Planning): Promise<void> => {
  const { db, clock, log } = deps;
  try {
    const planner = PLANNERS[event.source];
    const tellings =
      planner === undefined ? [] : await planner(event, firstOf(db), allOf(db), deps.cipher);
    const statements = await Promise.all(tellings.map((each) => tell(event, each, deps)));
    await db.write([
      markPlanned({ id: event.id, now: clock(), error: null }),
      assertOneChanged,
      ...statements.flat(),
    ]);
  } catch (error) {
    // Another runner was faster.
    if (isAssertionFailure(error)) return;
    const tries = event.tries + 1;
    log[tries >= PLAN_TRIES ? 'error' : 'warn']('notifications.event-failed', {
      id: event.id,
      tries,
      reason: String(error),
    });
    // Never given up: what it is about stands, and a later version may know how to tell of it.
    const wait = Math.min(MINUTE_MS * 2 ** event.tries, DAY_MS);
    await db.write([
      postponeEvent({
        id: event.id,
        dueAt: clock() + wait,
        error: String(error).slice(0, 300),
      }),
    ]);
  }
};

/** Plans the events that are due, the oldest first. @returns how many there were */
export const planDue = async (deps: Deps): Promise<number> => {
  const { db, clock, env } = deps;
  const [events] = await db.readPrimary([dueEvents({ now: clock(), limit: MOST_AT_ONCE })]);
  if (events.length === 0) return 0;
  const planning = {
    ...deps,
    cipher: createCipher(cipherKeys(env)),
    served: channelsOf(channelConfig(env)),
  };
  for (const event of events) await planEvent(event, planning);
  return events.length;
};
