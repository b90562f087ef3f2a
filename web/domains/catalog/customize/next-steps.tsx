'use client';

import { tellInterest } from '../../../platform/analytics/tell-interest.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { loginPath } from '../../../platform/session/return-path.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Phone } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { linkTo } from './address.ts';
import type { Configurator } from './use-configurator.ts';

const digits = (number: string): string => number.replace(/\D/g, '');

/** What a person can do with the configuration today. Orders are not taken on the site yet, and it says so. */
export function NextSteps({
  configurator,
  onMissing,
}: {
  configurator: Configurator;
  /** Leads to what is still to be chosen. */
  onMissing: () => void;
}) {
  const t = useScopedI18n('configurator');
  const locale = useLocale();
  const session = useSession();
  const { model, choice, dealer } = configurator;
  const link = linkTo(model.slug, choice);
  const origin = configurator.isReady ? window.location.origin : '';
  const message = t('next.message', { name: model.name, link: `${origin}/${locale}${link}` });
  return (
    <div className="grid gap-5">
      <Alert tone="accent">
        <p className="font-semibold">{t('next.not-yet')}</p>
        <p className="mt-1 text-sm">{t('next.today')}</p>
      </Alert>
      {dealer === undefined ? (
        <Button variant="accent" size="lg" block onClick={onMissing}>
          {t('next.choose-dealer')}
        </Button>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          {dealer.whatsapp === null ? null : (
            <a
              href={`https://wa.me/${digits(dealer.whatsapp)}?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
              onClick={() => tellInterest(model.slug)}
              className={buttonClass({ variant: 'accent' })}
            >
              {t('next.whatsapp')}
            </a>
          )}
          {dealer.phone === null ? null : (
            <a
              href={`tel:${dealer.phone}`}
              onClick={() => tellInterest(model.slug)}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Phone size={18} aria-hidden="true" />
              {t('next.call')}
            </a>
          )}
        </div>
      )}
      <LinkButton href={`/product/${model.slug}/customize/payment/installment`} variant="secondary">
        {t('next.installment')}
      </LinkButton>
      {session.kind === 'guest' ? (
        <p className="text-muted text-sm">
          {t('next.sign-in-why')}{' '}
          <TextLink href={loginPath(`/product/${model.slug}/customize`)}>
            {t('next.sign-in')}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}
