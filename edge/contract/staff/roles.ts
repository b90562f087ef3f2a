export const SALES_ROLE = 'rol_sales';
export const ADMINISTRATOR_ROLE = 'rol_administrator';

/** Roles a shop begins with (db/content/staff); the pages have their names. All but the administrator's can be changed. */
const BUILT_IN_ROLES = [
  SALES_ROLE,
  'rol_dealer',
  'rol_finance',
  'rol_workshop',
  'rol_support',
  ADMINISTRATOR_ROLE,
] as const;
type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

export const isBuiltInRole = (id: string): id is BuiltInRole =>
  BUILT_IN_ROLES.some((role) => role === id);
