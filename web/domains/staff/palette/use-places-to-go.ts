'use client';

import { STAFF_QUEUE_NAMES } from '#edge/contract/staff/queues.ts';
import { useTools } from '#web/domains/staff/use-tools.ts';
import { DeskQueuesDocument } from '#web/platform/graphql/generated/main/desk-queues.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { narrowed } from '#web/ui/narrowed.ts';

export interface PlaceToGo {
  readonly path: string;
  /** Of the address; each is set or removed. */
  readonly query: Readonly<Record<string, string | null>>;
  readonly label: string;
  readonly hint?: string;
}

/** Where the palette leads: queues and tools of whoever looks, and orders by what was typed. */
export const usePlacesToGo = (typed: string): readonly PlaceToGo[] => {
  const t = useScopedI18n('queues');
  const staff = useScopedI18n('staff');
  const tools = useTools();
  const { data } = usePersonalQuery(DeskQueuesDocument, {});
  const own = data?.deskQueues.map(({ queue }) => queue) ?? [];
  const queues = STAFF_QUEUE_NAMES.filter((queue) => own.includes(queue)).map(
    (queue): PlaceToGo => ({
      path: '/pstools/queues',
      query: { queue, after: null },
      label: t(`queue.${queue}`),
      hint: t('palette.queue'),
    }),
  );
  const pages = tools.map(
    (tool): PlaceToGo => ({
      path: `/pstools/${tool}`,
      query: {},
      label: staff(`tool.${tool}`),
      hint: t('palette.tool'),
    }),
  );
  const text = typed.trim();
  const order: readonly PlaceToGo[] =
    text === '' || !tools.includes('orders')
      ? []
      : [
          {
            path: '/pstools/orders',
            query: { q: text, queue: null, page: null },
            label: t('palette.order', { text }),
          },
        ];
  return [...narrowed([...queues, ...pages], typed), ...order];
};
