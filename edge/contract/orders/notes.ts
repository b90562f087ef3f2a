import * as v from 'valibot';
import { deviceId } from '#edge/contract/validators/device-id.ts';

export const NOTE_LIMITS = {
  /** Characters of a note. */
  text: 500,
  /** Notes one of the staff writes in an hour. */
  perHour: 60,
} as const;

/** Who reads a note: staff alone, or the order's customer as well. */
export const NOTE_AUDIENCES = ['STAFF', 'CUSTOMER'] as const;
export type NoteAudience = (typeof NOTE_AUDIENCES)[number];

/** A note of staff on an order; nobody changes or deletes it. */
export const noteInput = v.object({
  /** Made by the device: sent again it is the same note. */
  noteId: deviceId('ohi'),
  audience: v.picklist(NOTE_AUDIENCES, 'required'),
  text: v.pipe(
    v.string('required'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(NOTE_LIMITS.text, 'note.too-long'),
  ),
});
