import { BOOKING } from '#edge/contract/garage/service-slots.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { isTransactional } from '#edge/contract/notifications/purposes.ts';
import type { PushBody } from '#edge/contract/notifications/push.ts';
import { RIDE_SLOTS } from '#edge/contract/test-rides/booking.ts';
import type { MailContent, Outgoing } from '#edge/domains/notifications/channels/channel.ts';
import type { TemplateName } from '#edge/domains/notifications/templates/all.ts';
import {
  type Facts,
  type Reader,
  valuesOf,
  wordsOf,
} from '#edge/domains/notifications/templates/fill.ts';
import type { Template } from '#edge/domains/notifications/templates/template.ts';
import { calendarOf } from './calendar.ts';
import { mailHtml, mailText } from './mail.ts';

export interface Letter {
  readonly name: TemplateName;
  readonly template: Template;
  readonly facts: Facts;
  /** Without the language. */
  readonly path: string;
  readonly reader: Reader;
  /** Epoch ms; the same at every try, so that the same message is the same bytes. */
  readonly madeAt: number;
}

export interface Surroundings {
  readonly origin: string;
  /** Address of the sender, which calendars answer to. */
  readonly from: string;
  readonly to: string;
  readonly unsubscribePath: string;
  /** Without an account there is no page of choices. */
  readonly isGuest: boolean;
}

/** Characters that phones show of a notification, and far less than a push may hold. */
const MOST_TITLE = 120;
const MOST_BODY = 400;

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;

const ADDRESS = /<([^<>]{1,254})>/;

/** Base64 of UTF-8. */
const base64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const pageUrl = ({ path, reader }: Letter, origin: string): string =>
  `${origin}/${reader.locale}${path}`;

/** Mails with an entry for the calendar, and how long the appointment takes. */
const ENTRIES: Partial<Record<TemplateName, { readonly cancelled: boolean; lengthMs: number }>> = {
  'booking-confirmed': { cancelled: false, lengthMs: BOOKING.slotMs },
  'booking-cancelled': { cancelled: true, lengthMs: BOOKING.slotMs },
  'test-ride-booked': { cancelled: false, lengthMs: RIDE_SLOTS.lengthMs },
  'test-ride-cancelled': { cancelled: true, lengthMs: RIDE_SLOTS.lengthMs },
};

/** The calendar's entry of an appointment, for the mails that have one. */
const calendarIn = (letter: Letter, around: Surroundings): MailContent['attachments'] => {
  const { name, template, facts, reader, madeAt } = letter;
  const entry = ENTRIES[name];
  if (entry === undefined) return [];
  const { cancelled, lengthMs } = entry;
  const words = wordsOf(template, facts, reader);
  const text = calendarOf({
    id: String(facts.booking),
    cancelled,
    sequence: Number(facts.sequence),
    title: words.subject,
    description: words.short,
    location: `${facts.place}, ${facts.address}`,
    at: Number(facts.at),
    lengthMs,
    madeAt,
    url: pageUrl(letter, around.origin),
    organizer: { name: 'ALVA', email: ADDRESS.exec(around.from)?.[1] ?? around.from },
    attendee: { name: String(facts.name), email: around.to },
  });
  return [
    {
      filename: 'appointment.ics',
      contentType: `text/calendar; charset=utf-8; method=${cancelled ? 'CANCEL' : 'REQUEST'}`,
      content: base64(text),
    },
  ];
};

export const mailOf = (letter: Letter, around: Surroundings): MailContent => {
  const { template, facts, reader } = letter;
  const { origin, unsubscribePath, isGuest } = around;
  const words = wordsOf(template, facts, reader);
  const unsubscribeUrl = isTransactional(template.purpose)
    ? undefined
    : `${origin}${unsubscribePath}`;
  const page = {
    words,
    locale: reader.locale,
    name: String(facts.name ?? ''),
    url: pageUrl(letter, origin),
    preferencesUrl: isGuest ? undefined : `${origin}/${reader.locale}/notifications/preferences`,
    unsubscribeUrl,
  };
  return {
    subject: words.subject,
    html: mailHtml(page),
    text: mailText(page),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: calendarIn(letter, around),
  };
};

/** @param tag names the notification, so that a second copy takes the place of the first */
export const pushOf = (
  letter: Letter,
  { origin, tag, unread }: { origin: string; tag: string; unread: number },
): PushBody => {
  const { subject, short } = wordsOf(letter.template, letter.facts, letter.reader);
  return {
    web_push: 8030,
    notification: {
      title: shortened(subject, MOST_TITLE),
      body: shortened(short, MOST_BODY),
      lang: letter.reader.locale,
      navigate: pageUrl(letter, origin),
      tag,
      timestamp: letter.madeAt,
      silent: false,
    },
    app_badge: unread,
  };
};

/** A short text and the page it is about. */
export const smsOf = (letter: Letter, origin: string): string =>
  `ALVA: ${wordsOf(letter.template, letter.facts, letter.reader).short} ${pageUrl(letter, origin)}`;

export const whatsAppOf = (letter: Letter): NonNullable<Outgoing['template']> => {
  const { name, template, facts, reader, path } = letter;
  const { short } = inLocale(template.words, reader.locale);
  return {
    name: name.replaceAll('-', '_'),
    values: valuesOf(short, template, facts, reader),
    path: `${reader.locale}${path}`,
  };
};
