'use client';

import { BatteryDetailsDocument } from '#web/platform/graphql/generated/main/battery-details.ts';
import type { BatteryDetailsQuery } from '#web/platform/graphql/generated/main.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useTabTitle } from '#web/platform/page-head/use-tab-title.ts';
import { useQuery } from '#web/platform/query.ts';
import { useKeptAnswer } from '#web/platform/session/use-kept-answer.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BatteryCharging, CloudOff } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { BatteryPassport } from './passport.tsx';

/** Whose it is does not stay on a device. */
const withoutOwner = ({
  getBatteryDetails: details,
}: BatteryDetailsQuery): BatteryDetailsQuery => ({
  getBatteryDetails: details && { ...details, battery: { ...details.battery, owner: null } },
});

/** One battery's history, by the queries `battery` and `vin`. */
export function PassportScreen() {
  const t = useScopedI18n('battery');
  const query = useQuery();
  const [batteryNumber, vin] = [query.get('battery'), query.get('vin')];
  const isNamed = batteryNumber !== null && vin !== null;
  const variables = isNamed ? { batteryNumber, vin } : null;
  const answer = useMain(BatteryDetailsDocument, variables);
  const { fault, retry } = answer;
  const { data, keptAt } = useKeptAnswer({
    name: 'BatteryDetails',
    variables,
    fresh: answer.data,
    strip: withoutOwner,
  });
  const details = data?.getBatteryDetails;
  useTabTitle(details ? `${t('passport.title')} ${details.battery.serialNumber}` : undefined);
  if (details)
    return (
      <>
        {keptAt === null ? null : (
          <SyncedLine syncedAt={keptAt} stale={fault !== undefined} onRetry={retry} />
        )}
        <BatteryPassport details={details} />
      </>
    );
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
  if (isNamed && details === undefined)
    return (
      <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    );
  return (
    <EmptyState
      icon={<BatteryCharging size={28} />}
      title={t(isNamed ? 'missing' : 'unnamed')}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <LinkButton href="/verify-battery">{t('check')}</LinkButton>
          {isNamed ? null : (
            <LinkButton href="/shop/used?kind=BATTERY" variant="secondary">
              {t('used')}
            </LinkButton>
          )}
        </span>
      }
    >
      {t(isNamed ? 'missing-text' : 'unnamed-text')}
    </EmptyState>
  );
}
