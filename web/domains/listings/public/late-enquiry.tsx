'use client';

import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

const EnquiryForm = latePart(() => import('./enquiry-form.tsx'));

/** The form for buyers; the owner gets the way to the private side instead. */
export function LateEnquiry({ listingId }: { listingId: string }) {
  const t = useScopedI18n('listings');
  const { records } = useCollection('listings');
  if (records?.some(({ id }) => id === listingId))
    return (
      <Card tone="sunken" className="flex flex-wrap items-center justify-between gap-4">
        <p className="font-semibold">{t('page.yours')}</p>
        <LinkButton href={`/my-listings/${listingId}`} size="sm">
          {t('edit')}
        </LinkButton>
      </Card>
    );
  return (
    <Card className="grid min-h-96 content-start gap-5">
      <header>
        <h2 className="font-bold text-xl">{t('ask.title')}</h2>
        <p className="mt-1 text-muted text-sm">{t('ask.text')}</p>
      </header>
      <EnquiryForm listingId={listingId} />
    </Card>
  );
}
