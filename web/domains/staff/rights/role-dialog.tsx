'use client';

import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import {
  GRANTED_PERMISSIONS,
  holds,
  PERMISSION_ACTIONS,
  PERMISSION_SUBJECTS,
} from '#edge/contract/staff/permissions.ts';
import { ROLE_LIMITS, roleInput } from '#edge/contract/staff/role-inputs.ts';
import { isBuiltInRole } from '#edge/contract/staff/roles.ts';
import { MeanwhileNotice } from '#web/domains/staff/meanwhile-notice.tsx';
import { useVersionedWrite } from '#web/domains/staff/use-versioned-write.ts';
import { SaveStaffRoleDocument } from '#web/platform/graphql/generated/main/save-staff-role.ts';
import type { RoleFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { useRoleName } from './use-role-name.ts';

interface Props {
  /** None for a new one. */
  role: RoleFragment | undefined;
  /** As it is now. */
  current: RoleFragment | undefined;
  /** What whoever edits may do, and so may give. */
  rights: readonly string[];
  onStale: () => void;
  onClose: () => void;
  onSaved: () => void;
}

/** Makes a role or changes it: what it may, by subject and by what is done to it. */
export function RoleDialog({ role, current, rights, onStale, onClose, onSaved }: Props) {
  const t = useScopedI18n('staff');
  const nameOf = useRoleName();
  const shown = current ?? role;
  const { write, problem, meanwhile } = useVersionedWrite(
    {
      version: shown?.version ?? 0,
      isPossible: role === undefined || (current !== undefined && current.lacking.length === 0),
      facts: [
        shown === undefined ? '' : nameOf(shown),
        ...GRANTED_PERMISSIONS.map((each) => (shown?.permissions.includes(each) ? each : '')),
        shown?.isOfPlace ? t('role.of-place') : '',
        shown?.needsSecondFactor ? t('role.second-factor') : '',
      ],
      changed: 'ROLE_CHANGED',
      over: ['ROLE_NOT_FOUND'],
      onStale,
    },
    onSaved,
  );
  const [id] = useState(() => role?.id ?? newId('rol'));
  const form = useForm({
    schema: roleInput,
    defaultValues: {
      id,
      name: role?.name ?? '',
      permissions: [...(role?.permissions ?? [])],
      isOfPlace: role?.isOfPlace ?? false,
      needsSecondFactor: role?.needsSecondFactor ?? false,
      reason: '',
    },
  });
  return (
    <Dialog open onClose={onClose} title={t(role === undefined ? 'role.add' : 'role.change')}>
      <Form form={form} onSubmit={(input) => write(SaveStaffRoleDocument, input)}>
        {isBuiltInRole(id) ? null : (
          <FormField name="name" label={t('role.name')}>
            {(control) => <Input {...control} autoComplete="off" maxLength={ROLE_LIMITS.name} />}
          </FormField>
        )}
        <FormControl<string[]> name="permissions">
          {({ value, onChange, error }) => (
            <div className="grid gap-5">
              {PERMISSION_SUBJECTS.map((subject) => (
                <FieldGroup
                  key={subject}
                  legend={t(`subject.${subject}`)}
                  hint={t(`subject-text.${subject}`)}
                  error={subject === PERMISSION_SUBJECTS[0] ? error : undefined}
                >
                  <div className="grid grid-cols-2">
                    {PERMISSION_ACTIONS.map((action) => {
                      const permission = GRANTED_PERMISSIONS.find(
                        (each) => each === `${action}${subject}`,
                      );
                      if (permission === undefined) return null;
                      const isChosen = value.includes(permission);
                      return (
                        <Checkbox
                          key={permission}
                          label={t(`action.${action}`)}
                          checked={isChosen}
                          disabled={!holds(rights, permission)}
                          onChange={() =>
                            onChange(
                              isChosen
                                ? value.filter((each) => each !== permission)
                                : [...value, permission],
                            )
                          }
                        />
                      );
                    })}
                  </div>
                </FieldGroup>
              ))}
            </div>
          )}
        </FormControl>
        <FormControl<boolean> name="isOfPlace">
          {({ value, onChange }) => (
            <Checkbox
              label={t('role.of-place')}
              checked={value}
              onChange={() => onChange(!value)}
            />
          )}
        </FormControl>
        <FormControl<boolean> name="needsSecondFactor">
          {({ value, onChange }) => (
            <Checkbox
              label={t('role.second-factor')}
              checked={value}
              onChange={() => onChange(!value)}
            />
          )}
        </FormControl>
        <FormField name="reason" label={t('account.reason')} hint={t('role.reason-hint')}>
          {(control) => <Input {...control} autoComplete="off" maxLength={ROLE_LIMITS.reason} />}
        </FormField>
        <MeanwhileNotice {...meanwhile} />
        {problem ? <Alert tone="critical">{problem}</Alert> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('account.keep')}
          </Button>
          {meanwhile.change === 'over' ? null : (
            <SubmitButton variant="accent">{t('role.save')}</SubmitButton>
          )}
        </div>
      </Form>
    </Dialog>
  );
}
