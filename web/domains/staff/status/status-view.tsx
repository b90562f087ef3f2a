'use client';

import type { ReactNode } from 'react';
import { useId } from 'react';
import type { AlertRuleName, AlertUnit, Objective } from '#edge/contract/staff/status.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { SiteStatusQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago, dateTime, number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CircleCheck, CircleHelp, TriangleAlert } from '#web/ui/icons.ts';
import { Table } from '#web/ui/table.tsx';

type Status = SiteStatusQuery['siteStatus'];
type Rule = Status['rules'][number];

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h3 id={id} className="text-2xl">
        {title}
      </h3>
      <p className="max-w-text text-muted">{text}</p>
      {children}
    </section>
  );
}

/** A length of time in the largest unit that it has one of. */
const useLength = () => {
  const t = useScopedI18n('statusDesk');
  const locale = useLocale();
  return (ms: number): string => {
    if (ms >= 2 * DAY_MS) return t('days', { count: number(locale, ms / DAY_MS) });
    if (ms >= 2 * HOUR_MS) return t('hours', { count: number(locale, ms / HOUR_MS) });
    return t('minutes', { count: number(locale, Math.round(ms / MINUTE_MS)) });
  };
};

function Moment({ name, at, now }: { name: string; at: string | null; now: string }) {
  const t = useScopedI18n('statusDesk');
  const locale = useLocale();
  return (
    <Card className="grid content-start gap-1">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="grid">
        <span className="font-semibold text-lg">
          {at === null ? t('never') : ago(locale, Date.parse(at), Date.parse(now))}
        </span>
        {at === null ? null : (
          <span className="text-faint text-sm">{dateTime(locale, Date.parse(at))}</span>
        )}
      </dd>
    </Card>
  );
}

function RuleState({ rule }: { rule: Rule }) {
  const t = useScopedI18n('statusDesk');
  if (rule.isFiring)
    return (
      <Badge tone="critical" icon={<TriangleAlert size={14} aria-hidden="true" />}>
        {t('broken')}
      </Badge>
    );
  return rule.value === null ? (
    <Badge icon={<CircleHelp size={14} aria-hidden="true" />}>{t('unknown')}</Badge>
  ) : (
    <Badge tone="positive" icon={<CircleCheck size={14} aria-hidden="true" />}>
      {t('holds')}
    </Badge>
  );
}

function Rules({ rules }: { rules: readonly Rule[] }) {
  const t = useScopedI18n('statusDesk');
  const locale = useLocale();
  const length = useLength();
  const read = (value: number | null, unit: string): string => {
    if (value === null) return '–';
    if ((unit as AlertUnit) === 'ms') return length(value);
    return (unit as AlertUnit) === 'burn' ? `${number(locale, value)}×` : number(locale, value);
  };
  return (
    <Table
      caption={t('rules')}
      rows={rules.toSorted((a, b) => Number(b.isFiring) - Number(a.isFiring))}
      rowKey={({ name }) => name}
      columns={[
        { id: 'rule', header: t('rule'), cell: ({ name }) => t(`rule.${name as AlertRuleName}`) },
        { id: 'state', header: t('state'), cell: (rule) => <RuleState rule={rule} /> },
        {
          id: 'value',
          header: t('value'),
          align: 'end',
          cell: ({ value, unit }) => read(value, unit),
        },
        {
          id: 'threshold',
          header: t('threshold'),
          align: 'end',
          cell: ({ threshold, unit }) => read(threshold, unit),
        },
        {
          id: 'since',
          header: t('since'),
          cell: ({ since }) => (since === null ? '–' : dateTime(locale, Date.parse(since))),
        },
      ]}
    />
  );
}

function Objectives({ objectives }: { objectives: Status['objectives'] }) {
  const t = useScopedI18n('statusDesk');
  const locale = useLocale();
  const rows = objectives.flatMap(({ name, target, burns }) =>
    burns.map((burn) => ({ ...burn, key: `${name} ${burn.hours}`, name, target })),
  );
  return (
    <Table
      caption={t('objectives')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'name',
          header: t('objective-column'),
          cell: ({ name, target }) =>
            t(`objective.${name as Objective}`, { percent: number(locale, target * 100) }),
        },
        {
          id: 'window',
          header: t('window'),
          cell: ({ hours }) =>
            hours >= 48
              ? t('days', { count: number(locale, hours / 24) })
              : t('hours', { count: number(locale, hours) }),
        },
        {
          id: 'answers',
          header: t('answers'),
          align: 'end',
          cell: ({ answers }) => number(locale, answers),
        },
        { id: 'bad', header: t('bad'), align: 'end', cell: ({ bad }) => number(locale, bad) },
        {
          id: 'burn',
          header: t('burn'),
          align: 'end',
          cell: ({ burn }) => (burn === null ? t('too-few') : `${number(locale, burn)}×`),
        },
      ]}
    />
  );
}

