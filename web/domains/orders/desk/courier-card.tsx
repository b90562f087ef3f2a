'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Eye } from '#web/ui/icons.ts';
import { canIssueLink, canRevokeLink, hasOpenLink, isOnItsWay } from './actions/possible.ts';
import { useDesk } from './desk-context.ts';
import { Facts } from './facts.tsx';

const LinkDialog = latePart(() =>
  import('./actions/courier-link-dialog.tsx').then((m) => m.CourierLinkDialog),
);
const RevokeDialog = latePart(() =>
  import('./actions/courier-link-dialog.tsx').then((m) => m.RevokeLinkDialog),
);
const ProofDialog = latePart(() => import('./actions/proof-dialog.tsx').then((m) => m.ProofDialog));

/** The link a courier hands this order over by, and what came back from it. */
export function CourierCard() {
  const t = useScopedI18n('courier');
  const locale = useLocale();
  const { desk } = useDesk();
  const { courierLink, proofAt, may } = desk;
  const [open, setOpen] = useState<'link' | 'revoke' | 'proof'>();
  const close = (): void => setOpen(undefined);
  // What is open stays open where somebody else takes the order on.
  if (!isOnItsWay(desk) && courierLink === null && open === undefined) return null;
  const at = (moment: string | null): string | null =>
    moment === null ? null : dateTime(locale, Date.parse(moment));
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{t('desk.title')}</h3>
      {courierLink === null ? (
        <p className="text-muted text-sm">{t('desk.none')}</p>
      ) : (
        <Facts
          facts={[
            [
              t('desk.made'),
              [at(courierLink.madeAt), courierLink.madeBy].filter(Boolean).join(', '),
            ],
            [t('desk.opened'), at(courierLink.openedAt) ?? t('desk.not-yet')],
            [t('desk.ended'), proofAt === null ? at(courierLink.endedAt) : null],
            [t('desk.proof'), at(proofAt)],
          ]}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {canIssueLink(desk) ? (
          <Button variant="secondary" size="sm" onClick={() => setOpen('link')}>
            {t(hasOpenLink(desk) ? 'desk.another' : 'desk.make')}
          </Button>
        ) : null}
        {canRevokeLink(desk) ? (
          <Button variant="quiet" size="sm" onClick={() => setOpen('revoke')}>
            {t('desk.revoke')}
          </Button>
        ) : null}
        {proofAt !== null && may.includes('revealDeliveryProof') ? (
          <Button variant="secondary" size="sm" onClick={() => setOpen('proof')}>
            <Eye size={16} aria-hidden="true" />
            {t('desk.open-proof')}
          </Button>
        ) : null}
      </div>
      {open === 'link' ? <LinkDialog onClose={close} /> : null}
      {open === 'revoke' ? <RevokeDialog onClose={close} /> : null}
      {open === 'proof' ? <ProofDialog onClose={close} /> : null}
    </Card>
  );
}
