'use client';

import { countOneInput, GOODS_COUNT } from '#edge/contract/shop/goods-count.ts';
import { DeskForm } from '#web/domains/staff/desk-form.tsx';
import { ReasonField } from '#web/domains/staff/reason-field.tsx';
import { useVersionedWrite } from '#web/domains/staff/use-versioned-write.ts';
import { CountGoodsDocument } from '#web/platform/graphql/generated/main/count-goods.ts';
import type { GoodsStockQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { useFault } from './use-fault.ts';

export type DeskGoods = GoodsStockQuery['goodsStock']['items'][number];

interface Props {
  /** As it was when the dialog opened. */
  goods: DeskGoods;
  /** As it is now; undefined where it is no longer in the list. */
  current: DeskGoods | undefined;
  places: readonly { readonly value: string; readonly label: string }[];
  onStale: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** How many of one thing were counted at a place. */
export default function CountDialog(props: Props) {
  const t = useScopedI18n('shopDesk');
  const { goods, current, places, onStale, onClose, onDone } = props;
  const at = (slug: string) =>
    (current ?? goods).places.find(({ dealerSlug }) => dealerSlug === slug);
  const first = goods.places[0]?.dealerSlug ?? '';
  const form = useForm({
    schema: countOneInput,
    defaultValues: { dealerSlug: first, onHand: at(first)?.onHand ?? 0, reason: '' },
  });
  const slug = form.watch('dealerSlug');
  const { onHand = 0, reserved = 0 } = at(slug) ?? {};
  const { writeSeen, problem, meanwhile } = useVersionedWrite(
    {
      id: slug,
      // What stood there by the record is what a count is compared with: a sale changes it as well as a count.
      version: onHand,
      isPossible: current !== undefined,
      facts: [String(onHand)],
      changed: 'GOODS_CHANGED',
      // It says of the place that was chosen, and another can be.
      over: [],
      onStale,
    },
    onDone,
    useFault(),
  );
  return (
    <DeskForm
      form={form}
      title={t('goods.count')}
      text={[goods.name, goods.size === '-' ? '' : goods.size].filter(Boolean).join(' · ')}
      send={t('goods.count-send')}
      problem={problem}
      meanwhile={meanwhile}
      onClose={onClose}
      onSubmit={({ reason, ...counted }) =>
        writeSeen(CountGoodsDocument, (expected) => ({
          counts: [{ variantId: goods.id, ...counted, expected }],
          reason,
        }))
      }
    >
      <FormField
        name="dealerSlug"
        label={t('goods.place')}
        options={{
          onChange: ({ target }) => form.setValue('onHand', at(target.value)?.onHand ?? 0),
        }}
      >
        {(control) => (
          <Select
            {...control}
            options={[{ value: '', label: t('goods.choose-place') }, ...places]}
          />
        )}
      </FormField>
      <FormField
        name="onHand"
        label={t('goods.counted')}
        hint={t('goods.counted-hint', { onHand, reserved })}
        options={{ valueAsNumber: true }}
      >
        {(control) => (
          <Input {...control} type="number" inputMode="numeric" min={0} max={GOODS_COUNT.most} />
        )}
      </FormField>
      <ReasonField label={t('reason')} hint={t('goods.reason-hint')} />
    </DeskForm>
  );
}
