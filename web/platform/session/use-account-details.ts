'use client';

import { useEffect, useEffectEvent } from 'react';
import { detailsOf } from './account-details.ts';
import { useProfile } from './use-profile.ts';
import { useUser } from './use-user.ts';

const FIELDS = ['name', 'phoneNumber', 'email'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Fills the empty fields of a form that asks who is called with what the account says, as soon as the device
 * or the server has it. What was typed stays, and a field that somebody is in is theirs.
 */
export const useAccountDetails = (
  valueIn: (field: Field) => string | undefined,
  fill: (field: Field, value: string) => void,
): void => {
  const contactName = useProfile().data?.profileCustomer.contactName;
  const { name, phoneNumber, email } = detailsOf(useUser(), contactName);
  const fillEmpty = useEffectEvent((details: Readonly<Record<Field, string>>): void => {
    // Filled under a finger that is about to type, both would stand in it.
    const current = document.activeElement?.getAttribute('name');
    for (const field of FIELDS)
      if (details[field] !== '' && !valueIn(field) && field !== current)
        fill(field, details[field]);
  });
  useEffect(() => fillEmpty({ name, phoneNumber, email }), [name, phoneNumber, email]);
};
