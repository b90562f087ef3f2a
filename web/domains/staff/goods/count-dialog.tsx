'use client';

import { countOneInput, GOODS_COUNT } from '#edge/contract/shop/goods-count.ts';
import { DeskForm } from '#web/domains/staff/desk-form.tsx';
import { ReasonField } from '#web/domains/staff/reason-field.tsx';
import { useDeskWrite } from '#web/domains/staff/use-desk-write.ts';
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
  goods: DeskGoods;
  places: readonly { readonly value: string; readonly label: string }[];
  onClose: () => void;
  onDone: () => void;
}

/** How many of one thing were counted at a place. */
export default function CountDialog({ goods, places, onClose, onDone }: Props) {
  const t = useScopedI18n('shopDesk');
  const { write, problem } = useDeskWrite(onDone, useFault());
  const at = (slug: string) => goods.places.find(({ dealerSlug }) => dealerSlug === slug);
  const first = goods.places[0]?.dealerSlug ?? '';
  const form = useForm({
    schema: countOneInput,
    defaultValues: { dealerSlug: first, onHand: at(first)?.onHand ?? 0, reason: '' },
  });
  const slug = form.watch('dealerSlug');
  const there = at(slug);
  return (
    <DeskForm
      form={form}
      title={t('goods.count')}
      text={[goods.name, goods.size === '-' ? '' : goods.size].filter(Boolean).join(' · ')}
      send={t('goods.count-send')}
      problem={problem}
      onClose={onClose}
      onSubmit={({ dealerSlug, onHand, reason }) =>
        write(CountGoodsDocument, {
          counts: [
            { variantId: goods.id, dealerSlug, onHand, expected: at(dealerSlug)?.onHand ?? 0 },
          ],
          reason,
        })
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
        hint={t('goods.counted-hint', {
          onHand: there?.onHand ?? 0,
          reserved: there?.reserved ?? 0,
        })}
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
