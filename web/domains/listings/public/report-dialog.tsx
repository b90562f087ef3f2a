'use client';

import { useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { newId } from '#edge/contract/ids.ts';
import { REPORT_REASONS, reportForm } from '#edge/contract/listings/enquiry.ts';
import { ReportListingDocument } from '#web/platform/graphql/generated/main/report-listing.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** Tells us that something is wrong with a listing; it stays until somebody has looked. */
export default function ReportDialog({
  listingId,
  onClose,
}: {
  listingId: string;
  onClose: () => void;
}) {
  const t = useScopedI18n('listings');
  const id = useRef(newId('lrp'));
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>();
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState<'busy' | 'sent' | 'failed'>();
  const report = async () => {
    const parsed = safeParse(reportForm, { reason, note });
    if (!parsed.success) return;
    setOutcome('busy');
    const answer = await send(TELLING_MAIN, ReportListingDocument, {
      param: { id: id.current, listingId, ...parsed.output },
    });
    setOutcome(answer.ok && answer.data.reportListing.success ? 'sent' : 'failed');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.title')}
      actions={
        outcome === 'sent' ? null : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('report.cancel')}
            </Button>
            <Button
              disabled={reason === undefined}
              busy={outcome === 'busy'}
              onClick={() => void report()}
            >
              {t('report.send')}
            </Button>
          </>
        )
      }
    >
      {outcome === 'sent' ? (
        <Alert tone="positive">{t('report.sent')}</Alert>
      ) : (
        <div className="grid gap-5">
          <FieldGroup legend={<span className="sr-only">{t('report.title')}</span>}>
            {REPORT_REASONS.map((each) => (
              <Radio
                key={each}
                name="report-reason"
                label={t(`report.${each}`)}
                checked={reason === each}
                onChange={() => setReason(each)}
              />
            ))}
          </FieldGroup>
          <Field id="report-note" label={t('report.note')}>
            {(aria) => (
              <Textarea
                {...aria}
                rows={3}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          {outcome === 'failed' ? <Alert tone="critical">{t('report.failed')}</Alert> : null}
        </div>
      )}
    </Dialog>
  );
}
