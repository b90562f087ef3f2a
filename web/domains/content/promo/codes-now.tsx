'use client';

import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { type ToldPromotion, usePromotions } from '#web/platform/promotion/use-promotions.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyText } from '#web/ui/copy-text.tsx';
import { useNow } from '#web/ui/use-now.ts';

function Code({ code, rule, minimum, appliesTo, products, productNames, endsAt }: ToldPromotion) {
  const t = useScopedI18n('promo');
  const locale = useLocale();
  const off =
    rule.kind === 'AMOUNT' ? rupiah(rule.amount) : `${number(locale, rule.basisPoints / 100)}%`;
  const names = productNames.map(
    ({ slug, names: each }) => each.find((name) => name.locale === locale)?.text ?? slug,
  );
  return (
    <Card tone="plain" className="flex h-full flex-col">
      <p className="font-bold text-xl">
        {rule.kind === 'RATE' && rule.most !== null
          ? t('codes.most', { off, most: rupiah(rule.most) })
          : t('codes.off', { off })}
      </p>
      <ul className="mt-2 grid flex-1 content-start gap-1 text-muted text-sm">
        <li>
          {products === null
            ? t(`codes.for.${appliesTo}`)
            : t('codes.some', { products: (names.length === 0 ? products : names).join(', ') })}
        </li>
        {minimum > 0 ? <li>{t('codes.minimum', { minimum: rupiah(minimum) })}</li> : null}
        {endsAt === null ? null : (
          <li>{t('codes.until', { until: dateTime(locale, endsAt - 1) })}</li>
        )}
      </ul>
      <p className="mt-3 border-line border-t pt-2">
        <CopyText text={code} />
      </p>
    </Card>
  );
}

/** Promo codes that everybody may use now, by the terms that the checkout counts with; nothing without any. */
export function CodesNow() {
  const t = useScopedI18n('promo');
  const promotions = usePromotions();
  const now = useNow();
  const running =
    now === null
      ? []
      : (promotions ?? []).filter(
          ({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || now < endsAt),
        );
  if (running.length === 0) return null;
  return (
    <section aria-labelledby="codes-now" className="mt-12">
      <h3 id="codes-now" className="text-2xl">
        {t('codes.title')}
      </h3>
      <p className="mt-2 text-muted">{t('codes.text')}</p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {running.map((promotion) => (
          <li key={promotion.code}>
            <Code {...promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}
