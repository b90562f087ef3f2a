'use client';

import { useEffect, useState } from 'react';
import { pathIn } from '#edge/contract/locale-path.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { type ProofRequest, readRequest, tellProof } from '#web/platform/session/proof-window.ts';
import { loginPath } from '#web/platform/session/return-path.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProofWays } from './proof-ways.tsx';

/** What a window says that is gone at once may not arrive. */
const GONE_AFTER_MS = 300;

/** Where a person proves once more who they are, in a small window or in place of the page that request. */
export function ProveScreen() {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const session = useSession();
  const [request, setRequest] = useState<ProofRequest>();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    setRequest(readRequest(location.search));
  }, []);
  const isGuest = session.kind === 'guest';
  useEffect(() => {
    if (isGuest && request !== undefined && request.askedBy === undefined)
      location.replace(`/${locale}${loginPath(request.next)}`);
  }, [isGuest, request, locale]);

  if (request === undefined) return null;
  const { askedBy, next, way } = request;
  const done = (): void => {
    setDone(true);
    if (askedBy === undefined) {
      location.replace(pathIn(locale, next));
      return;
    }
    tellProof(askedBy);
    setTimeout(() => window.close(), GONE_AFTER_MS);
  };
  if (isDone) return <Alert tone="positive">{t('again.done')}</Alert>;
  return (
    <div className="grid gap-5">
      <div>
        <h2 className="text-4xl">{t('again.title')}</h2>
        <p className="mt-3 text-lg text-muted">{t('again.text')}</p>
      </div>
      {isGuest ? (
        <Alert tone="caution">{t('again.guest')}</Alert>
      ) : (
        <ProofWays only={way} onDone={done} />
      )}
      {askedBy === undefined ? (
        <LinkButton href={next} variant="secondary" block>
          {t('again.back')}
        </LinkButton>
      ) : (
        <Button variant="secondary" block onClick={() => window.close()}>
          {t('again.close')}
        </Button>
      )}
    </div>
  );
}
