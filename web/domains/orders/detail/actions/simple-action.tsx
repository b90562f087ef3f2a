'use client';

import { useState } from 'react';
import { useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { useRefusalText } from '#web/domains/orders/use-refusal-text.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** One press that moves the order; says what came of it. */
export function SimpleAction<Data extends object>({
  id,
  document,
  label,
  text,
  variant,
}: {
  id: string;
  document: TrustedDocument<Data, { id: string }>;
  label: string;
  text?: string;
  variant: 'accent' | 'secondary';
}) {
  const t = useScopedI18n('purchases');
  const online = useOnline();
  const textOf = useRefusalText();
  const { write, busy } = useOrderWrite();
  const [problem, setProblem] = useState<string>();
  const press = async (): Promise<void> => {
    setProblem(undefined);
    const outcome = await write(document, { id });
    if (outcome.kind === 'refused') setProblem(textOf(outcome.refused));
    else if (outcome.kind === 'unanswered') setProblem(t('act.offline'));
  };
  return (
    <div className="grid gap-2">
      {text === undefined ? null : <p className="text-muted">{text}</p>}
      <Button
        variant={variant}
        busy={busy}
        disabled={online === false}
        onClick={() => void press()}
        className="justify-self-start"
      >
        {label}
      </Button>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
    </div>
  );
}
