import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { calendarOf } from '#edge/domains/notifications/render/calendar.ts';
import { calendarFile } from '#web/domains/garage/service/calendar.ts';
import { downloadCalendar } from '#web/domains/garage/service/download-calendar.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const entry = {
  id: 'sbk_1',
  at: Date.UTC(2026, 11, 1, 3),
  lengthMs: HOUR_MS,
  title: 'Servis berkala: ALVA ONE',
  location: 'Jl. Sudirman; Jakarta, 12190',
  description: 'Rem berbunyi\nsejak kemarin — tolong diperiksa '.repeat(3),
  madeAt: Date.UTC(2026, 10, 22, 8),
  host: 'alva.test',
  sequence: 3,
};

describe('the calendar file of an appointment', () => {
  it('names the hour in UTC, the place, and itself the same after a change', () => {
    const file = calendarFile(entry);
    expect(file).toContain('DTSTART:20261201T030000Z\r\nDTEND:20261201T040000Z\r\n');
    expect(file).toContain('LOCATION:Jl. Sudirman\\; Jakarta\\, 12190\r\n');
    const uid = (text: string) => /UID:(.*)/.exec(text)?.[1];
    const later = calendarFile({ ...entry, at: entry.at + 1, sequence: 4 });
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
      'sbk_1@alva.test',
      entry.title,
      entry.location,
      entry.description,
    ]);
    const alarm = vevent?.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H');
  });

  it('is the entry of the mail about it: same UID, same version', async () => {
    const click = vi.fn();
    const files: Blob[] = [];
    vi.stubGlobal('window', { location: { hostname: 'alva.test' } });
    vi.stubGlobal('document', { createElement: () => ({ click }) });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:appointment';
    });
    const { host: _, ...own } = entry;
    downloadCalendar(own, 'alva-service.ics');
    expect(click).toHaveBeenCalledOnce();
    const mail = calendarOf({
      ...own,
      cancelled: false,
      url: 'https://alva.test/id/service-booking',
      organizer: { name: 'ALVA', email: 'no-reply@alva.test' },
      attendee: { name: 'Ayu', email: 'ayu@alva.test' },
    });
    const versionIn = (text: string) => [
      /^UID:(.*)$/m.exec(text.replaceAll('\r', ''))?.[1],
      /^SEQUENCE:(\d+)/m.exec(text)?.[1],
    ];
    const text = (await files[0]?.text()) ?? '';
    expect(versionIn(text)).toEqual(['sbk_1@alva.test', '3']);
    expect(versionIn(text)).toEqual(versionIn(mail));
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
