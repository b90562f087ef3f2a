'use client';

import type { ReactNode } from 'react';
import { VehiclePicture } from '#web/domains/garage/index.ts';
import type { TransfersQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CircleAlert, CircleCheck, Clock, History, X } from '#web/ui/icons.ts';
import { Vin } from '#web/ui/vin.tsx';

export type Transfer = TransfersQuery['transferOwnershipList'][number];

const LOOK = {
  REQUESTED: ['accent', Clock],
  APPROVED: ['positive', CircleCheck],
  DENIED: ['critical', X],
  CANCELLED: ['neutral', CircleAlert],
  EXPIRED: ['neutral', History],
} as const;

interface TransferCardProps {
  transfer: Transfer;
  /** What the person can do about it while it is open; a copy of this device names nobody, and offers nothing. */
  children?: ReactNode;
}

/** One request, with every step it has taken. */
export function TransferCard({ transfer, children }: TransferCardProps) {
  const t = useScopedI18n('transfer');
  const locale = useLocale();
  const { status, incoming } = transfer;
  const [tone, Icon] = LOOK[status];
  const isCopy = transfer.ownerName === '';
  const day = (iso: string) => date(locale, Date.parse(iso));
  return (
    <Card tone="plain" className="grid gap-5 sm:grid-cols-[10rem_1fr]">
      <VehiclePicture snapshot={transfer.snapshot} alt="" className="rounded-lg" />
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h4 className="font-bold text-lg">{transfer.productName}</h4>
            <p className="text-muted text-sm">
              <Vin of={transfer.vin} />
            </p>
          </div>
          <Badge tone={tone} icon={<Icon size={14} />}>
            {t(`status.${status}`)}
          </Badge>
        </div>
        <p>
          {isCopy
            ? t(incoming ? 'asked-by-somebody' : 'asked-of-owner')
            : incoming
              ? t('asked-by', { name: transfer.name, phone: transfer.phoneNumber ?? '–' })
              : t('asked-of', { name: transfer.ownerName })}
        </p>
        <ol className="text-muted text-sm">
          <li>{t('step.requested', { date: day(transfer.requestedAt) })}</li>
          {status === 'REQUESTED' ? (
            <li>{t('step.open', { date: day(transfer.expiresAt) })}</li>
          ) : (
            <li>{t(`step.${status}`, { date: day(transfer.decidedAt ?? transfer.expiresAt) })}</li>
          )}
        </ol>
        {status === 'REQUESTED' ? children : null}
      </div>
    </Card>
  );
}
