import { estimateUntil } from '#edge/contract/garage/estimate.ts';
import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import {
  bookingById,
  callById,
  changesOfBooking,
  estimateById,
  type LoanRow,
  loanById,
  personById,
  transferById,
} from './facts.sql.ts';
import { factsOf, modelName, type Planner, type Telling } from './plan.ts';

/** Until the guest accepts, each side sees the other's name masked, as everywhere on the site. */
export const ofLoanOffered: Planner = async (event, read) => {
  const row = await read(loanById({ id: event.entityId }));
  if (row === undefined || row.loan.revokedAt !== null || row.loan.acceptedAt !== null) return [];
  const { loan, ownerName, guestName } = row;
  const facts = {
    name: guestName,
    other: maskedName(ownerName),
    product: modelName(row),
    from: loan.loanStartAt,
    until: loan.loanEndAt,
  };
  return [{ template: 'loan-offered', customerId: loan.guestId, facts, path: '/my-ev' }];
};

export const ofLoanAccepted: Planner = async (event, read) => {
  const row = await read(loanById({ id: event.entityId }));
  if (row === undefined) return [];
  const { loan, ownerName, guestName } = row;
  const facts = {
    name: ownerName,
    other: guestName,
    product: modelName(row),
    until: loan.loanEndAt,
  };
  return [{ template: 'loan-accepted', customerId: loan.ownerId, facts, path: '/my-ev' }];
};

/** An offer that nobody took: who did not end it hears; by time or transfer the owner knows, or nothing changes. */
const ofOfferEnded = ({ loan, ...row }: LoanRow): readonly Telling[] => {
  const facts = { product: modelName(row), from: loan.loanStartAt };
  const toOwner = { name: row.ownerName, other: maskedName(row.guestName), ...facts };
  const toGuest = { name: row.guestName, other: maskedName(row.ownerName), ...facts };
  const path = '/my-ev';
  const owner = { customerId: loan.ownerId, facts: toOwner, path };
  const guest = { customerId: loan.guestId, facts: toGuest, path };
  switch (loan.endedBy) {
    case 'guest':
      return [{ template: 'loan-declined', ...owner }];
    case 'time':
      return [{ template: 'loan-unanswered', ...owner }];
    case 'owner':
    case 'transfer':
      return [{ template: 'loan-withdrawn', ...guest }];
    case null:
      return [];
  }
};

/** Whoever ended it knows; by time or transfer both hear of it. */
export const ofLoanEnded: Planner = async (event, read) => {
  const row = await read(loanById({ id: event.entityId }));
  if (row === undefined) return [];
  if (row.loan.acceptedAt === null) return ofOfferEnded(row);
  const { loan, ownerName, guestName } = row;
  const product = modelName(row);
  const both = [
    { who: 'owner', customerId: loan.ownerId, name: ownerName, other: guestName },
    { who: 'guest', customerId: loan.guestId, name: guestName, other: ownerName },
  ];
  return both
    .filter(({ who }) => who !== loan.endedBy)
    .map(({ customerId, name, other }) => ({
      template: 'loan-ended',
      customerId,
      facts: { name, other, product },
      path: '/my-ev',
    }));
};

export const ofTransferRequested: Planner = async (event, read) => {
  const row = await read(transferById({ id: event.entityId }));
  if (row?.transfer.status !== 'REQUESTED') return [];
  const { transfer, ownerName, requesterName } = row;
  const facts = {
    name: ownerName,
    other: maskedName(requesterName),
    product: modelName(row),
    until: transfer.expiresAt,
  };
  const path = '/transfer-ownership';
  return [{ template: 'transfer-requested', customerId: transfer.ownerId, facts, path }];
};

/** Who asked hears what became of it; that it was taken back, the owner. */
export const ofTransferDecided: Planner = async (event, read) => {
  const row = await read(transferById({ id: event.entityId }));
  if (row === undefined) return [];
  const { transfer, ownerName, requesterName, overtaken } = row;
  const product = modelName(row);
  const toRequester = (template: TemplateName, path = '/transfer-ownership'): Telling => ({
    template,
    customerId: transfer.requesterId,
    facts: { name: requesterName, other: maskedName(ownerName), product },
    path,
  });
  switch (transfer.status) {
    case 'REQUESTED':
      return [];
    case 'APPROVED':
      return [toRequester('transfer-approved', '/my-ev')];
    case 'DENIED':
      return [toRequester('transfer-denied')];
    case 'EXPIRED':
      return [toRequester('transfer-expired')];
    case 'CANCELLED':
      if (overtaken !== null) return [toRequester('transfer-overtaken')];
      return [
        {
          template: 'transfer-taken-back',
          customerId: transfer.ownerId,
          facts: { name: ownerName, other: maskedName(requesterName), product },
          path: '/transfer-ownership',
        },
      ];
  }
};

const ofBooking =
  (template: TemplateName): Planner =>
  async (event, read) => {
    const row = await read(bookingById({ id: event.entityId }));
    if (row === undefined) return [];
    const { booking } = row;
    // A reminder of an appointment that is off, or has moved, would mislead.
    if (
      template === 'booking-reminder' &&
      (booking.status !== 'BOOKED' || String(booking.slotAt) !== event.rowId)
    )
      return [];
    const person = await read(personById({ id: booking.customerId }));
    const changes = await read(
      changesOfBooking({ id: booking.id, at: event.createdAt, eventId: event.id }),
    );
    const facts = factsOf({
      name: person?.name ?? '',
      product: modelName(row),
      place: row.place,
      address: `${row.address}, ${row.city}`,
      at: Number(event.rowId),
      zone: row.zone,
      booking: booking.id,
      sequence: String(changes?.count ?? 0),
    });
    return [{ template, customerId: booking.customerId, facts, path: '/service-booking' }];
  };

export const ofBookingMade = ofBooking('booking-confirmed');
export const ofBookingCancelled = ofBooking('booking-cancelled');
export const ofBookingMissed = ofBooking('booking-missed');
export const ofBookingReminder = ofBooking('booking-reminder');

/** Nothing once it was answered, or the workshop has stated another one: that has a message of its own. */
export const ofServicePriced: Planner = async (event, read) => {
  const row = await read(estimateById({ id: event.rowId }));
  if (row?.estimate.state !== 'STATED') return [];
  const { estimate, customerId, place, zone } = row;
  const person = await read(personById({ id: customerId }));
  const facts = factsOf({
    name: person?.name ?? '',
    product: modelName(row),
    place,
    total: estimate.totalIdr,
    until: estimateUntil(estimate.statedAt),
    zone,
  });
  return [{ template: 'service-priced', customerId, facts, path: '/service-booking' }];
};

const OF_CALLS: Readonly<Record<string, TemplateName>> = {
  ACCEPTED: 'roadside-taken',
  ON_THE_WAY: 'roadside-on-the-way',
  DONE: 'roadside-done',
};

export const ofCall: Planner = async (event, read) => {
  const row = await read(callById({ id: event.entityId }));
  const template = OF_CALLS[event.rowId];
  if (row === undefined || template === undefined) return [];
  const person = await read(personById({ id: row.customerId }));
  const facts = { name: person?.name ?? '', product: modelName(row) };
  return [{ template, customerId: row.customerId, facts, path: '/roadside-assistance' }];
};
