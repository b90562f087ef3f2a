'use client';

import { OwnerContactDocument } from '../../../platform/graphql/generated/main.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useMine } from '../../../platform/session/use-mine.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CircleUser, WifiOff } from '../../../ui/icons.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Facts } from '../facts.tsx';
import { SectionCard } from '../section-card.tsx';

/** The owner's contact: never kept on the device, so it is asked for each time. */
export function ContactSection({ vin }: { vin: string }) {
  const t = useScopedI18n('garage');
  const { data, fault, retry } = useMine(OwnerContactDocument, { search: vin });
  const user = data?.evList.data.find((vehicle) => vehicle.vin === vin)?.user;
  const said = (value: string | number | null | undefined) => value ?? t('vehicle.unknown');
  return (
    <SectionCard
      title={t('contact.title')}
      icon={<CircleUser size={22} />}
      aside={<Badge icon={<WifiOff size={14} />}>{t('online-only')}</Badge>}
    >
      {user ? (
        <Facts
          facts={[
            [t('vehicle.owner'), user.name],
            [t('contact.phone'), said(user.phoneNumber)],
            [t('contact.email'), said(user.email)],
            [t('contact.number'), said(user.oID)],
          ]}
        />
      ) : null}
      {!user && fault ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{t('online-only-text')}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {!user && !fault ? <Skeleton className="h-20 rounded-lg" /> : null}
    </SectionCard>
  );
}
