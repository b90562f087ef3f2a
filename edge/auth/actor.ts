/** Who sends a request. Roles of one person; rights on a row are predicates in its domain. */
export type Actor = Guest | Customer;

export interface Guest {
  readonly kind: 'guest';
}

export interface Customer {
  readonly kind: 'customer';
  readonly customerId: string;
  readonly isPS: boolean;
  readonly isAffiliate: boolean;
  /** The session began with a second factor as well. */
  readonly hasSecondFactor: boolean;
  /** They do nothing as staff before they have signed in with one. */
  readonly lacksSecondFactor: boolean;
  /** Names from the permission list (edge/contract/staff), e.g. `UpdateOrder`; empty for everyone but staff. */
  readonly permissions: readonly string[];
  /** Their role; null for whoever has none, and for staff of before there were roles. */
  readonly roleId: string | null;
  /** Slug of the one place whose orders they see; null for staff of all places. */
  readonly placeSlug: string | null;
}

export const GUEST: Guest = { kind: 'guest' };
