'use client';

import { inLocale } from '#edge/contract/locale.ts';
import { NotLoaded } from '#web/domains/account/index.ts';
import { type Line, markRead, useInbox } from '#web/domains/notifications/use-inbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Bell } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

function Entry({ line: { value, unread } }: { line: Line }) {
  const t = useScopedI18n('notifications');
  const locale = useLocale();
  return (
    <Card padded={false} className={cx('relative grid gap-1 p-5', !unread && 'bg-sunken')}>
      <h3 className={cx('flex items-start gap-3 text-lg', unread ? 'font-bold' : 'font-semibold')}>
        {unread ? (
          <span className="mt-2.5 size-2.5 shrink-0 rounded-full bg-accent">
            <span className="sr-only">{t('unread')}</span>
          </span>
        ) : null}
        <Link
          href={value.path}
          onClick={() => (unread ? void markRead([value.id]) : undefined)}
          className="break-words after:absolute after:inset-0 after:rounded-xl"
        >
          {inLocale(value.title, locale)}
        </Link>
      </h3>
      <p className="break-words text-muted">{inLocale(value.line, locale)}</p>
      <p className="text-faint text-sm tabular-nums">
        {dateTime(locale, Date.parse(value.createdAt))}
      </p>
    </Card>
  );
}

/** What the person was told, newest first; opens and can be marked as read without signal. */
export function InboxScreen() {
  const t = useScopedI18n('notifications');
  const inbox = useInbox();
  const ready = inbox.kind === 'ready' ? inbox : undefined;
  const unread = ready?.lines.filter((line) => line.unread) ?? [];
  return (
    <div className="grid gap-6">
      <header className="grid gap-3">
        <h2 className="text-4xl">{t('title')}</h2>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <TextLink href="/notifications/preferences">{t('choose')}</TextLink>
          {unread.length > 0 ? (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => void markRead(unread.map(({ value }) => value.id))}
            >
              {t('read-all', { count: unread.length })}
            </Button>
          ) : null}
        </p>
      </header>
      {inbox.kind === 'not-downloaded' ? <NotLoaded onRetry={inbox.retry} /> : null}
      {inbox.kind === 'loading' ? (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-28 rounded-xl" />
          <Skeleton className="h-28 rounded-xl" />
        </div>
      ) : null}
      {ready === undefined ? null : (
        <SyncedLine syncedAt={ready.syncedAt} stale={ready.stale} onRetry={ready.retry} />
      )}
      {ready?.lines.length === 0 ? (
        <EmptyState icon={<Bell size={28} />} title={t('none')}>
          {t('none-text')}
        </EmptyState>
      ) : null}
      {ready !== undefined && ready.lines.length > 0 ? (
        <ul className="grid gap-3">
          {ready.lines.map((line) => (
            <li key={line.value.id}>
              <Entry line={line} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
