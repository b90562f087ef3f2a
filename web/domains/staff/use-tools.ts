'use client';

import { STAFF_OPERATIONS, staffOperation } from '#edge/contract/staff/operations.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { TOOLS, type Tool } from './tools.ts';

/** Whether somebody can use a tool; staff of one place, only those that are narrowed to it. */
const mayOpen = (
  tool: Tool,
  { permissions, placeSlug }: { permissions: readonly string[]; placeSlug: string | null },
): boolean =>
  holds(permissions, STAFF_OPERATIONS[TOOLS[tool]].needs) &&
  (placeSlug === null || staffOperation(TOOLS[tool])?.place !== undefined);

/**
 * Tools of whoever looks. Until the answer is here, and without a connection, all of them: each page
 * says by itself who may.
 */
export const useTools = (): readonly Tool[] => {
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights;
  return (Object.keys(TOOLS) as Tool[]).filter(
    (tool) => rights === undefined || mayOpen(tool, rights),
  );
};
