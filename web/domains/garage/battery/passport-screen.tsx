'use client';

import { BatteryDetailsDocument } from '../../../platform/graphql/generated/main.ts';
import { useMain } from '../../../platform/graphql/use-operation.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useQuery } from '../../../platform/query.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BatteryCharging, CloudOff } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BatteryPassport } from './passport.tsx';

/** One battery's history, by the queries `battery` and `vin`. */
export function PassportScreen() {
  const t = useScopedI18n('battery');
  const query = useQuery();
  const [batteryNumber, vin] = [query.get('battery'), query.get('vin')];
  const asked = batteryNumber !== null && vin !== null;
  const { data, fault, retry } = useMain(
    BatteryDetailsDocument,
    asked ? { batteryNumber, vin } : null,
  );
  const details = data?.getBatteryDetails;
  if (details) return <BatteryPassport details={details} />;
  if (fault)
    return (
      <EmptyState
        icon={<CloudOff size={28} />}
        title={t('failed')}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      >
        {t('failed-text')}
      </EmptyState>
    );
  if (asked && details === undefined)
    return (
      <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    );
  return (
    <EmptyState
      icon={<BatteryCharging size={28} />}
      title={t('missing')}
      action={<LinkButton href="/verify-battery">{t('check')}</LinkButton>}
    >
      {t('missing-text')}
    </EmptyState>
  );
}
