'use client';

import { useState } from 'react';
import { outbox } from '#web/platform/device/outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { megabytes } from '#web/platform/i18n/megabytes.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { needsPerson, type OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CircleAlert, CloudOff } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';
import { DecideSheet } from './decide-sheet.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { ruleOf, useItemTexts } from './texts.ts';

const badgeOf = ({ state, code }: OutboxItem) => {
  if (code === 'TOO_MUCH_DATA') return 'state.paused';
  return code === 'CLOCK_WRONG' ? 'state.clock' : (`state.${state}` as const);
};

/** Less data than this is nobody's concern. */
const WORTH_SAYING = 100_000;

/** One write on its way: what it is, why it is still here, and what a person can do about it. */
export function TrayItem({ item }: { item: OutboxItem }) {
  const t = useScopedI18n('outbox');
  const locale = useLocale();
  const now = useNow();
  const texts = useItemTexts();
  const [open, setOpen] = useState<'edit' | 'decide'>();
  const stuck = needsPerson(item);
  const spent = item.bytes ?? 0;
  const reason = texts.reason(item);
  const editable = !item.uncertain && (ruleOf(item)?.editable.length ?? 0) > 0;
  return (
    <li className="grid gap-3 py-5">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-semibold">{texts.title(item)}</span>
          {stuck ? (
            <Badge tone="critical" icon={<CircleAlert size={14} />}>
              {t(badgeOf(item))}
            </Badge>
          ) : (
            <Badge tone="caution" icon={<CloudOff size={14} />}>
              {t('state.waiting')}
            </Badge>
          )}
        </p>
        <p className="mt-1 text-faint text-sm">
          {now === null ? '' : t('written', { ago: ago(locale, item.createdAt, now) })}
          {item.attempts > 0 ? ` ${t('attempts', { count: item.attempts })}` : ''}
          {spent >= WORTH_SAYING ? ` ${t('spent', { size: megabytes(locale, spent) })}` : ''}
        </p>
        {reason === undefined ? null : <p className="mt-2 text-muted">{reason}</p>}
        {item.uncertain && !stuck ? (
          <p className="mt-2 text-muted text-sm">{t('uncertain')}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {item.state === 'conflict' ? (
          <Button size="sm" onClick={() => setOpen('decide')}>
            {t('decide.button')}
          </Button>
        ) : null}
        {item.state === 'refused' || item.state === 'asks' ? (
          <Button size="sm" variant="secondary" onClick={() => void outbox().retry(item)}>
            {t('retry')}
          </Button>
        ) : null}
        {editable ? (
          <Button size="sm" variant="secondary" onClick={() => setOpen('edit')}>
            {t('edit.button')}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={() => void outbox().discard(item)}>
          {t('discard')}
          <span className="sr-only">: {texts.title(item)}</span>
        </Button>
      </div>
      {open === 'edit' ? <EditDialog item={item} onClose={() => setOpen(undefined)} /> : null}
      {open === 'decide' ? <DecideSheet item={item} onClose={() => setOpen(undefined)} /> : null}
    </li>
  );
}
