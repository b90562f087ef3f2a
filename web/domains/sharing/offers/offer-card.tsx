'use client';

import { newId } from '#edge/contract/ids.ts';
import { device } from '#web/platform/device/device.ts';
import { fateOfWrite, outbox } from '#web/platform/device/outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CloudOff } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast.ts';
import type { OpenOffer } from './open-offers.ts';

type Props = OpenOffer & {
  /** Takes the focus elsewhere: the buttons go with the answer. */
  onAnswered: () => void;
};

/** One loan that somebody offers, and the two answers to it; both also without a connection. */
export function OfferCard({ offer, answer, onAnswered }: Props) {
  const t = useScopedI18n('sharing');
  const locale = useLocale();
  const { id, ownerName, productName, vin } = offer;
  const about = `${productName} · ${ownerName}`;
  const give = async (accepts: boolean) => {
    const box = outbox();
    const taken = accepts
      ? await box.enqueue('acceptShareEv', { id }, { about })
      : await box.enqueue(
          'declineShareEv',
          { id, endingId: newId('end', device().clock.now()) },
          { about },
        );
    if (!taken.ok) return toast({ message: t(`declined.${taken.reason}`), tone: 'critical' });
    onAnswered();
    const fate = await fateOfWrite(taken.item);
    // Why it was refused stands above the offers; that it waits stands on the card.
    if (fate === 'sent')
      toast({
        message: t(accepts ? 'offer.accepted' : 'offer.declined', { name: ownerName }),
        tone: 'positive',
      });
  };
  return (
    <Card className="grid h-full content-start gap-4">
      <div className="grid gap-1.5">
        <p className="font-semibold text-lg">
          {t('offer.from', { name: ownerName, product: productName })}
        </p>
        <p className="text-muted">
          {t('period', {
            from: dateTime(locale, Date.parse(offer.loanStart)),
            until: dateTime(locale, Date.parse(offer.loanEnd)),
          })}
        </p>
        <p className="text-muted text-sm">
          {t('offer.text', { vin, until: dateTime(locale, Date.parse(offer.offerUntil)) })}
        </p>
      </div>
      {answer === undefined ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void give(true)}>
            {t('offer.accept')}
            <span className="sr-only">: {about}</span>
          </Button>
          <Button variant="secondary" onClick={() => void give(false)}>
            {t('offer.decline')}
            <span className="sr-only">: {about}</span>
          </Button>
        </div>
      ) : (
        <p>
          <Badge tone="caution" icon={<CloudOff size={14} />}>
            {t(`offer.${answer}`)}
          </Badge>
        </p>
      )}
    </Card>
  );
}
