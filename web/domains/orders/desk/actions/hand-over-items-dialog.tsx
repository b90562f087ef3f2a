'use client';

import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import { handOverPiecesInput } from '#edge/contract/orders/hand-over-pieces.ts';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDecision } from '#web/domains/orders/desk/use-decision.ts';
import { itemsToCome } from '#web/domains/orders/returns/line-standing.ts';
import { PiecesField } from '#web/domains/orders/returns/pieces-field.tsx';
import { HandOverOrderItemsDocument } from '#web/platform/graphql/generated/main/hand-over-order-items.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { FormBody } from './form-body.tsx';

/** Some goods of an order came to their buyer before the rest. One dialog says it once. */
export function HandOverItemsDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const { row } = useDesk().desk;
  const [parcelId] = useState(() => newId('gho'));
  const { decide, seen, state } = useDecision(onClose, (can, desk) =>
    can.hasStep(desk, 'deliverPart'),
  );
  const form = useForm({ schema: handOverPiecesInput, defaultValues: { parcelId, lines: [] } });
  return (
    <Dialog open onClose={onClose} title={t('do.deliverPart')}>
      <Form
        form={form}
        onSubmit={(input) => decide(HandOverOrderItemsDocument, { ...seen, ...input })}
      >
        <FormBody
          onClose={onClose}
          text={t('do.deliverPart-text')}
          send={t('do.deliverPart')}
          decision={state}
        >
          <PiecesField
            items={itemsToCome(row.order.items ?? [])}
            legend={t('goods.hand-over-which')}
          />
        </FormBody>
      </Form>
    </Dialog>
  );
}
