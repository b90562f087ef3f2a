import { generateIcsCalendar, type IcsCalendar } from 'ts-ics';

export interface Appointment {
  readonly id: string;
  readonly cancelled: boolean;
  /** Counts its changes: calendars keep the version with the highest. */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  /** Epoch ms. */
  readonly at: number;
  readonly lengthMs: number;
  /** When this version was made; epoch ms. */
  readonly madeAt: number;
  readonly url: string;
  readonly organizer: { readonly name: string; readonly email: string };
  readonly attendee: { readonly name: string; readonly email: string };
}

/** Host of the site, which makes the id of an appointment one of a kind everywhere. */
const uidOf = (id: string, url: string): string => `${id}@${new URL(url).hostname}`;

const MOST_OCTETS = 75;

/** Lines of 75 octets at most (RFC 5545, 3.1): the library counts letters, and the space that begins a line not. */
const folded = (text: string): string =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
      let octets = 0;
      let out = '';
      for (const letter of line) {
        const size = new TextEncoder().encode(letter).length;
        if (octets + size > MOST_OCTETS) {
          out += '\r\n ';
          octets = 1;
        }
        out += letter;
        octets += size;
      }
      return out;
    })
    .join('\r\n');

/**
 * An iTIP message (RFC 5546) in UTC. REQUEST and CANCEL with one UID and a growing SEQUENCE: with PUBLISH
 * most calendars would make a second entry of a change.
 */
export const calendarOf = (appointment: Appointment): string => {
  const { id, cancelled, at, lengthMs, madeAt, url, organizer, attendee } = appointment;
  const utc = (ms: number) => ({ date: new Date(ms) });
  const calendar: IcsCalendar = {
    version: '2.0',
    prodId: '-//ALVA//Appointments//EN',
    method: cancelled ? 'CANCEL' : 'REQUEST',
    events: [
      {
        uid: uidOf(id, url),
        stamp: utc(madeAt),
        start: utc(at),
        end: utc(at + lengthMs),
        sequence: appointment.sequence,
        status: cancelled ? 'CANCELLED' : 'CONFIRMED',
        summary: appointment.title,
        description: appointment.description,
        location: appointment.location,
        url,
        organizer,
        attendees: [{ ...attendee, role: 'REQ-PARTICIPANT', partstat: 'NEEDS-ACTION' }],
      },
    ],
  };
  return folded(generateIcsCalendar(calendar));
};
