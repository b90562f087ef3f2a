import type { User } from './user.ts';

interface Details {
  readonly name: string;
  /** Without the country, which the field has before it. */
  readonly phoneNumber: string;
  readonly email: string;
}

/**
 * Who is called about what an account orders or books, with an empty text for what it does not say.
 * @param contactName who speaks for a company; of no other, nor in what an older release left on the device
 */
export const detailsOf = (
  user: Pick<User, 'displayName' | 'phoneNumber' | 'email'> | undefined,
  contactName: string | null | undefined,
): Details => ({
  // The name of a company calls nobody, and may have digits, for which a person's name is refused.
  name: contactName ?? user?.displayName ?? '',
  phoneNumber: user?.phoneNumber?.replace(/^\+62/, '') ?? '',
  email: user?.email ?? '',
});
