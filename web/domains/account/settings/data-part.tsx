'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EraseObstacle, Forfeited, Retained } from '#edge/contract/account/security.ts';
import { giveConsent } from '#web/platform/analytics/consent.ts';
import { useConsent } from '#web/platform/analytics/use-consent.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { EraseAccountDocument } from '#web/platform/graphql/generated/main/erase-account.ts';
import { RequestDataExportDocument } from '#web/platform/graphql/generated/main/request-data-export.ts';
import { SetCustomerConsentDocument } from '#web/platform/graphql/generated/main/set-customer-consent.ts';
import { SettingsRightsDocument } from '#web/platform/graphql/generated/main/settings-rights.ts';
import type { SettingsRightsQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { session } from '#web/platform/session/browser.ts';
import { proveAgain } from '#web/platform/session/prove-again.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { consentWord, shownConsent } from './shown-consent.ts';
import { useChange } from './use-change.ts';
import { WhenLoaded } from './when-loaded.tsx';

interface Props {
  data: SettingsRightsQuery;
  onChanged: () => void;
}

/** An answer to the question about privacy may arrive while its history is looked at. */
const useArrived = (onArrived: () => void): void => {
  const { items } = useOutbox();
  const waits = items?.some(({ operation }) => operation === 'setCustomerConsent') ?? false;
  const waited = useRef(false);
  const arrived = useEffectEvent(onArrived);
  useEffect(() => {
    if (waited.current && !waits) arrived();
    waited.current = waits;
  }, [waits]);
};

function Consents({ data, onChanged }: Props) {
  const t = useScopedI18n('settings');
  const locale = useLocale();
  const send = usePersonalMutation();
  const { busy, problem, run } = useChange();
  const onDevice = useConsent();
  useArrived(onChanged);
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-xl">{t('consent.title')}</h3>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {data.customerConsents.map(({ purpose, granted, history }) => (
        <div key={purpose}>
          <Switch
            label={t(`consent.${purpose}`)}
            checked={shownConsent({ purpose, granted }, onDevice)}
            disabled={busy}
            onChange={async (event) => {
              const wanted = event.currentTarget.checked;
              const request = () => send(SetCustomerConsentDocument, { purpose, granted: wanted });
              if (!(await run(request))) return;
              // On this device at once; others ask for themselves.
              if (purpose === 'MEASUREMENT') giveConsent(wanted, Date.now());
              onChanged();
            }}
          />
          {history.map(({ changedAt }, at) => (
            <p key={changedAt} className="ml-8 text-muted text-sm">
              {t(`consent.${consentWord(history, at)}`, {
                at: dateTime(locale, Date.parse(changedAt)),
              })}
            </p>
          ))}
        </div>
      ))}
    </Card>
  );
}

function Download({ data, onChanged }: Props) {
  const t = useScopedI18n('settings');
  const locale = useLocale();
  const send = usePersonalMutation();
  const { busy, problem, done, run } = useChange();
  const ready = data.dataExports.find(({ url }) => url !== null);
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-xl">{t('export.title')}</h3>
      <p className="text-muted">{t('export.text')}</p>
      {done ? <Alert tone="positive">{t('export.requested')}</Alert> : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {ready?.url && ready.expiresAt ? (
          <Button
            onClick={async () => {
              if (await proveAgain()) location.assign(ready.url ?? '');
            }}
          >
            {t('export.fetch', { at: dateTime(locale, Date.parse(ready.expiresAt)) })}
          </Button>
        ) : null}
        <Button
          variant="secondary"
          busy={busy}
          onClick={async () => {
            if (await run(() => send(RequestDataExportDocument, {}))) onChanged();
          }}
        >
          {t('export.request')}
        </Button>
      </div>
    </Card>
  );
}

function Listed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p>{title}</p>
      <ul className="mt-2 list-disc pl-6 text-muted">{children}</ul>
    </div>
  );
}

function Erase({ data }: Omit<Props, 'onChanged'>) {
  const t = useScopedI18n('settings');
  const send = usePersonalMutation();
  const { busy, problem, run } = useChange();
  const [asking, setAsking] = useState(false);
  const { obstacles, retained, forfeited } = data.accountErasure;
  const { emailAddress, phoneNumber } = data.profileCustomer;
  const account = emailAddress ? { email: emailAddress } : { phoneNumber };
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-xl">{t('erase.title')}</h3>
      <p className="text-muted">{t('erase.text')}</p>
      {retained.length > 0 ? (
        <Listed title={t('erase.retained')}>
          {retained.map((each) => (
            <li key={each}>{t(`erase.retained.${each as Retained}`)}</li>
          ))}
        </Listed>
      ) : null}
      {forfeited.length > 0 ? (
        <Listed title={t('erase.forfeited')}>
          {forfeited.map((each) => (
            <li key={each}>{t(`erase.forfeited.${each as Forfeited}`)}</li>
          ))}
        </Listed>
      ) : null}
      {obstacles.length > 0 ? (
        <Alert tone="caution">
          <p>{t('erase.obstacles')}</p>
          <ul className="mt-2 list-disc pl-6">
            {obstacles.map((each) => (
              <li key={each}>{t(`erase.obstacle.${each as EraseObstacle}`)}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
          {t('erase.submit')}
        </Button>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('erase.sure')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('erase.cancel')}
            </Button>
            <Button
              variant="danger"
              busy={busy}
              onClick={async () => {
                if (!(await run(() => send(EraseAccountDocument, account)))) return;
                setAsking(false);
                // The session is over; the device hears of it and forgets what it has.
                await session().refresh();
              }}
            >
              {t('erase.confirm')}
            </Button>
          </>
        }
      >
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        {t('erase.sure-text')}
      </Dialog>
    </Card>
  );
}

/** What the law on personal data gives a person: consent, a copy, and an end. */
export function DataPart() {
  const answer = usePersonalQuery(SettingsRightsDocument, {});
  return (
    <WhenLoaded answer={answer}>
      {(data) => (
        <>
          <Consents data={data} onChanged={answer.retry} />
          <Download data={data} onChanged={answer.retry} />
          <Erase data={data} />
        </>
      )}
    </WhenLoaded>
  );
}
