'use client';

import { useState } from 'react';
import { pathIn } from '#edge/contract/locale-path.ts';
import { DecisionNotice } from '#web/domains/orders/desk/decision-notice.tsx';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { useDeskVersion } from '#web/domains/orders/desk/use-decision.ts';
import { IssueDeliveryLinkDocument } from '#web/platform/graphql/generated/main/issue-delivery-link.ts';
import { RevokeDeliveryLinkDocument } from '#web/platform/graphql/generated/main/revoke-delivery-link.ts';
import type { IssueDeliveryLinkMutation } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyText } from '#web/ui/copy-text.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import ShareButton from '#web/ui/share-button.tsx';
import { DecisionDialog } from './decision-dialog.tsx';

type Issued = Extract<
  IssueDeliveryLinkMutation['issueDeliveryLink'],
  { __typename: 'DeliveryLinkIssued' }
>;

/** Couriers read Indonesian; the page can be switched. */
const pathOf = ({ workOrder, passkey }: Issued): string =>
  `${pathIn('id', '/delivery')}#${workOrder}.${passkey}`;

function IssuedLink({ issued }: { issued: Issued }) {
  const t = useScopedI18n('courier');
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="caution">{t('desk.once')}</Alert>
      <QrCode content={window.location.origin + pathOf(issued)} label={t('desk.qr')} />
      <ShareButton
        variant="accent"
        label={t('desk.share')}
        copied={t('desk.copied')}
        title={t('desk.share-title', { id: issued.workOrder })}
        path={() => pathOf(issued)}
      />
      <div className="text-sm">
        <p className="text-faint">{t('access.work-order')}</p>
        <CopyText text={issued.workOrder} />
        <p className="text-faint">{t('access.passkey')}</p>
        <CopyText text={issued.passkey} />
      </div>
    </div>
  );
}

/** Makes a link for the courier and shows it once; the one before opens nothing any more. */
export function CourierLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('courier');
  const errors = useErrorMessage();
  const { desk, onWritten } = useDesk();
  const { seen, change, seenEntries, onTry, refuse } = useDeskVersion((can, desk) =>
    can.canIssueLink(desk),
  );
  const send = usePersonalMutation();
  const [busy, setBusy] = useState(false);
  const [issued, setIssued] = useState<Issued>();
  const [problem, setProblem] = useState<string>();
  const make = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    onTry();
    const answer = await send(IssueDeliveryLinkDocument, seen);
    setBusy(false);
    const result = answer.ok ? answer.data.issueDeliveryLink : undefined;
    if (result?.__typename === 'DeliveryLinkIssued') setIssued(result);
    else if (result !== undefined && refuse({ transitionError: null, ...result })) return;
    else {
      const graphql =
        !answer.ok && answer.fault.layer === 'graphql' ? answer.fault.code : undefined;
      const code = result?.errorCode ?? graphql ?? 'UNAVAILABLE';
      setProblem(errors(code) ?? code);
    }
    onWritten();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('desk.make')}
      actions={
        issued === undefined ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('desk.cancel')}
            </Button>
            {change === 'over' ? null : (
              <Button variant="accent" busy={busy} onClick={() => void make()}>
                {t('desk.make')}
              </Button>
            )}
          </>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            {t('desk.close')}
          </Button>
        )
      }
    >
      {issued === undefined ? (
        <div className="grid gap-3">
          <p className="text-muted">{t('desk.make-text')}</p>
          {desk.courierLink?.endedAt === null ? (
            <p className="text-muted">{t('desk.replaces')}</p>
          ) : null}
          <DecisionNotice state={{ problem, change, seenEntries }} />
        </div>
      ) : (
        <IssuedLink issued={issued} />
      )}
    </Dialog>
  );
}

/** The courier’s link opens nothing any more. */
export function RevokeLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('courier');
  return (
    <DecisionDialog<object>
      document={RevokeDeliveryLinkDocument}
      title={t('desk.revoke')}
      text={t('desk.revoke-text')}
      danger
      isPossible={(can, desk) => can.canRevokeLink(desk)}
      onClose={onClose}
    />
  );
}
