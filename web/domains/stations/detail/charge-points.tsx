'use client';

import { STATUS_TRUSTED_MS, trustedStatus } from '#edge/contract/stations/freshness.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { StatusBadge } from '#web/domains/stations/availability-badge.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { FreshnessBadge } from '#web/ui/freshness-badge.tsx';
import type { Station } from './station.ts';

const trusted = ({ status, lastUpdated }: Station['connectors'][number], now: number) =>
  trustedStatus({ status, lastUpdated: time(lastUpdated) }, now);

/** Its source has not said anything for so long that nobody knows about now. */
const silent = ({ lastUpdated }: Station['connectors'][number], now: number | null): boolean => {
  const at = time(lastUpdated);
  return now !== null && at !== null && now - at > STATUS_TRUSTED_MS;
};

const isDated = ({ lastUpdated }: Station['connectors'][number], now: number | null): boolean => {
  const at = time(lastUpdated);
  return now !== null && at !== null && now - at > HOUR_MS;
};

const time = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** Each charge point serves one vehicle at a time, whatever plugs it has. */
export function ChargePoints({ station, now }: { station: Station; now: number | null }) {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const points = [...Map.groupBy(station.connectors, ({ evsesId }) => evsesId)];
  if (points.length === 0) return <p className="text-muted">{t('detail.points-unknown')}</p>;
  return (
    <ul className="grid gap-3">
      {points.map(([evsesId, connectors], at) => {
        const [first] = connectors;
        if (first === undefined) return null;
        const since = time(first.since);
        return (
          <li key={evsesId} className="rounded-xl border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold">{t('detail.point', { nth: at + 1 })}</span>
                <span className="text-faint text-xs [overflow-wrap:anywhere]">{evsesId}</span>
              </p>
              <div className="flex flex-wrap items-center gap-2">
                <StatusBadge
                  status={now === null ? first.status : trusted(first, now)}
                  isDated={isDated(first, now)}
                />
                {now === null ? null : <FreshnessBadge at={time(first.lastUpdated)} now={now} />}
              </div>
            </div>
            {since !== null && now !== null && !silent(first, now) ? (
              <p className="mt-1 text-muted text-sm">
                {t('detail.since', { ago: ago(locale, since, now) })}
              </p>
            ) : null}
            {silent(first, now) ? (
              <p className="mt-1 text-caution text-sm">{t('detail.silent')}</p>
            ) : null}
            <ul className="mt-2 text-sm">
              {connectors.map((connector) => (
                <li key={connector.connectorId}>
                  {[
                    t(`connector.${connector.standard}`),
                    connector.maxElectricPower === null
                      ? null
                      : t('detail.power', {
                          kw: number(locale, connector.maxElectricPower / 1000),
                        }),
                    connector.maxAmperage === null
                      ? null
                      : t('detail.amperage', { amps: connector.maxAmperage }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
