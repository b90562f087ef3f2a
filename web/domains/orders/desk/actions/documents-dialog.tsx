'use client';

import { useState } from 'react';
import { useDesk } from '#web/domains/orders/desk/desk-context.ts';
import { RevealFinancingDocumentsDocument } from '#web/platform/graphql/generated/main/reveal-financing-documents.ts';
import type { RevealFinancingDocumentsMutation } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { ReasonForm } from './reason-form.tsx';

type Opened = Extract<
  RevealFinancingDocumentsMutation['revealFinancingDocuments'],
  { __typename: 'FinancingDocumentsOpened' }
>['documents'];

function Papers({ papers, onClose }: { papers: Opened; onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const f = useScopedI18n('financing');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('financing.opened')}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('people.done')}
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {papers.map(({ document, url }) => (
          <li key={document}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-tap items-center text-accent-text underline underline-offset-4"
            >
              {f(`document.${document}`)}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">{t('financing.minutes')}</p>
    </Dialog>
  );
}

/** First the reason, which is written down; then the papers, for as long as this is open. */
export function DocumentsDialog({ onClose }: { onClose: () => void }) {
  const t = useScopedI18n('orderDesk');
  const errors = useErrorMessage();
  const { desk, onWritten } = useDesk();
  const send = usePersonalMutation();
  const [papers, setPapers] = useState<Opened>();
  const [problem, setProblem] = useState<string>();
  if (papers !== undefined) return <Papers papers={papers} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('financing.open')}>
      <ReasonForm
        onClose={onClose}
        text={t('financing.open-text')}
        hint={t('financing.open-hint')}
        problem={problem}
        onReason={async (reason) => {
          const answer = await send(RevealFinancingDocumentsDocument, {
            id: desk.row.order.id,
            reason,
          });
          if (!answer.ok) {
            const { fault } = answer;
            setProblem(errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
            return;
          }
          const result = answer.data.revealFinancingDocuments;
          if (result.__typename === 'FinancingDocumentsOpened') setPapers(result.documents);
          else setProblem(errors(result.errorCode) ?? result.errorCode);
          onWritten();
        }}
      />
    </Dialog>
  );
}
