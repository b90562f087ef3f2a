'use client';

import { useState } from 'react';
import { documentsFor, WORK } from '#edge/contract/financing/documents.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { SubmitFinancingDocument } from '#web/platform/graphql/generated/main/submit-financing.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { useCompanyName } from './company-name.ts';
import { PaperField } from './paper-field.tsx';
import { situationOf, UNANSWERED } from './situation.ts';
import type { Application } from './standing.ts';

/** The papers that the company asks for of somebody like this, each a picture, and the consent to pass them on. */
export function Papers({ order, application }: { order: OrderRecord; application: Application }) {
  const t = useScopedI18n('financing');
  const validation = useScopedI18n('validation');
  const purchases = useScopedI18n('purchases');
  useHoldUpdates(true);
  const textOf = useRefusalText();
  const online = useOnline();
  const { write, busy } = useOrderWrite();
  const { provider } = application.disclosure;
  const company = useCompanyName()(provider);
  const [answers, setAnswers] = useState(UNANSWERED);
  const [hasConsent, setConsent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const situation = situationOf(answers);
  const wanted = situation === null ? [] : documentsFor(provider, situation);
  const there = new Set(application.documents.map(({ document }) => document));
  const missing = wanted.filter((each) => !there.has(each));

  const send = async (): Promise<void> => {
    if (situation === null) {
      setProblem(t('form.unanswered'));
      return;
    }
    if (missing.length > 0) {
      const documents = missing.map((each) => t(`document.${each}`)).join(', ');
      setProblem(t('form.missing', { documents }));
      return;
    }
    if (!hasConsent) {
      setProblem(validation('financing-consent'));
      document.getElementById('financing-consent')?.focus();
      return;
    }
    setProblem(undefined);
    const outcome = await write(SubmitFinancingDocument, {
      orderId: order.id,
      ...situation,
      hasConsent,
    });
    if (outcome.kind === 'refused') setProblem(textOf(outcome.refused));
    else if (outcome.kind === 'unanswered') setProblem(purchases('act.offline'));
  };
  return (
    <section aria-labelledby="papers-title" className="grid gap-5 border-line border-t pt-4">
      <div>
        <h4 id="papers-title" className="text-lg">
          {t('form.title', { company })}
        </h4>
        <p className="mt-1 text-muted text-sm">{t('form.lead')}</p>
      </div>
      <FieldGroup legend={t('form.married')} className="grid-cols-2">
        {([true, false] as const).map((isMarried) => (
          <Radio
            key={String(isMarried)}
            name="is-married"
            label={t(isMarried ? 'form.yes' : 'form.no')}
            checked={answers.isMarried === isMarried}
            onChange={() => setAnswers((now) => ({ ...now, isMarried }))}
          />
        ))}
      </FieldGroup>
      <FieldGroup legend={t('form.work')} className="grid-cols-2">
        {WORK.map((work) => (
          <Radio
            key={work}
            name="work"
            label={t(`form.${work}`)}
            checked={answers.work === work}
            onChange={() => setAnswers((now) => ({ ...now, work }))}
          />
        ))}
      </FieldGroup>
      <ul className="grid gap-4">
        {wanted.map((each) => (
          <li key={each}>
            <PaperField orderId={order.id} kind={each} isThere={there.has(each)} />
          </li>
        ))}
      </ul>
      <p className="text-faint text-sm">{t('form.sealed')}</p>
      <Checkbox
        id="financing-consent"
        checked={hasConsent}
        onChange={({ target }) => setConsent(target.checked)}
        label={t('form.consent', { company })}
      />
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <Button
        variant="accent"
        size="lg"
        busy={busy}
        disabled={online === false}
        className="justify-self-start"
        onClick={() => void send()}
      >
        {t('form.send')}
      </Button>
    </section>
  );
}
