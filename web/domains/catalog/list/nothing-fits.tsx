'use client';

import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { setQuery } from '../../../platform/query.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListFilter } from '../../../ui/icons.ts';

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
