import { SALES } from '#db/content/staff/roles.ts';

/** What the store says of somebody's rights. */
export interface HeldRights {
  /** Flag and list of before there were roles; they count until the person is given one. */
  readonly isPS: boolean;
  readonly permissions: readonly string[];
  /** Of their role; null for whoever has none. */
  readonly rolePermissions: readonly string[] | null;
}

export const NO_RIGHTS: HeldRights = { isPS: false, permissions: [], rolePermissions: null };

/** What somebody may, as names of the permission list. */
export const permissionsOf = ({
  isPS,
  permissions,
  rolePermissions,
}: HeldRights): readonly string[] => {
  if (rolePermissions !== null) return rolePermissions;
  if (permissions.length > 0) return permissions;
  return isPS ? SALES.permissions : [];
};

/** Staff and administrators: whoever may see other people's data. */
export const isPrivileged = (rights: HeldRights): boolean => permissionsOf(rights).length > 0;
