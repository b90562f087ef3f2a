'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { LOAN_MS, SLOTS } from '#edge/contract/sharing/limits.ts';
import { LOAN_SCOPES, type LoanScope } from '#edge/contract/sharing/loan-scopes.ts';
import type { ShareRecord } from '#edge/contract/sharing/share-record.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { fateOfWrite } from '#web/platform/device/outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { fromLocal, toLocal } from '#web/ui/local-time.ts';
import { Radio } from '#web/ui/radio.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Book, peopleOf } from './book.ts';
import { FindPerson, type Person } from './find-person.tsx';
import { writeLoan } from './write.ts';

interface Props {
  vin: string;
  book: Book;
  shares: readonly ShareRecord[];
  now: number;
}

/** Lends the motorcycle: to whom, until when, and what they may see. Works without a connection. */
export function LendForm({ vin, book, shares, now }: Props) {
  const t = useScopedI18n('sharing');
  const locale = useLocale();
  const id = useId();
  const [results, setResults] = useState<readonly Person[]>([]);
  const [uID, setUID] = useState<string>();
  const [start, setStart] = useState('');
  const [usualEnd] = useState(() => toLocal(now + LOAN_MS.usual));
  const [end, setEnd] = useState(usualEnd);
  const [allows, setAllows] = useState<readonly LoanScope[]>(LOAN_SCOPES);
  const [error, setError] = useState<'person' | 'period'>();
  /** What was lent last, said where the button was pressed. */
  const [lent, setLent] = useState<{ uID: string; name: string; until: number; waits: boolean }>();
  const card = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const untouched = start === '' && end === usualEnd && allows.length === LOAN_SCOPES.length;
  useHoldUpdates(uID !== undefined || !untouched);
  // Who is about to lose it here may be given it anew.
  const riders = book.open.filter(({ pending }) => pending !== 'ending');
  const riding = new Set(riders.map(({ guestID }) => guestID));
  const people = [...results, ...peopleOf(shares)].filter(
    (person, at, all) =>
      !riding.has(person.uID) && all.findIndex((each) => each.uID === person.uID) === at,
  );
  const chosen = people.find((person) => person.uID === uID);

  // Ended again it is no longer on its way.
  const offered = lent !== undefined && riding.has(lent.uID) ? lent : undefined;

  // Whoever pressed the button at the end of the form is taken to what it led to.
  useEffect(() => {
    if (offered !== undefined) outcome.current?.focus();
  }, [offered]);

  const complain = (about: 'person' | 'period'): void => {
    setError(about);
    requestAnimationFrame(() => {
      const field =
        about === 'person' ? 'input[type="radio"], [aria-invalid="true"]' : '[aria-invalid="true"]';
      card.current?.querySelector<HTMLElement>(field)?.focus();
    });
  };
  const lend = async () => {
    const from = start === '' ? now : fromLocal(start);
    const until = fromLocal(end);
    const length = until - Math.max(from, now);
    setLent(undefined);
    if (chosen === undefined) return complain('person');
    if (!(length >= LOAN_MS.least && length <= LOAN_MS.most)) return complain('period');
    setError(undefined);
    const taken = await writeLoan(
      { vin, ...chosen, start: start === '' ? undefined : from, end: until, allows },
      shares,
    );
    if (!taken.ok) return toast({ message: t(`declined.${taken.reason}`), tone: 'critical' });
    setUID(undefined);
    setResults([]);
    const fate = await fateOfWrite(taken.item);
    // Why it was refused stands where the loans are listed.
    if (fate !== 'refused')
      setLent({ uID: chosen.uID, name: chosen.name, until, waits: fate === 'waiting' });
  };

  if (riders.length >= SLOTS)
    return (
      <Card tone="sunken">
        <h3 className="font-bold text-xl">{t('lend.title')}</h3>
        <p className="mt-2 text-muted">{t('lend.full', { slots: SLOTS })}</p>
      </Card>
    );
  return (
    <Card>
      <div ref={card} className="grid gap-6">
        <div>
          <h3 className="font-bold text-xl">{t('lend.title')}</h3>
          <p className="mt-1 text-muted">{t('lend.text')}</p>
        </div>
        {offered === undefined ? null : (
          <div ref={outcome} tabIndex={-1} className="scroll-mt-24 outline-none">
            <Alert tone="positive">
              <p className="font-semibold">
                {t(offered.waits ? 'lent.waits' : 'lent.sent', { name: offered.name })}
              </p>
              <p className="mt-1 text-sm">
                {t('lent.until', { until: dateTime(locale, offered.until) })}
              </p>
            </Alert>
          </div>
        )}
        {people.length > 0 ? (
          <FieldGroup
            legend={t('lend.whom')}
            error={error === 'person' ? t('lend.whom-error') : undefined}
          >
            {people.map((person) => (
              <Radio
                key={person.uID}
                name={`${id}-whom`}
                label={person.name}
                checked={uID === person.uID}
                onChange={() => setUID(person.uID)}
              />
            ))}
          </FieldGroup>
        ) : null}
        <FindPerson
          missing={people.length === 0 && error === 'person' ? t('lend.whom-error') : undefined}
          onFound={(person) => {
            setResults([person, ...results]);
            setUID(person.uID);
            setError(undefined);
          }}
        />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          <Field id={`${id}-start`} label={t('lend.start')} hint={t('lend.start-hint')}>
            {(aria) => (
              <DateInput
                {...aria}
                type="datetime-local"
                value={start}
                min={toLocal(now)}
                onChange={(event) => setStart(event.target.value)}
              />
            )}
          </Field>
          <Field
            id={`${id}-end`}
            label={t('lend.end')}
            required
            error={error === 'period' ? t('lend.period-error') : undefined}
          >
            {(aria) => (
              <DateInput
                {...aria}
                type="datetime-local"
                value={end}
                min={toLocal(now)}
                onChange={(event) => setEnd(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className="-mt-2 flex flex-wrap gap-2">
          {([1, 7, 30] as const).map((days) => {
            const then = toLocal((start === '' ? now : fromLocal(start)) + days * DAY_MS);
            return (
              <Button
                key={days}
                size="sm"
                variant="secondary"
                aria-pressed={end === then}
                onClick={() => setEnd(then)}
              >
                {t(`lend.days-${days}`)}
              </Button>
            );
          })}
        </div>
        <FieldGroup legend={t('lend.allows')} hint={t('lend.allows-hint')}>
          {LOAN_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              label={t(`scope.${scope}`)}
              checked={allows.includes(scope)}
              onChange={(event) =>
                setAllows(
                  LOAN_SCOPES.filter((each) =>
                    each === scope ? event.target.checked : allows.includes(each),
                  ),
                )
              }
            />
          ))}
        </FieldGroup>
        <Button block onClick={() => void lend()}>
          {t('lend.button')}
        </Button>
      </div>
    </Card>
  );
}
