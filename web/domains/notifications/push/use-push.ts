'use client';

import { useEffect, useState } from 'react';
import { PushOfferDocument } from '#web/platform/graphql/generated/main/push-offer.ts';
import { personOf } from '#web/platform/session/person.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { askPermission, wayHere } from './browser.ts';
import { register, unregister } from './switch.ts';
import type { PushWay } from './way.ts';

export interface Push {
  readonly way: PushWay;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly failed: boolean;
  /** In answer to a tap. @returns whether the browser is pushed to */
  on(): Promise<boolean>;
  off(): Promise<void>;
}

/** Push in this browser; undefined until it is known, for guests, and where nothing is pushed. */
export const usePush = (): Push | undefined => {
  const customerId = personOf(useSession());
  const { data, retry } = usePersonalQuery(PushOfferDocument, {});
  const [way, setWay] = useState<PushWay>();
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => setWay(wayHere()), []);
  const offer = data?.pushOffer;
  if (customerId === undefined || way === undefined || !offer) return undefined;
  const during = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    const done = await work().catch(() => false);
    setBusy(false);
    setWay(wayHere());
    // A browser that said no has said why; nothing failed.
    setFailed(!done && wayHere() !== 'blocked');
    retry();
    return done;
  };
  return {
    way,
    isOn: offer.isOn && way === 'ask' && Notification.permission === 'granted',
    isBusy,
    failed,
    on: () => during(async () => (await askPermission()) && (await register(customerId))),
    off: async () => {
      await during(() => unregister(customerId));
    },
  };
};
