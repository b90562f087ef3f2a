import type { AddressRecord } from '#edge/contract/places/address-record.ts';
import type { UpdateCustomerAddressMutationVariables } from '#web/platform/graphql/generated/main.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** What the form holds. */
export interface AddressValues {
  provinceId: string;
  cityId: string;
  districtId: string;
  address: string;
  zipCode: string;
  note: string;
  latitude: number | null;
  longitude: number | null;
}

export const NO_ADDRESS: AddressValues = {
  provinceId: '',
  cityId: '',
  districtId: '',
  address: '',
  zipCode: '',
  note: '',
  latitude: null,
  longitude: null,
};

const isUpdate = (item: OutboxItem): item is OutboxItem<UpdateCustomerAddressMutationVariables> =>
  item.operation === 'updateCustomerAddress';

/** The last address given on this device that has not arrived, or was refused. */
export const pendingIn = (items: readonly OutboxItem[]) =>
  items.filter(isUpdate).findLast(({ state }) => state !== 'sent');

/** What was given here and is on its way counts before what the account says. */
export const valuesOf = (
  record: AddressRecord | undefined,
  pending: OutboxItem<UpdateCustomerAddressMutationVariables> | undefined,
): AddressValues => {
  const given = pending?.variables.input ?? record;
  if (given === undefined) return NO_ADDRESS;
  return {
    provinceId: given.provinceId,
    cityId: given.cityId,
    districtId: given.districtId,
    address: given.address,
    zipCode: given.zipCode,
    note: given.note ?? '',
    latitude: given.latitude ?? null,
    longitude: given.longitude ?? null,
  };
};
