'use client';

import { outbox } from '../../../platform/device/outbox.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { dateTime } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import type { OutboxItem } from '../../../platform/offline/outbox/item.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useItemTexts } from './texts.ts';

interface Found {
  /** ISO-8601, where the server names a time. */
  readonly endedAt?: string;
  readonly endedBy?: 'owner' | 'guest';
  /** Of a listing. */
  readonly changedAt?: string;
}

/** Two things happened that do not go together: a person says which one counts. */
export function DecideSheet({ item, onClose }: { item: OutboxItem; onClose: () => void }) {
  const t = useScopedI18n('outbox');
  const locale = useLocale();
  const texts = useItemTexts();
  const { endedAt, endedBy, changedAt } = (item.conflict ?? {}) as Found;
  const at = changedAt ?? endedAt;
  const there =
    changedAt !== undefined
      ? 'decide.listing-changed'
      : endedBy === 'guest'
        ? 'decide.guest-left'
        : 'decide.owner-ended';
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
          <dd className="mt-1 font-semibold">{t(there)}</dd>
          {at === undefined ? null : (
            <dd className="mt-1 text-faint text-sm">{dateTime(locale, Date.parse(at))}</dd>
          )}
        </div>
      </dl>
    </Sheet>
  );
}