function Copies({ copies }: { copies: Status['copies'] }) {
  const t = useScopedI18n('statusDesk');
  const locale = useLocale();
  return (
    <Table
      caption={t('copies')}
      rows={copies}
      rowKey={({ id }) => id}
      empty={<p className="text-muted">{t('no-copies')}</p>}
      columns={[
        {
          id: 'kind',
          header: t('kind'),
          cell: ({ kind }) => t(`kind.${kind as 'DUMP' | 'REHEARSAL'}`),
        },
        {
          id: 'done',
          header: t('done'),
          cell: ({ doneAt }) => dateTime(locale, Date.parse(doneAt)),
        },
        {
          id: 'state',
          header: t('holds-until'),
          cell: ({ stateAt }) => (stateAt === null ? '–' : dateTime(locale, Date.parse(stateAt))),
        },
        {
          id: 'took',
          header: t('took'),
          align: 'end',
          cell: ({ seconds }) => t('seconds', { count: number(locale, seconds) }),
        },
        {
          id: 'size',
          header: t('size'),
          align: 'end',
          cell: ({ bytes }) => `${number(locale, bytes / 1_000_000)} MB`,
        },
        {
          id: 'report',
          header: t('report'),
          cell: ({ isSound, report }) => (
            <span className="grid justify-items-start gap-1">
              <Badge
                tone={isSound ? 'positive' : 'critical'}
                icon={
                  isSound ? (
                    <CircleCheck size={14} aria-hidden="true" />
                  ) : (
                    <TriangleAlert size={14} aria-hidden="true" />
                  )
                }
              >
                {isSound ? t('sound') : t('not-sound')}
              </Badge>
              <span lang="en">{report}</span>
            </span>
          ),
        },
      ]}
    />
  );
}

/** How the site does: rules and what breaks them, objectives, queues, copies. */
export default function StatusView({ status }: { status: Status }) {
  const t = useScopedI18n('statusDesk');
  const locale = useLocale();
  const { at } = status;
  return (
    <div className="grid gap-12">
      <div className="grid gap-3">
        <dl className="grid gap-4 sm:grid-cols-3">
          <Moment name={t('last-job')} at={status.lastJob} now={at} />
          <Moment name={t('last-copy')} at={status.lastCopy} now={at} />
          <Moment name={t('last-rehearsal')} at={status.lastRehearsal} now={at} />
        </dl>
        <p className="text-faint text-sm">
          {t('answered-by', { region: status.region, version: status.version })}
        </p>
      </div>
      <Part title={t('rules')} text={t('rules-text')}>
        <Rules rules={status.rules} />
      </Part>
      <Part title={t('objectives')} text={t('objectives-text')}>
        <Objectives objectives={status.objectives} />
      </Part>
      <Part
        title={t('jobs')}
        text={t('jobs-text', {
          waiting: number(locale, status.messagesWaiting),
          stuck: number(locale, status.messagesStuck),
        })}
      >
        <Table
          caption={t('jobs')}
          rows={status.jobs}
          rowKey={({ kind }) => kind}
          empty={<p className="text-muted">{t('no-jobs')}</p>}
          columns={[
            { id: 'kind', header: t('job'), cell: ({ kind }) => <code>{kind}</code> },
            { id: 'due', header: t('due'), align: 'end', cell: ({ due }) => number(locale, due) },
            {
              id: 'late',
              header: t('late'),
              align: 'end',
              cell: ({ late }) => number(locale, late),
            },
            {
              id: 'given-up',
              header: t('given-up'),
              align: 'end',
              cell: ({ givenUp }) => number(locale, givenUp),
            },
            {
              id: 'oldest',
              header: t('oldest'),
              cell: ({ oldest }) =>
                oldest === null ? '–' : ago(locale, Date.parse(oldest), Date.parse(at)),
            },
          ]}
        />
      </Part>
      <Part title={t('copies')} text={t('copies-text')}>
        <Copies copies={status.copies} />
      </Part>
    </div>
  );
}
