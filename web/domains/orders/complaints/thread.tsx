'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date, dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { ExternalLink } from '#web/ui/icons.ts';
import { COMPLAINT_TONES, type Complaint, isUnanswered } from './standing.ts';

/** One complaint: what it is about, where it stands, and what was written. @param side who looks at it */
export function Thread({
  complaint,
  side,
  now,
}: {
  complaint: Complaint;
  side: 'customer' | 'staff';
  now: number;
}) {
  const t = useScopedI18n('complaints');
  const locale = useLocale();
  const { state, subject, dueAt, outcome, openedAt, messages } = complaint;
  const isLate = isUnanswered(complaint, now);
  return (
    <article className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">
          {t(`subject.${subject}`)}
          <span className="block font-normal text-faint text-sm">
            {dateTime(locale, Date.parse(openedAt))}
          </span>
        </h4>
        <Badge tone={COMPLAINT_TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      {dueAt === null ? null : isLate ? (
        <Alert tone="caution">
          {t(`late.${side}`, { until: date(locale, Date.parse(dueAt)) })}
        </Alert>
      ) : (
        <p className="text-sm">{t(`due.${side}`, { until: date(locale, Date.parse(dueAt)) })}</p>
      )}
      <ol className="grid gap-3" aria-label={t('messages')}>
        {messages.map(({ id, by, text, at, files }) => (
          <li
            key={id}
            className={cx(
              'grid gap-2 rounded-xl px-4 py-3',
              by === side ? 'bg-sunken sm:ml-10' : 'border border-line sm:mr-10',
            )}
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">
                {t(by === side && by === 'customer' ? 'by.own' : `by.${by}`)}
              </span>
              <span className="text-faint">{dateTime(locale, Date.parse(at))}</span>
            </p>
            <p className="whitespace-pre-line break-words">{text}</p>
            {files.length === 0 ? null : (
              <ul className="flex flex-wrap gap-x-4">
                {files.map((url, index) => (
                  <li key={url}>
                    <a
                      href={url}
                      target="_blank"
                      rel="noreferrer"
                      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm underline underline-offset-4"
                    >
                      {t('picture', { number: index + 1 })}
                      <ExternalLink size={14} aria-hidden="true" />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      {outcome === null ? null : (
        <p className="text-sm">
          <span className="font-semibold">{t('outcome')}: </span>
          {t(`outcome.${outcome}`)}
        </p>
      )}
    </article>
  );
}
