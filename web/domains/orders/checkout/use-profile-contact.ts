'use client';

import { ProfileDocument } from '#web/platform/graphql/generated/main.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';

export interface ProfileContact {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** What the account says of the person who is signed in; empty while nobody answers. */
export const useProfileContact = (): ProfileContact => {
  const { data } = usePersonalQuery(ProfileDocument, {});
  const profile = data?.profileCustomer;
  return {
    name: profile?.name ?? '',
    email: profile?.emailAddress ?? '',
    phoneNumber: profile?.phoneNumber ?? '',
  };
};
