'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { coverAfter, type RoadsideFault } from '#edge/contract/garage/roadside.ts';
import { runs } from '#edge/contract/garage/view.ts';
import { newId } from '#edge/contract/ids.ts';
import { rupiah } from '#edge/contract/money.ts';
import { Facts } from '#web/domains/garage/facts.tsx';
import { useGarage } from '#web/domains/garage/use-garage.ts';
import { device } from '#web/platform/device/device.ts';
import { InsertSubscriptionDocument } from '#web/platform/graphql/generated/main/insert-subscription.ts';
import { RoadsidePackagesDocument } from '#web/platform/graphql/generated/main/roadside-packages.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Radio } from '#web/ui/radio.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { ChoosePackage } from './choose-package.tsx';
import { setRsa, useRsa } from './rsa-state.ts';

/** Takes cover for a motorcycle in three steps: which one, which package, yes. */
export function Wizard() {
  const t = useScopedI18n('roadside');
  const error = useErrorMessage();
  const locale = useLocale();
  const now = useNow() ?? 0;
  const send = usePersonalMutation();
  const garage = useGarage();
  const rsa = useRsa();
  const { data, fault, retry } = useMain(RoadsidePackagesDocument, { locale });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const router = useRouter();
  const head = useRef<HTMLHeadingElement>(null);
  // One id per attempt of a person, so that a lost answer is not bought twice.
  const attempt = useRef(newId('rsb'));
  const moved = useRef(false);

  const own = garage.kind === 'here' ? garage.vehicles.filter(({ user }) => user.own) : [];
  const vehicle = own.find(({ vin }) => vin === rsa.motorcycle);
  const packages = data?.roadsidePackages ?? [];
  const chosen = packages.find(({ id }) => id === rsa.packageId);
  // What was kept may be gone by now.
  const step = vehicle === undefined ? 1 : Math.min(rsa.step, chosen === undefined ? 2 : 3);

  useEffect(() => {
    if (moved.current && step > 0) head.current?.focus();
  }, [step]);
  const go = (to: 1 | 2 | 3): void => {
    moved.current = true;
    setProblem(undefined);
    setRsa({ step: to });
  };

  const take = async (): Promise<void> => {
    if (vehicle === undefined || chosen === undefined) return;
    setBusy(true);
    setProblem(undefined);
    const param = { id: attempt.current, vin: vehicle.vin, packageId: chosen.id };
    const answer = await send(InsertSubscriptionDocument, { param });
    setBusy(false);
    if (!answer.ok) {
      const { fault: why } = answer;
      setProblem(error(why.layer === 'graphql' ? why.code : 'UNAVAILABLE'));
      return;
    }
    const { success, errorCode, orderId } = answer.data.insertSubscription;
    if (!success || orderId === null) {
      setProblem(t(`fault.${errorCode as RoadsideFault}`));
      return;
    }
    attempt.current = newId('rsb');
    setRsa(null);
    void device().catchUp('orders');
    router.push(`/${locale}/my-orders/${orderId}`);
  };

  if (garage.kind === 'here' && own.length === 0)
    return <p className="text-muted">{t('wizard.none')}</p>;
  const cover =
    vehicle && chosen
      ? coverAfter(vehicle.rsaExpDate ? Date.parse(vehicle.rsaExpDate) : null, now, chosen.months)
      : undefined;
  return (
    <Card className="grid gap-6">
      <h3 ref={head} tabIndex={-1} className="font-bold text-2xl outline-none">
        {t('wizard.title')}
      </h3>
      <Stepper
        label={t('wizard.title')}
        steps={[
          { id: '1', label: t('step.motorcycle') },
          { id: '2', label: t('step.package') },
          { id: '3', label: t('step.confirm') },
        ]}
        current={step - 1}
        words={{ done: t('step.done'), current: t('step.current'), ahead: t('step.ahead') }}
      />
      {step === 1 ? (
        <fieldset className="grid gap-2">
          <legend className="mb-3 font-semibold">{t('step.motorcycle')}</legend>
          {own.map(({ vin, productName, registrationPlate, rsaExpDate }) => (
            <Radio
              key={vin}
              name="motorcycle"
              checked={rsa.motorcycle === vin}
              onChange={() => setRsa({ motorcycle: vin })}
              label={
                <span>
                  <span className="block font-semibold">
                    {[productName, registrationPlate].filter(Boolean).join(' · ')}
                  </span>
                  <span className="text-muted text-sm">
                    {rsaExpDate !== null && runs(rsaExpDate, now)
                      ? t('covered', { date: date(locale, Date.parse(rsaExpDate)) })
                      : t('uncovered')}
                  </span>
                </span>
              }
            />
          ))}
        </fieldset>
      ) : null}
      {step === 2 ? <ChoosePackage packages={packages} chosen={rsa.packageId} /> : null}
      {step === 2 && fault && packages.length === 0 ? (
        <Alert tone="caution">
          {t('wizard.offline')}{' '}
          <Button variant="quiet" size="sm" onClick={retry}>
            {t('retry')}
          </Button>
        </Alert>
      ) : null}
      {step === 3 && vehicle && chosen && cover ? (
        <>
          <Facts
            facts={[
              [t('step.motorcycle'), vehicle.productName],
              [t('step.package'), chosen.name],
              [t('from'), date(locale, cover.startsAt)],
              [t('until'), date(locale, cover.endsAt)],
              [t('price'), rupiah(chosen.price)],
            ]}
          />
          <p className="text-muted text-sm">{t('payment')}</p>
        </>
      ) : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {step > 1 ? (
          <Button variant="secondary" onClick={() => go(step === 3 ? 2 : 1)}>
            {t('back')}
          </Button>
        ) : null}
        {step === 1 ? (
          <Button disabled={vehicle === undefined} onClick={() => go(2)}>
            {t('next')}
          </Button>
        ) : null}
        {step === 2 ? (
          <Button disabled={chosen === undefined} onClick={() => go(3)}>
            {t('next')}
          </Button>
        ) : null}
        {step === 3 ? (
          <Button busy={busy} onClick={() => void take()}>
            {t('take')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
