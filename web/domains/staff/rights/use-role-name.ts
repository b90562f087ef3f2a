'use client';

import { isBuiltInRole } from '#edge/contract/staff/roles.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

/** The name of a role: of those the shop begins with in the reader's language. */
export const useRoleName = (): ((
  role: { id: string; name: string | null } | undefined,
) => string) => {
  const t = useScopedI18n('staff');
  return (role) => {
    if (role === undefined) return t('role.none');
    return isBuiltInRole(role.id) ? t(`role.${role.id}`) : (role.name ?? role.id);
  };
};
