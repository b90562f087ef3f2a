'use client';

import { useState } from 'react';
import { STOCK_LIMITS } from '#edge/contract/orders/stock.ts';
import { DeskList, DeskSearch, useDeskSearch } from '#web/domains/staff/index.ts';
import { StockUnitsDocument } from '#web/platform/graphql/generated/main/stock-units.ts';
import type { StockRowFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Plus, Search } from '#web/ui/icons.ts';
import { Select } from '#web/ui/select.tsx';
import { StockRow } from './stock-row.tsx';
import { useCatalogue } from './use-catalogue.ts';

const AddDialog = latePart(() => import('./add-dialog.tsx').then((m) => m.AddDialog));
const PasteDialog = latePart(() => import('./paste-dialog.tsx').then((m) => m.PasteDialog));
const WithdrawDialog = latePart(() =>
  import('./withdraw-dialog.tsx').then((m) => m.WithdrawDialog),
);

const PAGE_SIZE = 25;

/** What stands where, for the staff who take motorcycles in; search and place are in the address. */
export function StockScreen() {
  const t = useScopedI18n('stock');
  const catalogue = useCatalogue();
  const { search, page, skip, onPage } = useDeskSearch(STOCK_LIMITS.search, PAGE_SIZE);
  const dealer = useQuery().get('place') || null;
  const { data, fault, retry } = usePersonalQuery(StockUnitsDocument, { search, dealer, skip });
  const [dialog, setDialog] = useState<'add' | 'paste' | StockRowFragment>();
  const [added, setAdded] = useState(0);
  const close = (): void => setDialog(undefined);
  const onAdded = (count: number): void => {
    setAdded(count);
    close();
    retry();
  };
  const stock = data?.stockUnits;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" onClick={() => setDialog('add')}>
          <Plus size={18} aria-hidden="true" />
          {t('add')}
        </Button>
        <Button variant="secondary" onClick={() => setDialog('paste')}>
          {t('paste')}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {added === 0 ? null : <Alert tone="positive">{t('added', { count: added })}</Alert>}
      </div>
      <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_18rem]">
        <DeskSearch label={t('search')} most={STOCK_LIMITS.search} />
        <Select
          aria-label={t('field.dealerSlug')}
          value={dealer ?? ''}
          onChange={(event) => setQuery({ place: event.target.value || null, page: null })}
          options={[{ value: '', label: t('everywhere') }, ...catalogue.dealers]}
        />
      </search>
      <DeskList
        answer={stock && { data: stock.items, pagination: { totalRecord: stock.totalItems } }}
        failed={fault !== undefined}
        onRetry={retry}
        page={page}
        onPage={onPage}
        none={{ icon: <Search size={28} />, title: t('none'), text: t('none-text') }}
      >
        {(rows) => (
          <section aria-label={t('list')} className="grid gap-3">
            <p aria-live="polite" className="text-muted text-sm">
              {t('found', { count: stock?.totalItems ?? 0 })}
            </p>
            <Card padded={false}>
              <ul className="divide-y divide-line">
                {rows.map((unit) => (
                  <StockRow
                    key={unit.id}
                    unit={unit}
                    catalogue={catalogue}
                    onWithdraw={() => setDialog(unit)}
                  />
                ))}
              </ul>
            </Card>
          </section>
        )}
      </DeskList>
      {dialog === 'add' ? <AddDialog onClose={close} onAdded={onAdded} /> : null}
      {dialog === 'paste' ? <PasteDialog onClose={close} onAdded={onAdded} /> : null}
      {typeof dialog === 'object' ? (
        <WithdrawDialog
          unit={dialog}
          onClose={close}
          onDone={() => {
            close();
            retry();
          }}
        />
      ) : null}
    </div>
  );
}
