'use client';

import { useEffect, useRef } from 'react';
import type { RoadsideCallFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

interface Props {
  call: RoadsideCallFragment;
  /** The call to go on with, if one is left. */
  next: RoadsideCallFragment | undefined;
  onNext: () => void;
}

/** Stands where a call stood that was just completed; the focus goes on from here. */
export function FinishedCard({ call, next, onNext }: Props) {
  const t = useScopedI18n('staff');
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => block.current?.focus(), []);
  return (
    <div ref={block} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Alert tone="positive">
        <p className="font-semibold">{t('complete.done')}</p>
        <p className="mt-1 text-sm">
          {t(`kind.${call.kind}`)} · {call.name}
        </p>
        {next === undefined ? null : (
          <Button variant="secondary" size="sm" className="mt-3" onClick={onNext}>
            {t('complete.next', { kind: t(`kind.${next.kind}`), name: next.name })}
          </Button>
        )}
      </Alert>
    </div>
  );
}
