'use client';

import { useRef } from 'react';
import type { InferOutput } from 'valibot';
import { newId } from '#edge/contract/ids.ts';
import type { guestBookMessage } from '#edge/contract/leads/guest-book.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { isRetryable } from '#web/platform/graphql/fault.ts';
import { GuestBookDocument } from '#web/platform/graphql/generated/main/guest-book.ts';
import { send as sendDocument } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

type Message = InferOutput<typeof guestBookMessage>;

type Outcome = { kind: 'sent' | 'queued' } | { kind: 'failed'; code: string };

/**
 * Sends a message now, because its writer waits for the answer; where nobody can be reached it goes
 * into the outbox. It keeps one id however often it is tried, so it arrives once either way.
 */
export const useSendMessage = () => {
  const locale = useLocale();
  const id = useRef<string>(undefined);

  const send = async (message: Message): Promise<Outcome> => {
    id.current ??= newId('gst');
    const Param = { ...message, id: id.current, locale };
    const answer = await sendDocument(TELLING_MAIN, GuestBookDocument, { Param });
    if (answer.ok) {
      const { success, errorCode } = answer.data.GuestBook;
      return success ? { kind: 'sent' } : { kind: 'failed', code: errorCode ?? 'UNKNOWN' };
    }
    const { fault } = answer;
    // Refusals and rate limits are shown; network and server errors are retried.
    if (!isRetryable(fault) || (fault.layer === 'graphql' && fault.status === 429))
      return { kind: 'failed', code: fault.layer === 'graphql' ? fault.code : 'UNKNOWN' };
    const taken = await outbox().enqueue('GuestBook', { Param });
    return taken.ok ? { kind: 'queued' } : { kind: 'failed', code: 'UNAVAILABLE' };
  };

  return {
    send,
    /** The next message is another one. */
    renew: (): void => {
      id.current = undefined;
    },
  };
};
