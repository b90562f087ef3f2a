'use client';

import { Facts } from '#web/domains/garage/facts.tsx';
import { SectionCard } from '#web/domains/garage/section-card.tsx';
import { OwnerContactDocument } from '#web/platform/graphql/generated/main/owner-contact.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CircleUser, WifiOff } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The owner's contact: never kept on the device, so it is asked for each time. */
export function ContactSection({ vin }: { vin: string }) {
  const t = useScopedI18n('garage');
  const { data, fault, retry } = usePersonalQuery(OwnerContactDocument, { search: vin });
  const user = data?.evList.data.find((vehicle) => vehicle.vin === vin)?.user;
  const textOf = (value: string | number | null | undefined) => value ?? t('vehicle.unknown');
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
            [t('contact.phone'), textOf(user.phoneNumber)],
            [t('contact.email'), textOf(user.email)],
            [t('contact.number'), textOf(user.oID)],
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
