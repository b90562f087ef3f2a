'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { useAskAgain } from '#web/platform/device/use-ask-again.ts';
import { EligibleShippingMethodsDocument } from '#web/platform/graphql/generated/main/eligible-shipping-methods.ts';
import { SetOrderShippingMethodDocument } from '#web/platform/graphql/generated/main/set-order-shipping-method.ts';
import type {
  CartFragment,
  EligibleShippingMethodsQuery,
} from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CartAddress } from './cart-address.tsx';
import { useCartWrite } from './use-cart-write.ts';

type Way = EligibleShippingMethodsQuery['eligibleShippingMethods'][number];

const MOST_PLACES = 3;

/** Address and the ways it can get there; those that cannot be had say why, and the others stand beside. */
export function CartDelivery({ active }: { active: CartFragment }) {
  return (
    <div className="grid gap-5">
      <CartAddress active={active} />
      {/* No cart shows the answer for another one. */}
      <Ways key={active.id} active={active} />
    </div>
  );
}

function Ways({ active }: { active: CartFragment }) {
  const t = useScopedI18n('cart');
  const { write, busy } = useCartWrite();
  /** The version of the cart in which a choice failed. */
  const [failedAt, setFailedAt] = useState<number>();
  /** Shown as chosen while the server is told. */
  const [pending, setPending] = useState<string>();
  const choices = usePersonalQuery(
    EligibleShippingMethodsDocument,
    { cart: active.id },
    active.version,
  );
  const { data, fault } = choices;
  useAskAgain(fault !== undefined, choices.retry);
  const choose = async (shippingMethodId: string): Promise<void> => {
    setPending(shippingMethodId);
    const outcome = await write(SetOrderShippingMethodDocument, { shippingMethodId });
    setPending(undefined);
    setFailedAt(outcome.kind === 'done' ? undefined : active.version);
  };
  const card = (way: Way) => (
    <ChoiceCard
      key={way.id}
      name="shipping-method"
      value={way.id}
      isChosen={way.id === (pending ?? active.shippingMethodId)}
      disabled={!way.isEligible || busy}
      onChoose={(id) => void choose(id)}
      title={t(`method.${way.method}`, { name: way.name ?? '' })}
      text={
        way.eligibilityMessage !== null
          ? t(`shipping-fault.${way.eligibilityMessage}`)
          : way.method === 'PICKUP'
            ? way.address
            : t(`method-text.${way.method}`)
      }
      aside={way.price === null ? null : way.price === 0 ? t('free') : rupiah(way.price)}
    />
  );
  const ways = data?.eligibleShippingMethods ?? [];
  const home = ways.filter(({ method }) => method !== 'PICKUP');
  const places = ways.filter(({ method, isEligible }) => method === 'PICKUP' && isEligible);
  const near = places.slice(0, MOST_PLACES);
  const chosen = places.slice(MOST_PLACES).filter(({ id }) => id === active.shippingMethodId);
  const others = places.slice(MOST_PLACES).filter(({ id }) => id !== active.shippingMethodId);
  return (
    <>
      <div role="radiogroup" aria-label={t('delivery-choose')} className="grid gap-3">
        <p aria-hidden="true" className="font-semibold text-sm">
          {t('delivery-choose')}
        </p>
        {data === undefined && fault === undefined ? (
          <Skeleton className="h-40 rounded-xl" />
        ) : null}
        {home.map(card)}
        {[...near, ...chosen].map(card)}
        {others.length === 0 ? null : (
          <Disclosure wide summary={t('pickup-more')}>
            <div className="grid gap-3">{others.map(card)}</div>
          </Disclosure>
        )}
      </div>
      {active.shippingFault === null ? null : (
        <Alert tone="critical">{t(`shipping-fault.${active.shippingFault}`)}</Alert>
      )}
      {failedAt === active.version || fault !== undefined ? (
        <Alert tone="caution">{t('unreachable')}</Alert>
      ) : null}
    </>
  );
}
