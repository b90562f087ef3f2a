import * as v from 'valibot';

/** Letters of a reason. */
export const DESK_REASON = { least: 5, most: 200 } as const;

/** Why one of the staff changes something: it stands in the record of what was done. */
export const deskReason = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(DESK_REASON.least, 'required'),
  v.maxLength(DESK_REASON.most, 'note.too-long'),
);
