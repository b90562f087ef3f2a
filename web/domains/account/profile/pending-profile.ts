import { localeFrom } from '#edge/contract/locale.ts';
import type {
  ProfileQuery,
  UpdateCustomerProfileMutationVariables,
} from '#web/platform/graphql/generated/main.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

type Profile = ProfileQuery['profileCustomer'];
type Update = OutboxItem<UpdateCustomerProfileMutationVariables>;

const isUpdate = (item: OutboxItem): item is Update => item.operation === 'updateCustomerProfile';

/** The last change made on this device that has not arrived, or was refused. */
export const pendingProfile = (items: readonly OutboxItem[]): Update | undefined =>
  items.filter(isUpdate).findLast(({ state }) => state !== 'sent');

/** What the form holds: what was changed here and is on its way counts before what the account says. */
export const profileValues = (profile: Profile, pending: Update | undefined) => {
  const given = pending?.variables.input ?? profile;
  return {
    name: given.name,
    birthDate: given.birthDate ?? '',
    gender: given.gender ?? ('' as 'MALE' | 'FEMALE'),
    occupation: given.occupation ?? '',
    selectedLanguage: localeFrom(given.selectedLanguage),
  };
};
