import { maskedName, maskedPhone } from '#edge/platform/mask-person.ts';

interface Accepted {
  readonly acceptedAt: number | null;
}

/** A guest's name as the owner reads it: in full only once the guest has accepted. */
export const guestNameOf = ({ acceptedAt }: Accepted, name: string): string =>
  acceptedAt === null ? maskedName(name) : name;

/** Masked always; of somebody who has not accepted, not at all. */
export const guestPhoneOf = ({ acceptedAt }: Accepted, phone: string | null): string | null =>
  acceptedAt === null || phone === null ? null : maskedPhone(phone);
