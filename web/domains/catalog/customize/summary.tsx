'use client';

import { CONFIGURATION_FIELDS } from '#edge/contract/catalog/configuration.ts';
import { configuratorPath } from '#edge/contract/catalog/configurator-path.ts';
import { rupiah } from '#edge/contract/money.ts';
import { goodsAmount } from '#edge/contract/orders/price-lines.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { PromotionNote } from '#web/platform/promotion/promotion-note.tsx';
import { resetPurchase } from '#web/platform/purchase/state.ts';
import { purchase, usePurchase } from '#web/platform/purchase/use-purchase.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.ts';
import ShareButton from '#web/ui/share-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { withSaved } from './keep.ts';
import { NextSteps } from './next-steps.tsx';
import { PriceLines } from './price-lines.tsx';
import type { Configurator } from './use-configurator.ts';
import { useNames } from './words.ts';

/** Below everything else, and empty for most: not part of the first load. */
const SavedList = latePart(() => import('./saved-list.tsx'));

/** Everything that was chosen, what it costs, and where it goes from here. */
export function Summary({
  configurator,
  onMissing,
}: {
  configurator: Configurator;
  onMissing: () => void;
}) {
  const t = useScopedI18n('configurator');
  const locale = useLocale();
  const nameOf = useNames(configurator);
  const { installment } = usePurchase();
  const { model, choice, choose, quote, source } = configurator;
  const plan = installment !== null && installment.price === quote?.total ? installment : null;
  const save = (): void => {
    purchase().update((state) =>
      withSaved(state, model, choice, {
        id: crypto.randomUUID(),
        total: quote?.total ?? 0,
        now: Date.now(),
      }),
    );
    toast({ message: t('saved.done'), tone: 'positive' });
  };
  const startAgain = (): void => {
    purchase().update((state) => {
      const { [model.slug]: _, ...configurations } = state.configurations;
      return { ...resetPurchase(state), configurations };
    });
    choose({ color: null, accent: null, battery: null, dealer: null, delivery: null });
  };
  return (
    <section id="summary" aria-labelledby="summary-title" tabIndex={-1} className="grid gap-6">
      <h2 id="summary-title" className="text-3xl">
        {t('summary.title', { name: model.name })}
      </h2>
      <dl className="grid gap-y-2 text-sm">
        {CONFIGURATION_FIELDS.filter((field) => field !== 'accent' || choice.accent !== null).map(
          (field) => (
            <div key={field} className="flex justify-between gap-6">
              <dt className="text-muted">{t(`field.${field}`)}</dt>
              <dd className="text-right font-semibold">{nameOf(field, choice[field])}</dd>
            </div>
          ),
        )}
        <div className="flex justify-between gap-6">
          <dt className="text-muted">{t('field.payment')}</dt>
          <dd className="text-right font-semibold">
            {plan === null
              ? t('payment.full')
              : t('payment.installment', { months: plan.months, amount: rupiah(plan.monthly) })}
          </dd>
        </div>
      </dl>
      <div className="rounded-2xl bg-surface p-5 shadow-card sm:p-6">
        <h3 className="text-lg">{t('summary.price')}</h3>
        {quote === null ? <p className="mt-3">{t('battery.not-sold')}</p> : null}
        {quote === null ? null : (
          <>
            <PriceLines quote={quote} />
            <PromotionNote
              kind="MOTORCYCLE"
              slug={model.slug}
              goods={goodsAmount(quote)}
              total={quote.total}
              least={quote.bookingFee}
            />
          </>
        )}
        <p role="status" className="min-h-6 pt-2 text-faint text-sm">
          {t(`source.${source}`)}
        </p>
      </div>
      <NextSteps configurator={configurator} plan={plan} onMissing={onMissing} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="secondary" onClick={save} disabled={quote === null}>
          <Download size={18} aria-hidden="true" />
          {t('summary.save')}
        </Button>
        <ShareButton
          label={t('summary.share')}
          copied={t('summary.copied')}
          title={model.name}
          path={() => `/${locale}${configuratorPath(model.slug, choice)}`}
        />
      </div>
      <Button variant="quiet" onClick={startAgain} className="justify-self-center">
        {t('summary.start-again')}
      </Button>
      <SavedList />
    </section>
  );
}
