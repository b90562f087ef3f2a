import * as v from 'valibot';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { kitas, nik, npwp, personName } from '#edge/contract/validators/index.ts';

export const PAPER_LIMITS = {
  reason: 200,
  /** Pictures and numbers a person may send in in a day. */
  changes: 20,
  /** Papers one of the staff may open in an hour. */
  views: 60,
  /** So long staff see a picture after they said why. */
  viewMs: 10 * MINUTE_MS,
  /** Rows of the desk. */
  queue: 50,
  /** Rows of who looked. */
  history: 100,
} as const;

export const IDENTITY_KINDS = ['KTP', 'KITAS'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

/** Number of an identity card (sixteen digits), or of a stay permit. */
export const identityNumberInput = {
  KTP: v.object({ number: nik() }),
  KITAS: v.object({ number: kitas() }),
} as const satisfies Readonly<Record<IdentityKind, unknown>>;

export const taxNumberInput = v.object({ number: npwp() });

export const fatherNameInput = v.object({ fatherName: personName() });

/** Why staff open a paper, or refuse one. */
export const paperReasonInput = v.object({
  reason: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(5, 'required'),
    v.maxLength(PAPER_LIMITS.reason, 'note.too-long'),
  ),
});
