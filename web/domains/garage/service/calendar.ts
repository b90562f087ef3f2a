export interface CalendarEntry {
  /** Stays the same when the time changes, so that a calendar moves what it has. */
  readonly id: string;
  /** Epoch ms. */
  readonly at: number;
  readonly lengthMs: number;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  /** When the file was made, epoch ms. */
  readonly madeAt: number;
  /** Of the site, where mails about it carry an entry, too: both are one to a calendar. */
  readonly host: string;
  /** Which version of it this is, as mails count them. */
  readonly sequence: number;
}

/** `20261201T030000Z` */
const stamp = (at: number): string =>
  new Date(at).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

/** RFC 5545 §3.3.11 */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Lines of at most 75 octets (§3.1); a character is never cut in two. */
const folded = (line: string): string => {
  const bytes = new TextEncoder();
  const lines: string[] = [''];
  let room = 75;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (size > room) {
      lines.push(' ');
      room = 74;
    }
    lines[lines.length - 1] += character;
    room -= size;
  }
  return lines.join('\r\n');
};

/** An appointment as a calendar file, with a reminder two hours before. */
export const calendarFile = (entry: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ALVA//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.id}@${entry.host}`,
    `DTSTAMP:${stamp(entry.madeAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTART:${stamp(entry.at)}`,
    `DTEND:${stamp(entry.at + entry.lengthMs)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.location)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(entry.title)}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
