'use client';

import { useState } from 'react';
import type { CourierAccess } from '#edge/contract/orders/courier.ts';
import { device } from '#web/platform/device/device.ts';
import { OpenDeliveryDocument } from '#web/platform/graphql/generated/main/open-delivery.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { change, remember } from './deliveries.ts';

/** Why a link did not open; `UNREACHABLE` for a telephone without signal. */
type Problem = 'DELIVERY_LINK_INVALID' | 'DELIVERY_LINK_ENDED' | 'RATE_LIMITED' | 'UNREACHABLE';

const problemOf = (code: string | null): Problem =>
  code === 'DELIVERY_LINK_INVALID' || code === 'DELIVERY_LINK_ENDED' || code === 'RATE_LIMITED'
    ? code
    : 'UNREACHABLE';

/** Asks what a link is about. The customer's number stays in this page alone. */
export const useOpen = () => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [phones, setPhones] = useState<Readonly<Record<string, string>>>({});
  const open = async (access: CourierAccess): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    const answer = await send(TELLING_MAIN, OpenDeliveryDocument, access);
    setBusy(false);
    if (!answer.ok) {
      setProblem(problemOf(answer.fault.layer === 'graphql' ? answer.fault.code : null));
      return;
    }
    const opened = answer.data.openDelivery;
    if (opened.job === null) {
      setProblem(problemOf(opened.errorCode));
      return;
    }
    const { contactPhone } = opened.job;
    setPhones((before) => ({ ...before, [access.workOrder]: contactPhone }));
    remember(access, opened, device().clock.now());
  };
  /** Whether the server has what left this telephone: a link that was used opens no more. */
  const check = async ({ workOrder, passkey }: CourierAccess): Promise<void> => {
    const answer = await send(TELLING_MAIN, OpenDeliveryDocument, { workOrder, passkey });
    if (!answer.ok) return;
    const { success, errorCode } = answer.data.openDelivery;
    if (errorCode === 'DELIVERY_LINK_ENDED') change(workOrder, { isSent: true });
    else if (success) change(workOrder, { handedId: null });
  };
  return { open, check, busy, problem, phones };
};
