'use client';

import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { PaperKind } from '#edge/contract/account/paper-machine.ts';
import { isBuiltInRole } from '#edge/contract/staff/roles.ts';
import { IMAGE_TYPES, UPLOAD_MEGABYTES } from '#edge/contract/validators/upload.ts';
import { RemoveCustomerDocumentDocument } from '#web/platform/graphql/generated/main/remove-customer-document.ts';
import { SettingsPapersDocument } from '#web/platform/graphql/generated/main/settings-papers.ts';
import { SubmitCustomerDocumentDocument } from '#web/platform/graphql/generated/main/submit-customer-document.ts';
import type { SettingsPapersQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { proveAgain } from '#web/platform/session/prove-again.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { useUpload } from '#web/platform/upload/use-upload.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { useValidationMessage } from '#web/ui/form/validation-message.ts';
import { Upload } from '#web/ui/upload.tsx';
import { NumbersCard } from './numbers-card.tsx';
import { shownPapers } from './shown-papers.ts';
import { useChange } from './use-change.ts';
import { WhenLoaded } from './when-loaded.tsx';

type Paper = SettingsPapersQuery['customerPapers'][number];

const TONE = {
  MISSING: 'neutral',
  IN_REVIEW: 'caution',
  ACCEPTED: 'positive',
  REFUSED: 'critical',
  ERASED: 'neutral',
} as const;

/** Sends the picture when it is chosen, and hands it in when it has arrived. */
function PictureField({ kind, onChanged }: { kind: PaperKind; onChanged: () => void }) {
  const t = useScopedI18n('settings');
  const id = useId();
  const messageOf = useValidationMessage();
  const send = usePersonalMutation();
  const { state, choose, again } = useUpload(kind);
  useHoldUpdates(state.kind !== 'none');
  const { problem, run } = useChange();
  const take = useEffectEvent(async (): Promise<void> => {
    if (state.kind !== 'sent') return;
    const fileId = state.id;
    if (await run(() => send(SubmitCustomerDocumentDocument, { kind, fileId }))) {
      choose(null);
      onChanged();
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `take` does depends on the state alone.
  useEffect(() => void take(), [state]);
  return (
    <div className="grid gap-3">
      <Field
        id={id}
        label={t('papers.picture')}
        error={state.kind === 'refused' ? messageOf(state.reason) : problem}
      >
        {(aria) => (
          <Upload
            {...aria}
            camera
            value={state.kind === 'none' || state.kind === 'refused' ? null : state.file}
            onChange={choose}
            accept={IMAGE_TYPES.join(',')}
            rule={t('papers.rule', { megabytes: UPLOAD_MEGABYTES.identityCard })}
            progress={state.kind === 'sending' ? state.progress : undefined}
          />
        )}
      </Field>
      {state.kind === 'waiting' ? (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={again}>
          {t('papers.again')}
        </Button>
      ) : null}
    </div>
  );
}

interface PaperProps {
  paper: Paper;
  onChanged: () => void;
}

function PaperItem({ paper, onChanged }: PaperProps) {
  const t = useScopedI18n('settings');
  const send = usePersonalMutation();
  const { busy, problem, run } = useChange();
  const [changing, setChanging] = useState(false);
  const { kind, state, reason, image } = paper;
  return (
    <li className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {t(`papers.kind.${kind}`)}
        <Badge tone={TONE[state]}>{t(`paper-state.${state}`)}</Badge>
      </p>
      {reason ? <Alert tone="critical">{t('papers.refused', { reason })}</Alert> : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {image === null ? null : (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="sm"
            onClick={async () => {
              // A page of its own: the picture stays in nothing that this page keeps.
              if (await proveAgain()) window.open(image, '_blank', 'noopener');
            }}
          >
            {t('papers.show')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            busy={busy}
            onClick={async () => {
              const request = () => send(RemoveCustomerDocumentDocument, { kind });
              if (await run(request)) onChanged();
            }}
          >
            {t('papers.remove')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setChanging(true)}>
            {t('papers.change')}
          </Button>
        </div>
      )}
      {image === null || changing ? (
        <PictureField
          kind={kind}
          onChanged={() => {
            setChanging(false);
            onChanged();
          }}
        />
      ) : null}
    </li>
  );
}

type OrderPaper = 'ORDER_PAPERS' | 'ORDER_APPLICATION' | 'ORDER_PROOF';

function Views({ views }: { views: SettingsPapersQuery['documentViews'] }) {
  const t = useScopedI18n('settings');
  const locale = useLocale();
  const roleName = (role: string | null): string => {
    if (role === null) return t('views.role.none');
    return isBuiltInRole(role) ? t(`views.role.${role}`) : role;
  };
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-xl">{t('views.title')}</h3>
      <p className="text-muted">{t(views.length === 0 ? 'views.none' : 'views.text')}</p>
      <ul className="grid gap-3">
        {views.map(({ id, kind, orderNumber, role, reason, viewedAt }) => (
          <li key={id}>
            <p className="font-semibold">
              {orderNumber === null
                ? t(`papers.kind.${kind as PaperKind}`)
                : t(`views.${kind as OrderPaper}`, { number: orderNumber })}
            </p>
            <p className="break-words text-muted text-sm">
              {dateTime(locale, Date.parse(viewedAt))} · {roleName(role)} · {reason}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Numbers and pictures of papers, what became of them, and who has looked at them. */
export function DocumentsPart() {
  const t = useScopedI18n('settings');
  const answer = usePersonalQuery(SettingsPapersDocument, {});
  return (
    <WhenLoaded answer={answer}>
      {(data) => (
        <>
          <NumbersCard profile={data.profileCustomer} onChanged={answer.retry} />
          <Card className="grid gap-6">
            <div>
              <h3 className="font-bold text-xl">{t('papers.title')}</h3>
              <p className="mt-1 text-muted">{t('papers.text')}</p>
            </div>
            <ul className="grid gap-8">
              {shownPapers(data.profileCustomer.customerType, data.customerPapers).map((paper) => (
                <PaperItem key={paper.kind} paper={paper} onChanged={answer.retry} />
              ))}
            </ul>
          </Card>
          <Views views={data.documentViews} />
        </>
      )}
    </WhenLoaded>
  );
}
