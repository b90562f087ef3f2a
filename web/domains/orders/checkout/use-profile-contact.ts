'use client';

import { useUser } from '#web/platform/session/use-user.ts';

export interface ProfileContact {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** What the account says of the person who is signed in; empty while nobody can say. */
export const useProfileContact = (): ProfileContact => {
  const user = useUser();
  return {
    name: user?.displayName ?? '',
    email: user?.email ?? '',
    phoneNumber: user?.phoneNumber ?? '',
  };
};
