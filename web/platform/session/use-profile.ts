'use client';

import { ProfileDocument } from '#web/platform/graphql/generated/main/profile.ts';
import { keepable, PROFILE } from './profile.ts';
import { useKeptAnswer } from './use-kept-answer.ts';
import { usePersonalQuery } from './use-personal-query.ts';

/** The profile of the person signed in: the server's, or without signal what this device may keep of it. */
export const useProfile = () => {
  const { data: fresh, fault, retry } = usePersonalQuery(ProfileDocument, {});
  const { data, keptAt } = useKeptAnswer({ name: PROFILE, variables: {}, fresh, strip: keepable });
  return { data, keptAt, fault, retry };
};
