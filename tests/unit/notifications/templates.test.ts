import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { EVENT_SOURCES } from '#db/notifications/triggers.ts';
import { inLocale, LOCALES, type Locale } from '#edge/contract/locale.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { CODE_TEMPLATE } from '#edge/domains/notifications/codes/words.ts';
import { SAMPLE_KINDS, sampleOf } from '#edge/domains/notifications/mailbox/samples.ts';
import { PLANNERS } from '#edge/domains/notifications/plan/planning.ts';
import { channelsOf } from '#edge/domains/notifications/plan/route.ts';
import { calendarOf } from '#edge/domains/notifications/render/calendar.ts';
import { mailOf, smsOf, whatsAppOf } from '#edge/domains/notifications/render/content.ts';
import { registeredText } from '#edge/domains/notifications/render/registered.ts';
import { registrations } from '#edge/domains/notifications/render/registration.ts';
import { TEMPLATE_NAMES, TEMPLATES } from '#edge/domains/notifications/templates/all.ts';
import { namesIn, wordsOf } from '#edge/domains/notifications/templates/fill.ts';
import type { Template } from '#edge/domains/notifications/templates/template.ts';

const ORIGIN = 'https://alva.test';
const AROUND = {
  origin: ORIGIN,
  from: 'ALVA <no-reply@alva.test>',
  to: 'ayu@alva.demo',
  unsubscribePath: '/api/notifications/unsubscribe/token',
  isGuest: false,
};
const every = TEMPLATE_NAMES.flatMap((name) => LOCALES.map((locale) => ({ name, locale })));

const letterOf = (name: (typeof TEMPLATE_NAMES)[number], locale: Locale, facts: object) => ({
  name,
  template: TEMPLATES[name] as Template,
  facts: facts as Record<string, string | number>,
  path: '/my-orders/ord_1',
  reader: { locale, zone: 'Asia/Jakarta' } as const,
  madeAt: Date.UTC(2026, 10, 24),
});

