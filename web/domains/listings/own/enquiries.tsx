'use client';

import { useEffect } from 'react';
import { nationalForm } from '#edge/contract/validators/phone.ts';
import { device } from '#web/platform/device/device.ts';
import { ListingEnquiriesDocument } from '#web/platform/graphql/generated/main/listing-enquiries.ts';
import { ReadListingEnquiriesDocument } from '#web/platform/graphql/generated/main/read-listing-enquiries.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Phone } from '#web/ui/icons.ts';

/** What buyers wrote. Read online only: other people's numbers are not kept on a device. */
export function Enquiries({ listingId }: { listingId: string }) {
  const t = useScopedI18n('listings');
  const locale = useLocale();
  const { data, fault, retry } = usePersonalQuery(ListingEnquiriesDocument, { listingId });
  const send = usePersonalMutation();
  const enquiries = data?.listingEnquiries;
  const fresh = enquiries?.some(({ read }) => !read) ?? false;
  useEffect(() => {
    if (!fresh) return;
    void send(ReadListingEnquiriesDocument, { listingId }).then(() => device().catchUp('listings'));
  }, [fresh, listingId, send]);
  return (
    <section className="grid gap-4">
      <h3 className="font-bold text-2xl">{t('enquiries.title')}</h3>
      {enquiries === undefined && fault ? (
        <Card tone="sunken" className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-text text-muted">{t('enquiries.online')}</p>
          <Button size="sm" variant="secondary" onClick={retry}>
            {t('retry')}
          </Button>
        </Card>
      ) : null}
      {enquiries?.length === 0 ? <p className="text-muted">{t('enquiries.none')}</p> : null}
      <ul className="grid gap-4">
        {enquiries?.map((each) => (
          <li key={each.id}>
            <Card tone="plain" className="grid gap-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">{each.name}</span>
                {each.read ? null : <Badge tone="accent">{t('enquiries.new')}</Badge>}
                <span className="text-faint text-sm">
                  {dateTime(locale, Date.parse(each.createdAt))}
                </span>
              </p>
              <p className="max-w-text whitespace-pre-line break-words">{each.message}</p>
              <a
                href={`tel:${each.phoneNumber}`}
                className="flex min-h-tap items-center gap-2 justify-self-start font-semibold underline"
              >
                <Phone size={18} aria-hidden="true" />
                <span className="sr-only">{t('enquiries.call')}</span>
                {nationalForm(each.phoneNumber)}
              </a>
            </Card>
          </li>
        ))}
      </ul>
      {enquiries?.length ? <p className="text-faint text-sm">{t('enquiries.forgotten')}</p> : null}
    </section>
  );
}
