'use client';

import { useState } from 'react';
import { STOCK_LIMITS } from '#edge/contract/orders/stock.ts';
import { AddUnitsDocument } from '#web/platform/graphql/generated/main/add-units.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ListField } from '#web/ui/list-field.tsx';
import { COLUMNS, idsByVin, unitsIn } from './pasted.ts';
import { StockRefusal } from './refusal.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { type StockRefused, useStockWrite } from './use-stock-write.ts';

interface Props {
  onClose: () => void;
  onAdded: (count: number) => void;
}

/** A list out of a spreadsheet: every row is added, or none and what is wrong with each. */
export function PasteDialog({ onClose, onAdded }: Props) {
  const t = useScopedI18n('stock');
  const { words } = useCatalogue();
  const { write, busy } = useStockWrite();
  const [idOf] = useState(idsByVin);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<StockRefused | 'unanswered'>();
  const units = unitsIn(text, words, idOf);
  const count = units?.length ?? 0;
  const send = async (): Promise<void> => {
    if (units === undefined) return;
    setProblem(undefined);
    const outcome = await write(AddUnitsDocument, { units: [...units] });
    if (outcome.kind === 'done') onAdded(outcome.count);
    else setProblem(outcome.kind === 'refused' ? outcome.refused : 'unanswered');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('paste')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            variant="accent"
            busy={busy}
            disabled={count === 0 || count > STOCK_LIMITS.list}
            onClick={() => void send()}
          >
            {t('paste-send', { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{t('paste-text', { most: STOCK_LIMITS.list })}</p>
        <ListField
          label={t('paste-list')}
          hint={COLUMNS.map((column) => t(`field.${column}`)).join(' · ')}
          error={
            units === undefined
              ? t('paste-broken')
              : count > STOCK_LIMITS.list
                ? t('fault.STOCK_LIMIT', { limit: STOCK_LIMITS.list })
                : undefined
          }
          fromFile={t('from-file')}
          value={text}
          most={STOCK_LIMITS.pasted}
          onChange={(list) => {
            setText(list);
            setProblem(undefined);
          }}
        />
        {problem === undefined ? null : problem === 'unanswered' ? (
          <Alert tone="critical">{t('no-answer')}</Alert>
        ) : (
          <StockRefusal refused={problem} isList />
        )}
      </div>
    </Dialog>
  );
}
