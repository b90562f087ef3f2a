/** The specification's list: what can be done to what. */
export const PERMISSION_ACTIONS = ['Create', 'Read', 'Update', 'Delete'] as const;
export const PERMISSION_SUBJECTS = [
  'Catalog',
  'Order',
  'Customer',
  'Promotion',
  'Settings',
] as const;

type Action = (typeof PERMISSION_ACTIONS)[number];
type Subject = (typeof PERMISSION_SUBJECTS)[number];

/** What a role can be made of. */
export type GrantedPermission = `${Action}${Subject}`;

/**
 * The rest of the list. `SuperAdmin` holds everything; the other three say who asks and need no role:
 * anybody, whoever is signed in, and whose thing it is.
 */
export type Permission = GrantedPermission | 'SuperAdmin' | 'Owner' | 'Public' | 'Authenticated';

export const GRANTED_PERMISSIONS: readonly GrantedPermission[] = PERMISSION_SUBJECTS.flatMap(
  (subject) => PERMISSION_ACTIONS.map((action): GrantedPermission => `${action}${subject}`),
);

/** Every name a role may carry. */
export const ROLE_PERMISSIONS: readonly string[] = [...GRANTED_PERMISSIONS, 'SuperAdmin'];

const subjectOf = (permission: string): string =>
  permission.replace(/^(?:Create|Read|Update|Delete)/, '');

/**
 * Whether these permissions cover the needed one. Whoever may change something may read it, too; `AnyRole`
 * is covered by any of them.
 */
export const holds = (rights: readonly string[], needed: Permission | 'AnyRole'): boolean =>
  (needed === 'AnyRole' && rights.length > 0) ||
  rights.includes('SuperAdmin') ||
  rights.includes(needed) ||
  (needed.startsWith('Read') && rights.some((each) => subjectOf(each) === subjectOf(needed)));

/** Of `granted`, what somebody with `rights` cannot give to others, because they lack it themselves. */
export const lacking = (rights: readonly string[], granted: readonly string[]): readonly string[] =>
  granted.filter((each) => !holds(rights, each as Permission));
