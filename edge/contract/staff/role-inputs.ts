import * as v from 'valibot';
import { DAY_MS } from '#edge/contract/time.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { ROLE_PERMISSIONS } from './permissions.ts';

export const ROLE_LIMITS = {
  name: 60,
  reason: 200,
  place: 64,
  /** How many roles a shop may have. */
  roles: 50,
  /** How long a role waits for the second administrator. */
  grantMs: 7 * DAY_MS,
} as const;

const reason = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(5, 'required'),
  v.maxLength(ROLE_LIMITS.reason, 'note.too-long'),
);

/** A role as an administrator writes it. */
export const roleInput = v.object({
  /** Of one the shop begins with, or made by the device. */
  id: v.union(
    [
      v.picklist(['rol_sales', 'rol_dealer', 'rol_finance', 'rol_workshop', 'rol_support']),
      deviceId('rol'),
    ],
    'required',
  ),
  /** Empty for a role that the shop begins with. */
  name: v.pipe(v.string('required'), v.trim(), v.maxLength(ROLE_LIMITS.name, 'note.too-long')),
  permissions: v.pipe(
    v.array(v.picklist(ROLE_PERMISSIONS, 'required')),
    v.minLength(1, 'required'),
    v.maxLength(ROLE_PERMISSIONS.length, 'required'),
  ),
  isOfPlace: v.boolean(),
  needsSecondFactor: v.boolean(),
  reason,
});

/** Who gets which role; none takes it back. */
export const memberInput = v.object({
  roleId: v.nullable(v.pipe(v.string('required'), v.maxLength(ROLE_LIMITS.place, 'required'))),
  placeSlug: v.nullable(v.pipe(v.string('required'), v.maxLength(ROLE_LIMITS.place, 'required'))),
  reason,
});

/** What the second administrator says to a role that waits. */
export const grantInput = v.object({ confirm: v.boolean(), reason });

/** Why a role stays as it is. */
export type RoleFault =
  | 'CUSTOMER_NOT_FOUND'
  | 'GRANT_NOT_FOUND'
  | 'GRANT_SECOND_PERSON'
  | 'ROLE_IN_USE'
  | 'ROLE_CHANGED'
  | 'ROLE_FIXED'
  | 'ROLE_INVALID'
  | 'ROLE_LACKING'
  | 'ROLE_LAST_ADMINISTRATOR'
  | 'ROLE_NOT_FOUND'
  | 'ROLE_PLACE_REQUIRED';
