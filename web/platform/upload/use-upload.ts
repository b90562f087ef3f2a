'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { newId } from '#edge/contract/ids.ts';
import { UPLOAD_PURPOSES, type UploadFault, type UploadPurpose } from '#edge/contract/uploads.ts';
import { upload as uploadRules } from '#edge/contract/validators/upload.ts';
import type { UploadFileMutation } from '#web/platform/graphql/generated/main.ts';
import type { Answer } from '#web/platform/graphql/send.ts';
import { personOf } from '#web/platform/session/person.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { sendUpload } from './send-upload.ts';
import { shrink } from './shrink.ts';

/** One chosen file and how far it is. `file` is what the person chose, `made` what is sent. */
export type UploadState =
  | { readonly kind: 'none' }
  | { readonly kind: 'preparing'; readonly file: File }
  | {
      readonly kind: 'sending';
      readonly file: File;
      readonly made: Blob;
      readonly id: string;
      readonly progress: number;
    }
  /** The server has it, under `id`, for a day; what waits longer takes `made` along. */
  | { readonly kind: 'sent'; readonly file: File; readonly made: Blob; readonly id: string }
  /** Nobody answered: `again`, or hand `made` and `id` to the outbox. */
  | { readonly kind: 'waiting'; readonly file: File; readonly made: Blob; readonly id: string }
  /** For good; the reason is a key of the `validation` messages. */
  | { readonly kind: 'refused'; readonly file: File; readonly reason: UploadFault };

export interface UploadHandle {
  readonly state: UploadState;
  /** Chooses a file and sends it at once; `null` cancels and forgets. */
  readonly choose: (file: File | null) => void;
  readonly again: () => void;
}

const NONE: UploadState = { kind: 'none' };

const reasonOf = (answer: Answer<UploadFileMutation>): UploadFault | undefined => {
  if (answer.ok) return (answer.data.uploadFile.status.errorCode ?? 'file.broken') as UploadFault;
  if (answer.fault.layer !== 'graphql') return undefined;
  const { code } = answer.fault;
  if (code === 'PAYLOAD_TOO_LARGE') return 'file.too-large';
  return code === 'RATE_LIMITED' ? 'file.too-many' : undefined;
};

/**
 * One file on its way to `uploadFile`: made smaller, sent with progress, cancelled when the page goes.
 * When it is `sent`, give its `id` to the operation that shows the file.
 */
export const useUpload = (purpose: UploadPurpose): UploadHandle => {
  const session = useSession();
  const customerId = personOf(session);
  const [state, setState] = useState<UploadState>(NONE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (file: File, made: Blob, id: string, { signal }: AbortController): Promise<void> => {
      const show = (next: UploadState): void => {
        if (!signal.aborted) setState(next);
      };
      const unsent = { kind: 'waiting', file, made, id } as const;
      if (customerId === undefined) {
        show(unsent);
        return;
      }
      const onProgress = (progress: number) => show({ kind: 'sending', file, made, id, progress });
      onProgress(0);
      const answer = await sendUpload({ id, purpose }, made, { customerId, onProgress, signal });
      const taken = answer.ok && answer.data.uploadFile.status.success;
      const reason = taken ? undefined : reasonOf(answer);
      if (taken) show({ kind: 'sent', file, made, id });
      else show(reason ? { kind: 'refused', file, reason } : unsent);
    },
    [customerId, purpose],
  );

  const choose = useCallback(
    (file: File | null): void => {
      running.current?.abort();
      if (file === null) {
        setState(NONE);
        return;
      }
      const run = new AbortController();
      running.current = run;
      setState({ kind: 'preparing', file });
      void shrink(file).then(async (made) => {
        if (run.signal.aborted) return;
        const checked = v.safeParse(uploadRules(UPLOAD_PURPOSES[purpose]), made);
        if (checked.success) await send(file, made, newId('upl'), run);
        else setState({ kind: 'refused', file, reason: checked.issues[0].message as UploadFault });
      });
    },
    [purpose, send],
  );

  const again = useCallback((): void => {
    if (state.kind !== 'waiting') return;
    const run = new AbortController();
    running.current = run;
    void send(state.file, state.made, state.id, run);
  }, [send, state]);

  return { state, choose, again };
};
