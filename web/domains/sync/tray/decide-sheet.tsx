'use client';

import { outbox } from '#web/platform/device/outbox.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { ruleOf, useItemTexts } from './texts.ts';

/** Two things happened that do not go together: a person says which one counts. */
export function DecideSheet({ item, onClose }: { item: OutboxItem; onClose: () => void }) {
  const t = useScopedI18n('outbox');
  const locale = useLocale();
  const texts = useItemTexts();
  const at = ruleOf(item)?.meanwhile(item.conflict)?.at ?? null;
  const decide = async (mine: boolean) => {
    onClose();
    if (mine) await outbox().insist(item);
    else await outbox().discard(item);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('decide.title')}
      actions={
        <>
          <Button variant="secondary" onClick={() => void decide(false)}>
            {t('decide.theirs')}
          </Button>
          <Button onClick={() => void decide(true)}>{t('decide.mine')}</Button>
        </>
      }
    >
      <p className="text-muted">{texts.reason(item)}</p>
      <dl className="mt-6 grid gap-4">
        <div className="rounded-lg border border-line p-4">
          <dt className="text-muted text-sm">{t('decide.here')}</dt>
          <dd className="mt-1 font-semibold">{texts.title(item)}</dd>
          <dd className="mt-1 text-faint text-sm">{dateTime(locale, item.createdAt)}</dd>
        </div>
        <div className="rounded-lg border border-line p-4">
          <dt className="text-muted text-sm">{t('decide.there')}</dt>
          <dd className="mt-1 font-semibold">{texts.meanwhile(item)}</dd>
          {at === null ? null : <dd className="mt-1 text-faint text-sm">{dateTime(locale, at)}</dd>}
        </div>
      </dl>
    </Sheet>
  );
}