describe.each(every)('$name in $locale', ({ name, locale }) => {
  const template: Template = TEMPLATES[name];
  const words = inLocale(template.words, locale);

  it('names only facts it declares, and where there is little room only those it always has', () => {
    const { optional = [] } = template;
    const all = [words.subject, words.preheader, words.short, ...words.paragraphs];
    for (const text of all)
      for (const fact of namesIn(text)) expect(Object.keys(template.facts)).toContain(fact);
    const sure = [words.subject, words.short, words.preheader, words.paragraphs[0] ?? ''];
    for (const text of sure) for (const fact of namesIn(text)) expect(optional).not.toContain(fact);
  });

  it.each(SAMPLE_KINDS)('renders with %s values on every channel', (kind) => {
    const letter = letterOf(name, locale, sampleOf(template, kind));
    const mail = mailOf(letter, AROUND);
    for (const text of [mail.subject, mail.text, smsOf(letter, ORIGIN)])
      expect(text).not.toMatch(/\{\w+\}|undefined|NaN|null|Invalid/);
    expect(mail.html).not.toMatch(/undefined|NaN|\{\{|<img|<script/);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html).toContain('prefers-color-scheme:dark');
    expect(mail.html).toContain(`href="${ORIGIN}/${locale}/my-orders/ord_1"`);
    expect(wordsOf(template, letter.facts, letter.reader).paragraphs.length).toBeGreaterThan(0);
  });

  it('takes two short messages at most with usual values', () => {
    const letter = letterOf(name, locale, sampleOf(template, 'usual'));
    expect(smsOf(letter, 'https://www.alva.example').length).toBeLessThanOrEqual(306);
  });

  it('gives WhatsApp as many values as its registered text has places', () => {
    const { values, name: registered } = whatsAppOf(
      letterOf(name, locale, sampleOf(template, 'usual')),
    );
    const text = registeredText(registered, locale) ?? '';
    expect(text.match(/\{\{\d+\}\}/g) ?? []).toHaveLength(values.length);
    // WhatsApp registers no text that begins or ends with a place.
    expect(text).not.toMatch(/^\{\{\d+\}\}|\{\{\d+\}\}$/);
  });
});

describe('what is registered with WhatsApp', () => {
  const all = registrations('https://www.alva.example');
  interface Button {
    readonly text?: string;
    readonly url?: string;
  }

  it('is everything that may go there, in every language, once', () => {
    const names = TEMPLATE_NAMES.filter((name) => channelsOf(TEMPLATES[name]).includes('WHATSAPP'));
    const wanted = [CODE_TEMPLATE, ...names.map((name) => name.replaceAll('-', '_'))];
    for (const locale of LOCALES)
      expect(all.filter(({ language }) => language === locale).map(({ name }) => name)).toEqual(
        wanted,
      );
  });

  it.each(all)('holds to its limits: $name in $language', ({ name, category, components }) => {
    expect(name).toMatch(/^[a-z0-9_]{1,512}$/);
    if (category === 'AUTHENTICATION') return;
    const [body, buttons] = components as [
      { text: string; example?: { body_text: string[][] } },
      { buttons: Button[] },
    ];
    expect(body.text.length).toBeLessThanOrEqual(1024);
    const places = body.text.match(/\{\{\d+\}\}/g) ?? [];
    expect(body.example?.body_text[0] ?? []).toHaveLength(places.length);
    const [button] = buttons.buttons;
    expect(button?.text?.length).toBeLessThanOrEqual(25);
    expect(button?.url).toBe('https://www.alva.example/{{1}}');
  });
});

describe('a mail', () => {
  it('shows what somebody typed as text, also when it is a tag or a second line', () => {
    const letter = letterOf('listing-enquiry', 'en', {
      name: 'Ayu',
      other: '<a href="https://evil.test">\n\nClick</a>',
      product: 'ALVA ONE',
    });
    const mail = mailOf(letter, AROUND);
    expect(mail.html).not.toContain('<a href="https://evil.test">');
    expect(mail.subject).not.toMatch(/\n/);
  });

  it('can be ended by one click where it is a service, and not where it confirms what was agreed', () => {
    const of = (name: 'booking-reminder' | 'order-paid') =>
      mailOf(letterOf(name, 'id', sampleOf(TEMPLATES[name], 'usual')), AROUND);
    expect(of('booking-reminder').headers).toMatchObject({
      'List-Unsubscribe': `<${ORIGIN}${AROUND.unsubscribePath}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(of('order-paid').headers).not.toHaveProperty('List-Unsubscribe');
    expect(of('order-paid').html).not.toContain(AROUND.unsubscribePath);
  });

  it('offers choices to who has an account, and says to a guest why they are written to', () => {
    const of = (isGuest: boolean) =>
      mailOf(letterOf('test-ride-booked', 'id', sampleOf(TEMPLATES['test-ride-booked'], 'usual')), {
        ...AROUND,
        isGuest,
      });
    const choices = '/notifications/preferences';
    for (const part of ['html', 'text'] as const) {
      expect(of(false)[part]).toContain(choices);
      expect(of(true)[part]).not.toContain(choices);
      expect(of(true)[part]).toContain('memesan jadwal');
    }
  });

  it('of a payment without a number to pay to speaks of none', () => {
    const of = (kind: 'usual' | 'missing') =>
      mailOf(
        letterOf('payment-instructions', 'en', sampleOf(TEMPLATES['payment-instructions'], kind)),
        AROUND,
      ).text;
    expect(of('usual')).toContain('Number to pay to: 1234500000000042.');
    expect(of('missing')).not.toMatch(/number/i);
  });

  it.each(LOCALES)('writes money in %s as the site does', (locale) => {
    const { text } = mailOf(
      letterOf('order-paid', locale, sampleOf(TEMPLATES['order-paid'], 'usual')),
      AROUND,
    );
    expect(text).toContain('Rp500.000');
  });

  it('of a passkey says where it is and not what it is', () => {
    expect(Object.keys(TEMPLATES['order-shipped'].facts)).not.toContain('passkey');
  });
});

describe('the calendar entry of an appointment', () => {
  const at = Date.UTC(2026, 11, 2, 3, 30);
  const appointment = {
    id: 'sbk_1',
    sequence: 0,
    title: 'Servis, terjadwal; Bali\\Utara',
    description: 'Baris satu',
    location: 'ALVA SCBD, Jl. Jenderal Sudirman Kav. 52-53, Jakarta Selatan '.repeat(3),
    at,
    lengthMs: HOUR_MS,
    madeAt: Date.UTC(2026, 10, 24),
    url: `${ORIGIN}/id/service-booking`,
    organizer: { name: 'ALVA', email: 'no-reply@alva.test' },
    attendee: { name: 'Ayu Lestari', email: 'ayu@alva.demo' },
  };
  const made = calendarOf({ ...appointment, cancelled: false });
  const moved = calendarOf({ ...appointment, cancelled: false, sequence: 1, at: at + 3_600 });
  const off = calendarOf({ ...appointment, cancelled: true, sequence: 2 });

  it.each([
    ['made', made, 'REQUEST', 'CONFIRMED', 0],
    ['moved', moved, 'REQUEST', 'CONFIRMED', 1],
    ['cancelled', off, 'CANCEL', 'CANCELLED', 2],
  ])('%s is read by ical.js as the same entry in another version', (_, text, method, status, n) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getFirstSubcomponent('vevent');
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    expect(event?.getFirstPropertyValue('uid')).toBe('sbk_1@alva.test');
    expect(event?.getFirstPropertyValue('sequence')).toBe(n);
    expect(event?.getFirstPropertyValue('status')).toBe(status);
    expect(event?.getFirstPropertyValue('summary')).toBe(appointment.title);
    expect(new ICAL.Event(event ?? undefined).startDate.zone.tzid).toBe('UTC');
  });

  /** What one library makes of an entry. */
  const byIcal = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const component = calendar.getFirstSubcomponent('vevent') ?? undefined;
    const event = new ICAL.Event(component);
    const [attendee] = event.attendees;
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      sequence: event.sequence,
      status: component?.getFirstPropertyValue('status'),
      summary: event.summary,
      description: event.description,
      location: event.location,
      from: event.startDate.toJSDate().getTime(),
      until: event.endDate.toJSDate().getTime(),
      stamp: Date.parse(String(component?.getFirstPropertyValue('dtstamp'))),
      organizer: String(event.organizer).replace(/^mailto:/i, ''),
      attendee: String(attendee?.getFirstValue()).replace(/^mailto:/i, ''),
    };
  };
  const byTsIcs = (text: string) => {
    const { method, events: [event] = [] } = convertIcsCalendar(undefined, text);
    return {
      method,
      uid: event?.uid,
      // Of the first version, 0, it says nothing: that is what no number means (RFC 5545, 3.8.7.4).
      sequence: event?.sequence ?? 0,
      status: event?.status,
      summary: event?.summary,
      description: event?.description,
      location: event?.location,
      from: event?.start.date.getTime(),
      until: event?.end?.date.getTime(),
      stamp: event?.stamp.date.getTime(),
      organizer: event?.organizer?.email,
      attendee: event?.attendees?.[0]?.email,
    };
  };

  it.each([
    ['made', made, { method: 'REQUEST', sequence: 0, status: 'CONFIRMED', at }],
    ['moved', moved, { method: 'REQUEST', sequence: 1, status: 'CONFIRMED', at: at + 3_600 }],
    ['cancelled', off, { method: 'CANCEL', sequence: 2, status: 'CANCELLED', at }],
  ])('%s says the same to both libraries, field by field', (_, text, version) => {
    const { at: begins, ...rest } = version;
    // Seconds are the finest there are.
    const from = Math.floor(begins / 1000) * 1000;
    const expected = {
      ...rest,
      uid: 'sbk_1@alva.test',
      summary: appointment.title,
      description: appointment.description,
      location: appointment.location.trim(),
      from,
      until: from + HOUR_MS,
      stamp: appointment.madeAt,
      organizer: 'no-reply@alva.test',
      attendee: 'ayu@alva.demo',
    };
    const trimmed = (read: { location?: string | undefined }) => ({
      ...read,
      location: read.location?.trim(),
    });
    expect(trimmed(byIcal(text))).toEqual(expected);
    expect(trimmed(byTsIcs(text))).toEqual(expected);
    expect(text).toMatch(/DTSTART:20261202T03300[03]Z/);
  });

  it('folds long lines and ends each as RFC 5545 asks', () => {
    const lines = made.split('\r\n');
    expect(made.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

describe('what happens', () => {
  it('has a planner for every trigger', () => {
    expect(EVENT_SOURCES.map(({ name }) => name).filter((name) => !(name in PLANNERS))).toEqual([]);
  });
});
