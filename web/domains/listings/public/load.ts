import { cache } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { contentAtRequest, mainAtRequest } from '#web/platform/graphql/at-request.ts';
import { MetaTagsDocument } from '#web/platform/graphql/generated/content/meta-tags.ts';
import { SellMyBatteryDocument } from '#web/platform/graphql/generated/main/sell-my-battery.ts';
import { SellMyMotorcycleDocument } from '#web/platform/graphql/generated/main/sell-my-motorcycle.ts';
import type { Answer } from '#web/platform/graphql/send.ts';
import type { Standing } from './standing.tsx';

const dataOf = <Data>(answer: Answer<Data>): Data => {
  if (answer.ok) return answer.data;
  throw new Error(`A listing could not be read: ${JSON.stringify(answer.fault)}`);
};

/** Shown under the other kind's address there is none. */
const gone = (state: Standing): Exclude<Standing, 'SHOWN'> =>
  state === 'SHOWN' ? 'UNKNOWN' : state;

export const motorcycleOnOffer = cache(async (id: string) => {
  const { getSellMyMotorcyclePage: page, listingStanding } = dataOf(
    await mainAtRequest(SellMyMotorcycleDocument, { id }),
  );
  return { page, standing: gone(listingStanding.state) };
});

export const batteryOnOffer = cache(async (id: string) => {
  const { getSellMyBatteryPage: page, listingStanding } = dataOf(
    await mainAtRequest(SellMyBatteryDocument, { id }),
  );
  return { page, standing: gone(listingStanding.state) };
});

/** Headings of a listing's page by its meta data; a page does without them when nobody answers. */
export const outlineOf = async (pageName: string, locale: Locale) => {
  const answer = await contentAtRequest(MetaTagsDocument, { pageName, locale });
  return answer.ok ? answer.data.metaTags : null;
};
