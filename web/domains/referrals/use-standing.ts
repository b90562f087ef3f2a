'use client';

import { OrpStandingDocument } from '#web/platform/graphql/generated/main/orp-standing.ts';
import { useKeptAnswer } from '#web/platform/session/use-kept-answer.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';

/** Where somebody stands in the programme; without signal as it was last known here. */
export const useStanding = () => {
  const { data: fresh, fault, retry } = usePersonalQuery(OrpStandingDocument, {});
  const { data, keptAt } = useKeptAnswer({ name: 'OrpStanding', variables: {}, fresh });
  return { data, keptAt, fault, retry };
};
