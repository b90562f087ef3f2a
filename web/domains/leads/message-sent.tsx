'use client';

import { useEffect, useRef } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { CircleCheck, CloudOff } from '#web/ui/icons.ts';

interface Props {
  /** `queued`: it waits on this device for the network. */
  kind: 'sent' | 'queued';
  onAgain: () => void;
}

export function MessageSent({ kind, onAgain }: Props) {
  const t = useScopedI18n('leads');
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const Icon = kind === 'sent' ? CircleCheck : CloudOff;
  return (
    <div role="status" className="rounded-2xl bg-sunken p-6 sm:p-10">
      <Icon
        size={36}
        className={kind === 'sent' ? 'text-positive' : 'text-caution'}
        aria-hidden="true"
      />
      <p ref={title} tabIndex={-1} className="mt-4 font-bold text-2xl outline-none">
        {t(`${kind}.title`)}
      </p>
      <p className="mt-2 max-w-text text-muted">{t(`${kind}.text`)}</p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}
