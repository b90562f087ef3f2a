'use client';

import { useEffect, useEffectEvent } from 'react';
import type { OwnerDraft } from '#web/platform/purchase/state.ts';
import { type Account, accountFills } from './owner-start.ts';

/**
 * An account that the device or the server has only after the owner was begun fills what nobody has
 * changed since.
 * @param begun null where it began with a draft, which stays as it is
 */
export const useLateAccount = (
  account: Account | undefined,
  begun: OwnerDraft | null,
  typed: () => OwnerDraft,
  fill: (field: keyof OwnerDraft, value: string) => void,
): void => {
  const fillUnchanged = useEffectEvent((): void => {
    if (account === undefined || begun === null) return;
    const current = document.activeElement?.getAttribute('name');
    for (const [field, value] of accountFills(typed(), begun, account, current)) fill(field, value);
  });
  const { customerType, name, contactName, identityKind } = account ?? {};
  // By what the account says: an equal answer that comes again must not undo a choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is filled depends on these alone.
  useEffect(() => fillUnchanged(), [customerType, name, contactName, identityKind]);
};
