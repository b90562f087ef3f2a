'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { CentreDraft, TypedSpan } from './centre-draft.ts';

const NUMBERS = ['seats', 'stepMinutes', 'bufferMinutes', 'noticeMinutes'] as const;

const spanOf = ({ from, until }: TypedSpan): string =>
  [from, until].map((at) => at.replace('T', ' ')).join(' – ');

/** How a centre gives rides in words, a fact each: its numbers, motorcycles that are away, closings. */
export const useCentreFacts = (centre: CentreDraft): readonly string[] => {
  const t = useScopedI18n('testRideDesk');
  return [
    ...NUMBERS.map((name) => `${t(`rules.${name}`)}: ${centre[name]}`),
    centre.motorcycles
      .filter(({ from, until }) => from !== '' || until !== '')
      .map((each) => `${each.productName}: ${spanOf(each)}`)
      .join('; '),
    centre.closings.map((each) => `${each.reason}: ${spanOf(each)}`).join('; '),
  ];
};
