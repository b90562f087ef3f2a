'use client';

import { useState } from 'react';
import { rupiah } from '#edge/contract/money.ts';
import { COUPON_DESK } from '#edge/contract/orders/coupon-desk.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { DeskList, DeskSearch, useDeskSearch } from '#web/domains/staff/index.ts';
import { CouponDeskDocument } from '#web/platform/graphql/generated/main/coupon-desk.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Plus, Tag } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';
import { type DeskCoupon, useWords } from './use-words.ts';

const CreateDialog = latePart(() => import('./create-dialog.tsx'));
const ChangeDialog = latePart(() => import('./change-dialog.tsx').then((m) => m.ChangeDialog));
const EndDialog = latePart(() => import('./change-dialog.tsx').then((m) => m.EndDialog));

const TONE: Readonly<Record<DeskCoupon['standing'], Tone>> = {
  PLANNED: 'neutral',
  RUNNING: 'positive',
  USED_UP: 'caution',
  ENDED: 'neutral',
};

interface RowProps {
  coupon: DeskCoupon;
  onChange?: () => void;
  onEnd?: () => void;
}

function CouponRow({ coupon, onChange, onEnd }: RowProps) {
  const t = useScopedI18n('shopDesk');
  const { worthOf, spanOf, usesOf } = useWords();
  const { code, standing, minimum, appliesTo, products, withReferral, isForOne } = coupon;
  const isOpen = standing !== 'ENDED';
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-5 py-4 lg:grid-cols-[1fr_1.4fr_1.2fr_auto]">
      <div className="min-w-0">
        <p className="break-all font-semibold tabular-nums">{code}</p>
        <p className="text-muted text-sm">{t(`coupon.goods.${appliesTo}`)}</p>
        {products === null ? null : (
          <p className="break-words text-faint text-sm">{products.join(', ')}</p>
        )}
      </div>
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{worthOf(coupon)}</p>
        {minimum > 0 ? (
          <p className="text-muted">{t('coupon.minimum', { amount: rupiah(minimum) })}</p>
        ) : null}
        {withReferral ? <p className="text-faint">{t('coupon.referral')}</p> : null}
        {isForOne ? <p className="text-faint">{t('coupon.for-one')}</p> : null}
      </div>
      <div className="min-w-0 text-sm">
        <p>{spanOf(coupon)}</p>
        <p className="text-muted tabular-nums">{usesOf(coupon)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:justify-end">
        <Badge tone={TONE[standing]}>{t(`coupon.standing.${standing}`)}</Badge>
        {isOpen && onChange ? (
          <Button size="sm" variant="secondary" onClick={onChange}>
            <span className="sr-only">{`${code}: `}</span>
            {t('coupon.change')}
          </Button>
        ) : null}
        {isOpen && onEnd ? (
          <Button size="sm" variant="quiet" onClick={onEnd}>
            <span className="sr-only">{`${code}: `}</span>
            {t('coupon.end')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** Promo codes and how often they were used; search and page are in the address. */
export function CouponsScreen() {
  const t = useScopedI18n('shopDesk');
  const now = useNow(60_000);
  const { search, page, skip, onPage } = useDeskSearch(COUPON_DESK.search, COUPON_DESK.perPage);
  const { data, fault, retry } = usePersonalQuery(CouponDeskDocument, { search, skip });
  const permissions = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights.permissions ?? [];
  const [dialog, setDialog] = useState<
    { of: 'create' } | { of: 'change' | 'end'; coupon: DeskCoupon }
  >();
  const close = (): void => setDialog(undefined);
  const done = (): void => {
    close();
    retry();
  };
  const desk = data?.couponDesk;
  /** As the page has it now; one that somebody else ended may no longer be on it. */
  const current = (coupon: DeskCoupon): DeskCoupon | undefined =>
    desk?.items.find(({ code }) => code === coupon.code);
  return (
    <div className="grid gap-6">
      {holds(permissions, 'CreatePromotion') ? (
        <Button
          variant="accent"
          className="justify-self-start"
          onClick={() => setDialog({ of: 'create' })}
        >
          <Plus size={18} aria-hidden="true" />
          {t('coupon.create')}
        </Button>
      ) : null}
      <search>
        <DeskSearch label={t('coupon.search')} most={COUPON_DESK.search} />
      </search>
      <DeskList
        answer={desk && { data: desk.items, pagination: { totalRecord: desk.totalItems } }}
        failed={fault !== undefined}
        onRetry={retry}
        page={page}
        onPage={onPage}
        none={{ icon: <Tag size={28} />, title: t('coupon.none'), text: t('coupon.none-text') }}
      >
        {(rows) => (
          <section aria-label={t('coupon.list')}>
            <Card padded={false}>
              <ul className="divide-y divide-line">
                {rows.map((coupon) => (
                  <CouponRow
                    key={coupon.code}
                    coupon={coupon}
                    {...(holds(permissions, 'UpdatePromotion') && {
                      onChange: () => setDialog({ of: 'change', coupon }),
                    })}
                    {...(holds(permissions, 'DeletePromotion') && {
                      onEnd: () => setDialog({ of: 'end', coupon }),
                    })}
                  />
                ))}
              </ul>
            </Card>
          </section>
        )}
      </DeskList>
      {dialog?.of === 'create' && now !== null ? (
        <CreateDialog now={now} onClose={close} onDone={done} />
      ) : null}
      {dialog?.of === 'change' ? (
        <ChangeDialog
          coupon={dialog.coupon}
          current={current(dialog.coupon)}
          onStale={retry}
          onClose={close}
          onDone={done}
        />
      ) : null}
      {dialog?.of === 'end' ? (
        <EndDialog
          coupon={dialog.coupon}
          current={current(dialog.coupon)}
          onStale={retry}
          onClose={close}
          onDone={done}
        />
      ) : null}
    </div>
  );
}
