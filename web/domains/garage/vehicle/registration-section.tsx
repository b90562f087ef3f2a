'use client';

import type { Progress, VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { SectionCard } from '#web/domains/garage/section-card.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CircleCheck, Clock, FileText, Info } from '#web/ui/icons.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { useNow } from '#web/ui/use-now.ts';

const STEPS = ['PROCESSING', 'READY', 'COLLECTED'] as const satisfies readonly Progress[];

const LOOK = {
  PROCESSING: ['caution', Clock],
  READY: ['accent', Info],
  COLLECTED: ['positive', CircleCheck],
} as const;

type Props = Pick<VehicleRecord, 'plate' | 'papers'>;

/** Where the plate is, and which papers the owner has. */
export function RegistrationSection({ plate, papers }: Props) {
  const t = useScopedI18n('garage');
  const locale = useLocale();
  const day = (iso: string | null) => (iso === null ? undefined : date(locale, Date.parse(iso)));
  const estimate = day(plate.estimate);
  const now = useNow();
  const isOverdue =
    now !== null && plate.estimate !== null && now > Date.parse(plate.estimate) + DAY_MS;
  const notes = {
    PROCESSING:
      plate.progress === 'PROCESSING' && estimate
        ? t(isOverdue ? 'plate.overdue' : 'plate.estimate', { date: estimate })
        : undefined,
    READY: plate.progress === 'READY' ? t('plate.ready-text') : undefined,
    COLLECTED: day(plate.collectedAt),
  };
  const done = plate.progress === 'COLLECTED' ? STEPS.length : STEPS.indexOf(plate.progress);
  return (
    <SectionCard title={t('plate.title')} icon={<FileText size={22} />}>
      <Stepper
        label={t('plate.title')}
        steps={STEPS.map((id) => ({ id, label: t(`plate.${id}`), note: notes[id] }))}
        current={done}
        words={{ done: t('plate.done'), current: t('plate.current'), ahead: t('plate.ahead') }}
      />
      {papers.length === 0 ? null : (
        <ul className="mt-6 divide-y divide-line border-line border-t">
          {papers.map(({ kind, status, since }) => {
            const [tone, Icon] = LOOK[status];
            return (
              <li key={kind} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <span>
                  <span className="block font-semibold">{t(`paper.${kind}`)}</span>
                  <span className="text-faint text-sm">
                    {t('paper.since', { date: date(locale, Date.parse(since)) })}
                  </span>
                </span>
                <Badge tone={tone} icon={<Icon size={14} />}>
                  {t(`paper.status.${status}`)}
                </Badge>
              </li>
            );
          })}
        </ul>
      )}
    </SectionCard>
  );
}
