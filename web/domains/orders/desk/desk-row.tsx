'use client';

import { readableCode } from '#edge/contract/orders/ids.ts';
import { orderName } from '#edge/contract/orders/order-name.ts';
import { choiceText } from '#web/domains/orders/choice-text.ts';
import { toneOf } from '#web/domains/orders/standing.ts';
import type { DeskRowFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ChevronRight, TriangleAlert } from '#web/ui/icons.ts';
import { useNow } from '#web/ui/use-now.ts';
import { stateKeyOf } from './state-key.ts';

const ENDED = ['COMPLETED', 'CANCELLED'];

/** One order of the list: who, what, since when, and where it stands. */
export function DeskRow({ row }: { row: DeskRowFragment }) {
  const t = useScopedI18n('orderDesk');
  const locale = useLocale();
  const { order, attentions } = row;
  const { product, delivery } = order;
  const changed = Date.parse(order.updatedAt);
  const now = useNow(60_000) ?? changed;
  const age = ago(locale, changed, now);
  return (
    <li>
      <Link
        href={`/pstools/orders/${order.id}`}
        className="grid items-center gap-x-6 gap-y-2 px-5 py-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:grid-cols-[minmax(0,1.1fr)_minmax(0,1.2fr)_minmax(0,1fr)_1.25rem]"
      >
        <span className="min-w-0">
          <span className="block font-semibold tabular-nums">{readableCode(order.orderCode)}</span>
          <span className="block break-words text-muted text-sm">{order.contactName}</span>
          <span className="block text-faint text-sm">
            {t(ENDED.includes(order.state) ? 'list.ended' : 'list.waits', { age })}
          </span>
        </span>
        <span className="min-w-0 text-sm">
          <span className="block font-semibold">{orderName(order, locale)}</span>
          <span className="block break-words text-muted">{choiceText(product, locale)}</span>
          <span className="block break-words text-faint">{delivery.dealerName}</span>
        </span>
        <span className="flex flex-wrap gap-2 sm:max-w-64 sm:justify-end">
          {attentions.map((attention) => (
            <Badge key={attention} tone="critical" icon={<TriangleAlert size={14} />}>
              {t(`attention.${attention}`)}
            </Badge>
          ))}
          <Badge tone={toneOf(order.state)}>{t(stateKeyOf(order))}</Badge>
        </span>
        <ChevronRight
          size={20}
          className="hidden shrink-0 text-faint sm:block"
          aria-hidden="true"
        />
      </Link>
    </li>
  );
}
