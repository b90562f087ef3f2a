'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFilter } from '#web/ui/icons.ts';

export default function NothingFits() {
  const t = useScopedI18n('catalog');
  return (
    <EmptyState
      icon={<ListFilter size={28} aria-hidden="true" />}
      title={t('list.none')}
      action={
        <Button variant="secondary" onClick={() => setQuery({ show: null })}>
          {t('list.show-all')}
        </Button>
      }
    >
      {t('list.none-help')}
    </EmptyState>
  );
}
