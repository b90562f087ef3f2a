'use client';

import { useState } from 'react';
import { grantInput, ROLE_LIMITS } from '#edge/contract/staff/role-inputs.ts';
import { useDeskWrite } from '#web/domains/staff/use-desk-write.ts';
import { DecideStaffGrantDocument } from '#web/platform/graphql/generated/main/decide-staff-grant.ts';
import type { GrantFragment, RoleFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { useRoleName } from './use-role-name.ts';

interface Deciding {
  readonly grant: GrantFragment;
  readonly confirm: boolean;
}

function DecideDialog({
  deciding: { grant, confirm },
  onClose,
  onDecided,
}: {
  deciding: Deciding;
  onClose: () => void;
  onDecided: () => void;
}) {
  const t = useScopedI18n('staff');
  const { write, problem } = useDeskWrite(onDecided);
  const form = useForm({ schema: grantInput, defaultValues: { confirm, reason: '' } });
  const { id, name } = grant;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(confirm ? 'grant.confirm-title' : 'grant.refuse-title', { name })}
    >
      <Form form={form} onSubmit={(input) => write(DecideStaffGrantDocument, { id, ...input })}>
        <FormField name="reason" label={t('account.reason')} hint={t('role.reason-hint')}>
          {(control) => <Input {...control} autoComplete="off" maxLength={ROLE_LIMITS.reason} />}
        </FormField>
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('account.keep')}
          </Button>
          <SubmitButton variant={confirm ? 'accent' : 'danger'}>
            {t(confirm ? 'grant.confirm' : 'grant.refuse')}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

/** Roles over money or roles that one administrator wants to give: another one confirms. */
export function Grants({
  grants,
  roles,
  mayDecide,
  onDecided,
}: {
  grants: readonly GrantFragment[];
  roles: readonly RoleFragment[];
  mayDecide: boolean;
  onDecided: () => void;
}) {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const nameOf = useRoleName();
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <section className="grid gap-4">
      <h3 className="text-2xl">{t('grant.title')}</h3>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {grants.map((grant) => (
          <li
            key={grant.id}
            className="flex flex-wrap items-center justify-between gap-3 px-5 py-4"
          >
            <span className="min-w-0">
              <span className="block break-words font-semibold">
                {t('grant.line', {
                  role: nameOf(roles.find(({ id }) => id === grant.roleId)),
                  name: [grant.name, grant.placeSlug].filter(Boolean).join(', '),
                })}
              </span>
              <span className="block break-words text-muted text-sm">
                {t('grant.by', {
                  by: grant.requestedBy,
                  at: dateTime(locale, Date.parse(grant.requestedAt)),
                  reason: grant.reason,
                })}
              </span>
              {grant.mayConfirm ? null : (
                <span className="block text-sm">{t('grant.another')}</span>
              )}
            </span>
            {mayDecide ? (
              <span className="flex flex-wrap gap-2">
                {grant.mayConfirm ? (
                  <Button size="sm" onClick={() => setDeciding({ grant, confirm: true })}>
                    {t('grant.confirm')}
                    <span className="sr-only">: {grant.name}</span>
                  </Button>
                ) : null}
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => setDeciding({ grant, confirm: false })}
                >
                  {t(grant.mayConfirm ? 'grant.refuse' : 'grant.withdraw')}
                  <span className="sr-only">: {grant.name}</span>
                </Button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {deciding === undefined ? null : (
        <DecideDialog
          deciding={deciding}
          onClose={() => setDeciding(undefined)}
          onDecided={() => {
            setDeciding(undefined);
            onDecided();
          }}
        />
      )}
    </section>
  );
}
