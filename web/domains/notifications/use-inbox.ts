'use client';

import { useMemo } from 'react';
import { MOST_READ_AT_ONCE } from '#edge/contract/notifications/limits.ts';
import type { NotificationRecord } from '#edge/contract/notifications/notification-record.ts';
import { device } from '#web/platform/device/device.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

interface Reading {
  readonly ids: readonly string[];
}

const isReading = (item: OutboxItem): item is OutboxItem<Reading> =>
  item.operation === 'readNotifications' && item.state !== 'refused';

export interface Line {
  readonly value: NotificationRecord;
  readonly unread: boolean;
}

export type Inbox =
  | { readonly kind: 'loading' }
  | { readonly kind: 'not-downloaded'; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      /** The newest first; what was read on this device is read, also before anybody was told. */
      readonly lines: readonly Line[];
      readonly unread: number;
      readonly syncedAt: number | null;
      readonly stale: boolean;
      readonly retry: () => void;
    };

export const useInbox = (): Inbox => {
  const { records, syncedAt, refresh, retry } = useCollection('notifications');
  const { items } = useOutbox();
  const lines = useMemo(() => {
    const reading = new Set((items ?? []).filter(isReading).flatMap((item) => item.variables.ids));
    return records
      ?.map(({ value }) => ({ value, unread: value.readAt === null && !reading.has(value.id) }))
      .sort((a, b) => b.value.createdAt.localeCompare(a.value.createdAt));
  }, [records, items]);
  const failed = refresh === 'unreachable' || refresh === 'no-room';
  if (lines === undefined || (syncedAt === null && lines.length === 0))
    return failed ? { kind: 'not-downloaded', retry } : { kind: 'loading' };
  const unread = lines.filter((line) => line.unread).length;
  return { kind: 'ready', lines, unread, syncedAt, stale: failed, retry };
};

/** Marks lines as read, now or when the signal returns. */
export const markRead = async (ids: readonly string[]): Promise<void> => {
  const readAt = new Date(device().clock.now()).toISOString();
  for (let at = 0; at < ids.length; at += MOST_READ_AT_ONCE)
    await outbox().enqueue('readNotifications', {
      ids: ids.slice(at, at + MOST_READ_AT_ONCE),
      readAt,
    });
};
