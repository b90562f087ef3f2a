'use client';

import { useCollection } from '#web/platform/device/use-collection.ts';
import { type AddressValues, valuesOf } from './saved-address.ts';

/** The address of the account, as this device has it; undefined while there is none. */
export const useSavedAddress = (): AddressValues | undefined => {
  const { records } = useCollection('addresses');
  const record = records?.[0]?.value;
  return record && valuesOf(record, undefined);
};
