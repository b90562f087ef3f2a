'use client';

import { useState } from 'react';
import { isSetting, type SettingName } from '#edge/contract/catalog/settings.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { Pending } from '#web/domains/account/index.ts';
import { ChangeRow, Changes } from '#web/domains/staff/planned/changes.tsx';
import { DayShown, useDayShown } from '#web/domains/staff/planned/days.tsx';
import { SettingDeskDocument } from '#web/platform/graphql/generated/main/setting-desk.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import { WithdrawSettingDocument } from '#web/platform/graphql/generated/main/withdraw-setting.ts';
import type { SettingDeskQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Table } from '#web/ui/table.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useWords } from './use-words.ts';

const PlanDialog = latePart(() => import('./plan-dialog.tsx'));
const EndDialog = latePart(() => import('#web/domains/staff/planned/end-dialog.tsx'));

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

function SettingChange({
  change,
  state,
  onEnd,
}: {
  change: Change;
  state: State;
  onEnd?: () => void;
}) {
  const t = useScopedI18n('settingDesk');
  const locale = useLocale();
  const { nameOf, valueText } = useWords();
  const { name, value, startsAt, by, reason } = change;
  return (
    <ChangeRow
      name={nameOf(name)}
      title={nameOf(name)}
      details={
        <p className="break-words text-faint text-sm">
          {t('history-by', { by: by ?? t('nobody'), reason })}
        </p>
      }
      state={t(`state.${state}`)}
      holds={state === 'HOLDS'}
      end={t('withdraw')}
      onEnd={onEnd}
    >
      <p>
        {t('next-from', {
          value: valueText(name, value),
          from: dateTime(locale, Date.parse(startsAt)),
        })}
      </p>
    </ChangeRow>
  );
}

/** Figures of the shop as they hold on a day, which is in the address, and what was entered. */
export function SettingsScreen() {
  const t = useScopedI18n('settingDesk');
  const locale = useLocale();
  const now = useNow(60_000);
  const { nameOf, valueText, faultOf } = useWords();
  const [dialog, setDialog] = useState<{ setting: Setting } | { change: Change }>();
  const at = useDayShown();
  const { data, fault, retry } = usePersonalQuery(SettingDeskDocument, { at });
  const permissions = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights.permissions ?? [];
  const may = holds(permissions, 'UpdateSettings');
  const done = (): void => {
    setDialog(undefined);
    retry();
  };
  const desk = data?.settingDesk;
  const changes: readonly Change[] = named(desk?.changes ?? []);
  const asOf = desk === undefined ? 0 : Math.max(now ?? 0, Date.parse(desk.at));
  /** As the page has it now. */
  const withdrawalOf = (change: Change) => {
    const current = changes.find(({ id }) => id === change.id) ?? change;
    const state = stateOf(current, changes, asOf);
    return {
      ...current,
      isPossible: may && state === 'PLANNED',
      facts: [t(`state.${state}`)],
      changed: 'SETTING_CHANGED',
      over: ['SETTING_BEGUN', 'SETTING_NOT_FOUND'],
      onStale: retry,
    };
  };
  const filters = (
    <search className="max-w-text">
      <DayShown id="setting-on" at={at} />
    </search>
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      {filters}
      {desk === undefined || now === null ? (
        <Pending failed={fault !== undefined} onRetry={retry} />
      ) : (
        <>
          <Table
            stacked
            caption={t('table')}
            rows={named(desk.settings)}
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
          <Changes
            id="setting-changes"
            title={t('history')}
            none={t('no-history')}
            changes={changes}
          >
            {(change) => {
              const state = stateOf(change, changes, asOf);
              return (
                <SettingChange
                  key={change.id}
                  change={change}
                  state={state}
                  {...(may &&
                    at === null &&
                    state === 'PLANNED' && { onEnd: () => setDialog({ change }) })}
                />
              );
            }}
          </Changes>
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
            <EndDialog
              change={withdrawalOf(dialog.change)}
              document={WithdrawSettingDocument}
              title={t('withdraw-title')}
              send={t('withdraw')}
              faultOf={faultOf}
              text={t('withdraw-text', {
                name: nameOf(dialog.change.name),
                from: dateTime(locale, Date.parse(dialog.change.startsAt)),
                value: valueText(dialog.change.name, dialog.change.value),
              })}
              onClose={() => setDialog(undefined)}
              onDone={done}
            />
          ) : null}
        </>
      )}
    </div>
  );
}
