import type { ProfileQuery } from '#web/platform/graphql/generated/main.ts';

/**
 * The person signed in, with the fields the specification names. The token that proves who they are is
 * not among them: it exists while somebody signs in (decisions/firebase-in-memory.md).
 */
export interface User {
  readonly id: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** E.164. */
  readonly phoneNumber: string | null;
  /** Null too where there is no signal: pictures of people do not stay on a device. */
  readonly photoURL: string | null;
  readonly claims: { readonly isStaff: boolean; readonly isAffiliate: boolean };
}

export const userOf = ({ profileCustomer: profile }: ProfileQuery): User => ({
  id: profile.id,
  displayName: profile.name,
  email: profile.emailAddress,
  emailVerified: profile.emailVerified,
  phoneNumber: profile.phoneNumber,
  photoURL: profile.photoURL,
  claims: { isStaff: profile.isPS, isAffiliate: profile.statusAffiliator },
});
