'use client';

import { useState } from 'react';
import { isSetting, type SettingName } from '#edge/contract/catalog/settings.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { dayInJakarta } from '#edge/contract/time.ts';
import { NotLoaded } from '#web/domains/account/index.ts';
import { momentIn } from '#web/domains/staff/days.ts';
import { SettingDeskDocument } from '#web/platform/graphql/generated/main/setting-desk.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import type { SettingDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useWords } from './use-words.ts';

const PlanDialog = latePart(() => import('./plan-dialog.tsx'));
const WithdrawDialog = latePart(() => import('./withdraw-dialog.tsx'));

type Desk = SettingDeskQuery['settingDesk'];
type Setting = Desk['settings'][number] & { readonly name: SettingName };
type Change = Desk['changes'][number] & { readonly name: SettingName };

/** Names of a newer release have no words here. */
const named = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
  rows.filter((row): row is Row & { readonly name: SettingName } => isSetting(row.name));

type State = 'PLANNED' | 'HOLDS' | 'PAST' | 'WITHDRAWN';

/** @param changes the last to begin first */
const stateOf = (change: Change, changes: readonly Change[], now: number): State => {
  if (change.withdrawnAt !== null) return 'WITHDRAWN';
  if (Date.parse(change.startsAt) > now) return 'PLANNED';
  const holding = changes.find(
    ({ name, withdrawnAt, startsAt }) =>
      name === change.name && withdrawnAt === null && Date.parse(startsAt) <= now,
  );
  return holding?.id === change.id ? 'HOLDS' : 'PAST';
};

/** The first to begin of those that have not. */
const nextOf = (name: SettingName, changes: readonly Change[], now: number): Change | undefined =>
  changes.findLast((each) => each.name === name && stateOf(each, changes, now) === 'PLANNED');

function ChangeRow({
  change,
  state,
  onWithdraw,
}: {
  change: Change;
  state: State;
  onWithdraw?: () => void;
}) {
  const t = useScopedI18n('settingDesk');
  const locale = useLocale();
  const { nameOf, valueText } = useWords();
  const { name, value, startsAt, by, reason } = change;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[1.4fr_1.2fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold">{nameOf(name)}</p>
        <p className="break-words text-faint text-sm">
          {t('history-by', { by: by ?? t('nobody'), reason })}
        </p>
      </div>
      <p className="min-w-0 text-sm">
        {t('next-from', {
          value: valueText(name, value),
          from: dateTime(locale, Date.parse(startsAt)),
        })}
      </p>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <Badge tone={state === 'HOLDS' ? 'positive' : 'neutral'}>{t(`state.${state}`)}</Badge>
        {onWithdraw === undefined ? null : (
          <Button size="sm" variant="quiet" onClick={onWithdraw}>
            <span className="sr-only">{`${nameOf(name)}: `}</span>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Figures of the shop as they hold on a day, which is in the address, and what was entered. */
export function SettingsScreen() {
  const t = useScopedI18n('settingDesk');
  const d = useScopedI18n('shopDesk');
  const locale = useLocale();
  const now = useNow(60_000);
  const { nameOf, valueText } = useWords();
  const [dialog, setDialog] = useState<{ setting: Setting } | { change: Change }>();
  const at = momentIn(useQuery().get('on'));
  const { data, fault, retry } = usePersonalQuery(SettingDeskDocument, { at });
  const permissions = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights.permissions ?? [];
  const may = holds(permissions, 'UpdateSettings');
  const done = (): void => {
    setDialog(undefined);
    retry();
  };
  const filter = (
    <search className="max-w-text">
      <Field id="setting-on" label={d('price.on')} hint={d('price.on-hint')} required={false}>
        {(aria) => (
          <DateInput
            {...aria}
            type="date"
            value={at === null ? '' : dayInJakarta(Date.parse(at))}
            onChange={({ target }) => setQuery({ on: target.value || null }, { step: true })}
          />
        )}
      </Field>
    </search>
  );
  if (data === undefined || now === null)
    return (
      <div className="grid grid-cols-1 gap-6">
        {filter}
        {fault === undefined ? (
          <Skeleton className="h-72 rounded-xl" />
        ) : (
          <NotLoaded onRetry={retry} />
        )}
      </div>
    );
  const changes: readonly Change[] = named(data.settingDesk.changes);
  const asOf = Math.max(now, Date.parse(data.settingDesk.at));
  return (
    <div className="grid grid-cols-1 gap-8">
      {filter}
      <Table
        stacked
        caption={t('table')}
        rows={named(data.settingDesk.settings)}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'name',
            header: t('name'),
            cell: ({ name }) => <span className="font-semibold">{nameOf(name)}</span>,
          },
          {
            id: 'value',
            header: t('value'),
            align: 'end',
            cell: ({ name, value }) => valueText(name, value),
          },
          {
            id: 'next',
            header: t('next'),
            cell: ({ name }) => {
              const next = nextOf(name, changes, asOf);
              return next === undefined
                ? t('none-planned')
                : t('next-from', {
                    value: valueText(name, next.value),
                    from: dateTime(locale, Date.parse(next.startsAt)),
                  });
            },
          },
          {
            id: 'do',
            header: <span className="sr-only">{t('change')}</span>,
            align: 'end',
            cell: (setting) =>
              may && at === null ? (
                <Button size="sm" variant="secondary" onClick={() => setDialog({ setting })}>
                  <span className="sr-only">{`${nameOf(setting.name)}: `}</span>
                  {t('change')}
                </Button>
              ) : null,
          },
        ]}
      />
      <section aria-labelledby="setting-changes" className="grid gap-3">
        <h3 id="setting-changes" className="text-2xl">
          {t('history')}
        </h3>
        {changes.length === 0 ? (
          <p className="text-muted">{t('no-history')}</p>
        ) : (
          <Card padded={false}>
            <ul className="divide-y divide-line">
              {changes.map((change) => {
                const state = stateOf(change, changes, asOf);
                return (
                  <ChangeRow
                    key={change.id}
                    change={change}
                    state={state}
                    {...(may &&
                      at === null &&
                      state === 'PLANNED' && { onWithdraw: () => setDialog({ change }) })}
                  />
                );
              })}
            </ul>
          </Card>
        )}
      </section>
      {dialog !== undefined && 'setting' in dialog ? (
        <PlanDialog
          name={dialog.setting.name}
          before={dialog.setting.value}
          now={now}
          onClose={() => setDialog(undefined)}
          onDone={done}
        />
      ) : null}
      {dialog !== undefined && 'change' in dialog ? (
        <WithdrawDialog
          change={dialog.change}
          text={t('withdraw-text', {
            name: nameOf(dialog.change.name),
            from: dateTime(locale, Date.parse(dialog.change.startsAt)),
            value: valueText(dialog.change.name, dialog.change.value),
          })}
          onClose={() => setDialog(undefined)}
          onDone={done}
        />
      ) : null}
    </div>
  );
}
