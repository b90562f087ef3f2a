'use client';

import type { StockFault } from '#edge/contract/orders/stock.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import type { StockRefused } from './use-stock-write.ts';

const FIELDS = ['vin', 'motorNumber', 'slug', 'color', 'accent', 'battery', 'dealerSlug'] as const;

/** Why the stock stays as it is; of a list, row by row. */
export function StockRefusal({
  refused,
  isList = false,
}: {
  refused: StockRefused;
  isList?: boolean;
}) {
  const t = useScopedI18n('stock');
  const messageOf = useValidationMessage();
  const { errorCode, limit, faults } = refused;
  const nameOf = (field: string): string => {
    const named = FIELDS.find((each) => each === field);
    return named === undefined ? '' : `${t(`field.${named}`)}: `;
  };
  return (
    <Alert tone="critical">
      <p>{t(`fault.${errorCode as StockFault}`, { limit: limit ?? 0 })}</p>
      {faults.length === 0 ? null : (
        <ul className="mt-2 grid gap-1 text-sm">
          {faults.map(({ row, field, key }) => (
            <li key={`${row} ${field}`}>
              {isList ? <strong>{`${t('row', { row })} `}</strong> : null}
              {nameOf(field)}
              {messageOf(key)}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
