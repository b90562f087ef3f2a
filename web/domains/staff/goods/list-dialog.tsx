'use client';

import { useState } from 'react';
import * as v from 'valibot';
import { GOODS_COUNT } from '#edge/contract/shop/goods-count.ts';
import { DESK_REASON, deskReason } from '#edge/contract/validators/desk-reason.ts';
import { useDeskWrite } from '#web/domains/staff/use-desk-write.ts';
import { CountGoodsDocument } from '#web/platform/graphql/generated/main/count-goods.ts';
import { GoodsCountPreviewDocument } from '#web/platform/graphql/generated/main/goods-count-preview.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { ListField } from '#web/ui/list-field.tsx';
import { Table } from '#web/ui/table.tsx';
import { COLUMNS, countsIn, faultOf } from './counted-list.ts';
import { useFault } from './use-fault.ts';

interface Props {
  places: readonly { readonly value: string; readonly label: string }[];
  onClose: () => void;
  onDone: () => void;
}

/** Counts out of a spreadsheet: what will change is looked at first; then all is written, or nothing. */
export default function ListDialog({ places, onClose, onDone }: Props) {
  const t = useScopedI18n('shopDesk');
  const locale = useLocale();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const { write, problem } = useDeskWrite(onDone, useFault());
  const slugOf = (typed: string): string =>
    places.find(({ label }) => label.split(',')[0]?.toLowerCase() === typed.toLowerCase())?.value ??
    typed;
  const listed = countsIn(text, slugOf);
  const isTooLong = (listed?.length ?? 0) > GOODS_COUNT.list || text.length > GOODS_COUNT.pasted;
  const isList = listed !== undefined && listed.length > 0 && !isTooLong;
  const preview = usePersonalQuery(
    GoodsCountPreviewDocument,
    isList
      ? {
          rows: listed.map(({ code, size, dealerSlug }) => ({ code, size, dealerSlug })),
          locale,
        }
      : null,
  );
  const lines = isList ? preview.data?.goodsCountPreview : undefined;
  const rows = (listed ?? []).map((row, at) => {
    const line = lines?.[at];
    return { ...row, at, line, fault: faultOf(row, line) };
  });
  const faulty = rows.filter(({ fault }) => fault !== undefined).length;
  const changing = rows.filter(
    ({ line, onHand, fault }) =>
      fault === undefined && line !== undefined && line.onHand !== onHand,
  );
  const isReady =
    lines !== undefined &&
    faulty === 0 &&
    changing.length > 0 &&
    v.safeParse(deskReason, reason).success;
  const send = async (): Promise<void> => {
    setSending(true);
    await write(CountGoodsDocument, {
      reason,
      counts: changing.flatMap(({ line, dealerSlug, onHand }) =>
        line?.variantId
          ? [{ variantId: line.variantId, dealerSlug, onHand, expected: line.onHand }]
          : [],
      ),
    });
    setSending(false);
    // What stands now, where it was refused.
    preview.retry();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('goods.list-title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('goods.close')}
          </Button>
          <Button variant="accent" busy={isSending} disabled={!isReady} onClick={() => void send()}>
            {t('goods.list-send', { count: changing.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{t('goods.list-text', { most: GOODS_COUNT.list })}</p>
        <ListField
          label={t('goods.list-field')}
          hint={COLUMNS.map((column) => t(`goods.column.${column}`)).join(' · ')}
          error={
            listed === undefined
              ? t('goods.list-broken')
              : isTooLong
                ? t('goods.list-long', { most: GOODS_COUNT.list })
                : undefined
          }
          fromFile={t('goods.from-file')}
          value={text}
          most={GOODS_COUNT.pasted}
          onChange={setText}
        />
        {rows.length > 0 && isList ? (
          <>
            <p role="status" className="font-semibold text-sm">
              {faulty > 0
                ? t('goods.list-faults', { count: faulty })
                : t('goods.list-changes', { count: changing.length, rows: rows.length })}
            </p>
            <Table
              caption={t('goods.preview')}
              rows={rows}
              rowKey={({ at }) => String(at)}
              columns={[
                { id: 'row', header: t('goods.row'), cell: ({ at }) => at + 1 },
                {
                  id: 'what',
                  header: t('goods.list'),
                  cell: ({ line, code, size }) => (
                    <span className="break-words">
                      {line?.name ?? code}
                      {size === '-' ? '' : ` · ${size}`}
                    </span>
                  ),
                },
                {
                  id: 'place',
                  header: t('goods.column.place'),
                  cell: ({ dealerSlug }) =>
                    places.find(({ value }) => value === dealerSlug)?.label.split(',')[0] ??
                    dealerSlug,
                },
                {
                  id: 'change',
                  header: t('goods.change'),
                  align: 'end',
                  cell: ({ line, onHand, fault }) =>
                    fault === undefined ? (
                      <span className="tabular-nums">
                        {line === undefined || line.onHand === onHand
                          ? onHand
                          : `${line.onHand} → ${onHand}`}
                      </span>
                    ) : (
                      <span className="text-critical">
                        {t(fault, { reserved: line?.reserved ?? 0 })}
                      </span>
                    ),
                },
              ]}
            />
            <Field id="goods-reason" label={t('reason')} hint={t('goods.reason-hint')} required>
              {(aria) => (
                <Input
                  {...aria}
                  value={reason}
                  maxLength={DESK_REASON.most}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </>
        ) : null}
        {preview.fault === undefined ? null : (
          <Alert tone="critical">{t('goods.no-preview')}</Alert>
        )}
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
      </div>
    </Dialog>
  );
}
