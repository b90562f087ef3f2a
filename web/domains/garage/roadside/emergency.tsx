'use client';

import { useState } from 'react';
import { ROADSIDE_PHONE, whatsappLink } from '#edge/contract/contact.ts';
import { HELP_KINDS } from '#edge/contract/garage/roadside.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { LocateFixed, Mail, Phone } from '#web/ui/icons.ts';
import { Radio } from '#web/ui/radio.tsx';
import { AskCentre } from './ask-centre.tsx';
import { NearestCentre } from './nearest-centre.tsx';
import { useExactPosition } from './use-exact-position.ts';

/**
 * Help on the road. Everything here works without signal or sign-in: the page is on the device, calls
 * and messages go by the phone itself, the place comes from its satellite receiver.
 */
export function Emergency() {
  const t = useScopedI18n('roadside');
  const [kind, setKind] = useState<(typeof HELP_KINDS)[number]>('BATTERY_EMPTY');
  const { state, coordinate, accuracy, locate } = useExactPosition();
  const where =
    coordinate === undefined
      ? t('message.nowhere')
      : `https://maps.google.com/?q=${coordinate.lat.toFixed(5)},${coordinate.lon.toFixed(5)}`;
  const message = t('message.text', { kind: t(`kind.${kind}`), where });
  return (
    <Card className="grid gap-6 border-2 border-critical">
      <div>
        <h3 className="font-bold text-2xl">{t('help.title')}</h3>
        <p className="mt-1 text-muted">{t('help.text')}</p>
      </div>
      <a
        href={`tel:${ROADSIDE_PHONE}`}
        className={cx(buttonClass({ variant: 'danger', size: 'lg', block: true }), 'max-sm:px-3')}
      >
        <Phone size={22} aria-hidden="true" />
        {t('help.call')}
      </a>
      <FieldGroup legend={t('kind.title')}>
        <div className="grid sm:grid-cols-2">
          {HELP_KINDS.map((each) => (
            <Radio
              key={each}
              name="help-kind"
              label={t(`kind.${each}`)}
              checked={kind === each}
              onChange={() => setKind(each)}
            />
          ))}
        </div>
      </FieldGroup>
      <div className="grid gap-3">
        <Button variant="secondary" busy={state === 'locating'} onClick={locate}>
          <LocateFixed size={20} />
          {t('place.find')}
        </Button>
        <p aria-live="polite" className="text-muted text-sm">
          {state === 'known'
            ? t('place.known', { metres: Math.round(accuracy ?? 0) })
            : t(`place.${state}`)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          href={`sms:${ROADSIDE_PHONE}?body=${encodeURIComponent(message)}`}
          className={buttonClass({ variant: 'primary' })}
        >
          <Mail size={20} aria-hidden="true" />
          {t('help.sms')}
        </a>
        <a
          href={whatsappLink(message)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('help.whatsapp')}
        </a>
      </div>
      <AskCentre kind={kind} coordinate={coordinate} />
      <div className="border-line border-t pt-5">
        <h4 className="mb-3 font-semibold">{t('centre.title')}</h4>
        {coordinate ? (
          <NearestCentre from={coordinate} />
        ) : (
          <p className="text-muted text-sm">{t('centre.ask')}</p>
        )}
      </div>
    </Card>
  );
}
