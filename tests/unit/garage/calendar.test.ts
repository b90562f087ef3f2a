import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { calendarFile } from '#web/domains/garage/service/calendar.ts';

const entry = {
  id: 'sbk_1',
  at: Date.UTC(2026, 11, 1, 3),
  lengthMs: HOUR_MS,
  title: 'Servis berkala: ALVA ONE',
  location: 'Jl. Sudirman; Jakarta, 12190',
  description: 'Rem berbunyi\nsejak kemarin — tolong diperiksa '.repeat(3),
  madeAt: Date.UTC(2026, 10, 22, 8),
};

describe('the calendar file of an appointment', () => {
  it('names the hour in UTC, the place, and itself the same after a change', () => {
    const file = calendarFile(entry);
    expect(file).toContain('DTSTART:20261201T030000Z\r\nDTEND:20261201T040000Z\r\n');
    expect(file).toContain('LOCATION:Jl. Sudirman\\; Jakarta\\, 12190\r\n');
    const uid = (text: string) => /UID:(.*)/.exec(text)?.[1];
    const later = calendarFile({ ...entry, at: entry.at + 1, madeAt: entry.madeAt + 60_000 });
    expect(uid(later)).toBe(uid(file));
    expect(Number(/SEQUENCE:(\d+)/.exec(later)?.[1])).toBeGreaterThan(
      Number(/SEQUENCE:(\d+)/.exec(file)?.[1]),
    );
  });

  it('is read by ical.js as what was written', () => {
    const calendar = new ICAL.Component(ICAL.parse(calendarFile(entry)));
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const vevent = calendar.getFirstSubcomponent('vevent');
    const event = new ICAL.Event(vevent ?? undefined);
    expect(event.startDate.toJSDate().getTime()).toBe(entry.at);
    expect(event.endDate.toJSDate().getTime()).toBe(entry.at + entry.lengthMs);
    expect(event.startDate.zone.tzid).toBe('UTC');
    expect([event.uid, event.summary, event.location, event.description]).toEqual([
      'sbk_1@alva',
      entry.title,
      entry.location,
      entry.description,
    ]);
    const alarm = vevent?.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H');
  });

  it('keeps to lines of 75 octets that unfold to what was written', () => {
    const file = calendarFile(entry);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(
      `DESCRIPTION:${entry.description.replaceAll('\n', '\\n')}`,
    );
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});
