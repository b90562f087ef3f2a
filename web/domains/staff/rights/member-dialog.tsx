'use client';

import { useState } from 'react';
import { isPowerful } from '#edge/contract/staff/permissions.ts';
import { memberInput, ROLE_LIMITS } from '#edge/contract/staff/role-inputs.ts';
import { FindAccount } from '#web/domains/staff/accounts/find-account.tsx';
import { useDeskWrite } from '#web/domains/staff/use-desk-write.ts';
import { CustomerAccountDocument } from '#web/platform/graphql/generated/main/customer-account.ts';
import { SetStaffMemberDocument } from '#web/platform/graphql/generated/main/set-staff-member.ts';
import type { MemberFragment, RoleFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormControl } from '#web/ui/form/form-control.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { usePlaces } from './use-places.ts';
import { useRoleName } from './use-role-name.ts';

interface Person {
  readonly customerId: string;
  readonly name: string;
}

interface Props {
  /** None for somebody who is found first. */
  member: MemberFragment | undefined;
  roles: readonly RoleFragment[];
  onClose: () => void;
  onSaved: () => void;
}

const NONE = 'none';

function MemberForm({ person, member, roles, onClose, onSaved }: Props & { person: Person }) {
  const t = useScopedI18n('staff');
  const nameOf = useRoleName();
  const { write, problem } = useDeskWrite(onSaved);
  const places = usePlaces();
  const form = useForm({
    schema: memberInput,
    defaultValues: {
      roleId: member?.roleId ?? null,
      placeSlug: member?.placeSlug ?? null,
      reason: '',
    },
  });
  const role = roles.find(({ id }) => id === form.watch('roleId'));
  return (
    <Form
      form={form}
      onSubmit={(input) =>
        write(SetStaffMemberDocument, { customerId: person.customerId, ...input })
      }
    >
      <p className="font-semibold">{person.name}</p>
      <FormControl<string | null> name="roleId">
        {({ value, onChange }) => (
          <Field id="member-role" label={t('member.role')} required>
            {(aria) => (
              <Select
                {...aria}
                value={value ?? NONE}
                onChange={({ target }) => {
                  onChange(target.value === NONE ? null : target.value);
                  form.setValue('placeSlug', null);
                }}
                options={[
                  { value: NONE, label: t('role.none') },
                  ...roles.map((each) => ({
                    value: each.id,
                    label: nameOf(each),
                    disabled: each.lacking.length > 0,
                  })),
                ]}
              />
            )}
          </Field>
        )}
      </FormControl>
      {role?.isOfPlace ? (
        <FormControl<string | null> name="placeSlug">
          {({ value, onChange }) => (
            <Field id="member-place" label={t('member.place')} required>
              {(aria) => (
                <Select
                  {...aria}
                  value={value ?? ''}
                  placeholder={t('member.choose')}
                  onChange={({ target }) => onChange(target.value)}
                  options={places}
                />
              )}
            </Field>
          )}
        </FormControl>
      ) : null}
      <FormField name="reason" label={t('account.reason')} hint={t('role.reason-hint')}>
        {(control) => <Input {...control} autoComplete="off" maxLength={ROLE_LIMITS.reason} />}
      </FormField>
      {role !== undefined && isPowerful(role.permissions) ? (
        <Alert tone="caution">{t('member.second')}</Alert>
      ) : null}
      <p className="text-muted text-sm">{t('member.sign-out')}</p>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('account.keep')}
        </Button>
        <SubmitButton variant="accent">{t('role.save')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Gives somebody a role, another one, or none; somebody new is found by their email or number first. */
export function MemberDialog(props: Props) {
  const { member, onClose } = props;
  const t = useScopedI18n('staff');
  const errors = useErrorMessage();
  const send = usePersonalMutation();
  const [match, setMatch] = useState<Person>();
  const person = member ?? match;
  const search = async (contact: string): Promise<string | undefined> => {
    const answer = await send(CustomerAccountDocument, { contact });
    if (!answer.ok) {
      const { fault } = answer;
      return errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE');
    }
    const account = answer.data.customerAccount;
    if (account === null) return t('account.nobody');
    setMatch({ customerId: account.id, name: account.name });
    return undefined;
  };
  return (
    <Dialog open onClose={onClose} title={t(member === undefined ? 'member.add' : 'member.change')}>
      {person === undefined ? (
        <FindAccount onSearch={search} />
      ) : (
        <MemberForm {...props} person={person} />
      )}
    </Dialog>
  );
}
