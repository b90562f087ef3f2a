'use client';

import { configuratorPath } from '#edge/contract/catalog/configurator-path.ts';
import type { DefaultPlan } from '#edge/contract/financing/default-plan.ts';
import { rupiah } from '#edge/contract/money.ts';
import { reportInterest } from '#web/platform/analytics/report-interest.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { loginPath } from '#web/platform/session/return-path.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Phone } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Configurator } from './use-configurator.ts';

const digits = (number: string): string => number.replace(/\D/g, '');

/** What a person can do with the configuration: buy it, ask the dealer, or look at installments. */
export function NextSteps({
  configurator,
  plan,
  onMissing,
}: {
  configurator: Configurator;
  /** Instalments that were chosen for this price. */
  plan: DefaultPlan | null;
  /** Leads to what is still to be chosen. */
  onMissing: () => void;
}) {
  const t = useScopedI18n('configurator');
  const locale = useLocale();
  const session = useSession();
  const { model, choice, dealer, steps } = configurator;
  const link = configuratorPath(model.slug, choice);
  const origin = configurator.isReady ? window.location.origin : '';
  const configured = { name: model.name, link: `${origin}/${locale}${link}` };
  const message =
    plan === null
      ? t('next.message', configured)
      : t('next.message-plan', {
          ...configured,
          months: plan.months,
          amount: rupiah(plan.monthly),
          down: rupiah(plan.downPayment),
        });
  return (
    <div className="grid gap-5">
      {dealer === undefined ? (
        <Button variant="accent" size="lg" block onClick={onMissing}>
          {t('next.choose-dealer')}
        </Button>
      ) : (
        <LinkButton href={`/purchase?product=${model.slug}`} variant="accent" size="lg" block>
          {t('next.buy')}
        </LinkButton>
      )}
      <p className="text-muted text-sm">{t('next.buy-text')}</p>
      {dealer === undefined ? null : (
        <div className="grid gap-3 sm:grid-cols-2">
          {dealer.whatsapp === null ? null : (
            <a
              href={`https://wa.me/${digits(dealer.whatsapp)}?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
              onClick={() => reportInterest(model.slug)}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('next.whatsapp')}
            </a>
          )}
          {dealer.phone === null ? null : (
            <a
              href={`tel:${dealer.phone}`}
              onClick={() => reportInterest(model.slug)}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Phone size={18} aria-hidden="true" />
              {t('next.call')}
            </a>
          )}
        </div>
      )}
      <LinkButton href={steps.installment} variant="secondary">
        {t('next.installment')}
      </LinkButton>
      <LinkButton href={steps.payment} variant="secondary">
        {t('next.payment')}
      </LinkButton>
      <LinkButton href={`/test-ride/book?model=${model.slug}`} variant="secondary">
        {t('next.test-ride')}
      </LinkButton>
      {session.kind === 'guest' ? (
        <p className="text-muted text-sm">
          {t('next.sign-in-why')}{' '}
          <TextLink href={loginPath(steps.customize)}>{t('next.sign-in')}</TextLink>
        </p>
      ) : null}
    </div>
  );
}
