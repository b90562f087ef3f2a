'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ALLOWED } from '#web/platform/offline/outbox/allowed.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import type { AllowList } from '#web/platform/offline/outbox/queueable.ts';

const allowed: AllowList = ALLOWED;

export const ruleOf = (item: OutboxItem) => allowed[item.operation];

/** Codes with a sentence of their own; a test holds this list against the messages. */
export const CODES = [
  'UNKNOWN',
  'NO_LONGER_POSSIBLE',
  'OUTDATED',
  'UNAVAILABLE',
  'RATE_LIMITED',
  'NOT_FOUND',
  'TOO_MUCH_DATA',
  'CLOCK_WRONG',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'SHARE_WITH_SELF',
  'CUSTOMER_NOT_FOUND',
  'LOAN_OVER',
  'LOAN_PERIOD_INVALID',
  'ALREADY_SHARED',
  'NO_SLOT',
  'SHARE_ENDED_MEANWHILE',
  'OFFER_OVER',
  'OFFER_ACCEPTED',
  'BOOKING_NOT_FOUND',
  'BOOKING_PLACE_UNKNOWN',
  'BOOKING_SLOT_UNKNOWN',
  'BOOKING_SLOT_FULL',
  'BOOKING_SLOT_PAST',
  'BOOKING_TOO_MANY',
  'BOOKING_INVALID',
  'stationUnknown',
  'tooManyReports',
  'seenAtOutOfRange',
  'kindUnknown',
  'reportIdInvalid',
  'photoUnknown',
  'LISTING_NOT_FOUND',
  'LISTING_INVALID',
  'LISTING_INCOMPLETE',
  'LISTING_EXISTS',
  'LISTING_HIDDEN',
  'LISTING_BATTERY_LOCKED',
  'LISTING_BATTERY_MISSING',
  'LISTING_CLOSED',
  'LISTING_MOVE_IMPOSSIBLE',
  'LISTING_CHANGED',
  'LISTING_PHOTO_UNKNOWN',
  'PHOTO_UNKNOWN',
  'ENQUIRY_CLOSED',
  'ENQUIRY_OWN',
  'DELIVERY_LINK_INVALID',
  'DELIVERY_LINK_ENDED',
  'DELIVERY_INVALID',
  'DELIVERY_PHOTO',
  'DELIVERY_WAITS',
  'ADDRESS_INVALID',
  'ADDRESS_REGION_UNKNOWN',
  'ADDRESS_NEWER',
  'ROADSIDE_NOT_FOUND',
  'ROADSIDE_TOO_MANY',
  'ROADSIDE_INVALID',
  'file.type',
  'file.broken',
  'file.too-large',
  'file.too-many-pixels',
  'file.too-many',
  'file.id',
] as const;

/** What a waiting write is called and why it did not go, in the person's language. */
export const useItemTexts = () => {
  const t = useScopedI18n('outbox');
  return {
    title: (item: OutboxItem): string => {
      const label = ruleOf(item)?.label ?? 'unknown';
      // Labels are of the allow-list; a test finds each in the messages.
      const what = t(`operation.${label}` as 'operation.unknown');
      return item.about === null ? what : `${what}: ${item.about}`;
    },
    reason: (item: OutboxItem): string | undefined => {
      if (item.code === null) return item.state === 'asks' ? t('asks') : undefined;
      const code = (CODES as readonly string[]).includes(item.code) ? item.code : 'UNKNOWN';
      const sentence = t(`code.${code}` as 'code.UNKNOWN');
      return code.startsWith('LISTING_')
        ? `${sentence} ${t(`next.${code}` as 'next.LISTING_CLOSED')}`
        : sentence;
    },
    /** What happened while it waited, of an item in conflict. */
    meanwhile: (item: OutboxItem): string => {
      const label = ruleOf(item)?.meanwhile(item.conflict)?.label ?? 'changed';
      return t(`decide.${label}` as 'decide.changed');
    },
    field: (label: string): string => t(`field.${label}` as 'field.loan-end'),
  };
};
