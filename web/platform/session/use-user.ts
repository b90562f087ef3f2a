'use client';

import { useProfile } from './use-profile.ts';
import { type User, userOf } from './user.ts';

/** Who is signed in; `undefined` for a guest, and while nobody can say. */
export const useUser = (): User | undefined => {
  const { data } = useProfile();
  return data && userOf(data);
};
