'use client';

import { useEffect, useState } from 'react';
import type { ShareModel } from '#web/domains/referrals/filters.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChevronDown, Copy, Share2 } from '#web/ui/icons.ts';
import { LateQrCode } from '#web/ui/late-qr-code.tsx';
import { toast } from '#web/ui/toast.ts';
import { referralLink } from './link.ts';

const PictureMaker = latePart(() => import('./picture-maker.tsx'));

/** Everything somebody needs to recommend the shop: key, link, QR code and pictures. */
export function ShareKit({
  affiliateKey,
  models,
}: {
  affiliateKey: string;
  models: readonly ShareModel[];
}) {
  const t = useScopedI18n('referrals');
  const locale = useLocale();
  const [origin, setOrigin] = useState<string>();
  const [pictures, setPictures] = useState(false);
  useEffect(() => setOrigin(location.origin), []);
  const link = origin === undefined ? '' : referralLink(origin, locale, affiliateKey);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    toast({ message: t('share.copied'), tone: 'positive' });
  };
  const share = async (): Promise<void> => {
    if (navigator.share) await navigator.share({ text: t('share.text'), url: link });
    else await copy();
  };
  return (
    <Card className="grid gap-6">
      <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-4">
          <h3 className="text-2xl">{t('share.title')}</h3>
          <p>
            <span className="block text-muted text-sm">{t('share.key')}</span>
            <span className="font-bold text-2xl tracking-wide">{affiliateKey}</span>
          </p>
          <p className="rounded-lg bg-sunken px-4 py-3 text-sm [overflow-wrap:anywhere]">{link}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void share().catch(() => undefined)}>
              <Share2 size={18} aria-hidden="true" />
              {t('share.share')}
            </Button>
            <Button variant="secondary" onClick={() => void copy().catch(() => undefined)}>
              <Copy size={18} aria-hidden="true" />
              {t('share.copy')}
            </Button>
          </div>
        </div>
        <div className="size-40 justify-self-center *:size-40 sm:size-44 sm:*:size-44">
          {link === '' ? null : <LateQrCode content={link} label={t('share.qr')} />}
        </div>
      </div>
      <details
        className="group border-line border-t pt-2"
        onToggle={({ currentTarget }) => setPictures(currentTarget.open)}
      >
        <summary className="flex min-h-tap list-none items-center justify-between gap-4 font-semibold">
          {t('share.pictures')}
          <ChevronDown
            size={20}
            className="shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="text-muted">{t('share.pictures-text')}</p>
        {pictures ? <PictureMaker affiliateKey={affiliateKey} models={models} /> : null}
      </details>
    </Card>
  );
}
