'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { Affiliates } from './affiliates.tsx';
import { Commissions } from './commissions.tsx';
import { Payouts } from './payouts.tsx';

const PARTS = [
  ['affiliates', Affiliates],
  ['commissions', Commissions],
  ['payouts', Payouts],
] as const;

/** The referral programme as staff see it. */
export function DeskScreen() {
  const t = useScopedI18n('referralDesk');
  const staff = useScopedI18n('staff');
  const [shown, setShown] = useState<string>('affiliates');
  return (
    <Tabs
      label={staff('tool.referrals')}
      value={shown}
      onChange={setShown}
      tabs={PARTS.map(([part, Part]) => ({
        id: part,
        label: t(`tab.${part}`),
        // Only what is shown asks.
        content: part === shown ? <Part /> : null,
      }))}
    />
  );
}
