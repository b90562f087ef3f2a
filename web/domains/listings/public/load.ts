import { cache } from 'react';
import { mainAtRequest } from '#web/platform/graphql/at-request.ts';
import {
  SellMyBatteryDocument,
  SellMyMotorcycleDocument,
} from '#web/platform/graphql/generated/main.ts';
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
