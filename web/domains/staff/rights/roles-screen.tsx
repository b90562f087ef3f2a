'use client';

import { useState } from 'react';
import { holds } from '#edge/contract/staff/permissions.ts';
import { ADMINISTRATOR_ROLE } from '#edge/contract/staff/roles.ts';
import { Pending } from '#web/domains/account/index.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main/staff-rights.ts';
import { StaffRolesDocument } from '#web/platform/graphql/generated/main/staff-roles.ts';
import type { MemberFragment, RoleFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Grants } from './grants.tsx';
import { useRoleName } from './use-role-name.ts';

const RoleDialog = latePart(() => import('./role-dialog.tsx').then((m) => m.RoleDialog));
const MemberDialog = latePart(() => import('./member-dialog.tsx').then((m) => m.MemberDialog));

/** `null` is a new one. */
type Open =
  | { readonly kind: 'role'; readonly role: RoleFragment | null }
  | { readonly kind: 'member'; readonly member: MemberFragment | null };

function RoleCard({ role, onChange }: { role: RoleFragment; onChange: (() => void) | undefined }) {
  const t = useScopedI18n('staff');
  const nameOf = useRoleName();
  const { id, permissions, isOfPlace, needsSecondFactor, lacking } = role;
  return (
    <Card className="grid content-start gap-3">
      <h4 className="font-bold text-lg">{nameOf(role)}</h4>
      <p className="flex flex-wrap gap-2">
        {isOfPlace ? <Badge>{t('role.of-place-short')}</Badge> : null}
        {needsSecondFactor ? <Badge tone="accent">{t('role.second-factor-short')}</Badge> : null}
      </p>
      <ul className="flex flex-wrap gap-x-3 gap-y-1 text-muted text-sm">
        {permissions.map((permission) => (
          <li key={permission}>{permission}</li>
        ))}
      </ul>
      {id === ADMINISTRATOR_ROLE ? <p className="text-sm">{t('role.fixed')}</p> : null}
      {onChange === undefined || id === ADMINISTRATOR_ROLE ? null : lacking.length > 0 ? (
        <p className="text-sm">{t('role.lacking', { permissions: lacking.join(', ') })}</p>
      ) : (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onChange}>
          {t('role.change')}
          <span className="sr-only">: {nameOf(role)}</span>
        </Button>
      )}
    </Card>
  );
}

function Members({
  members,
  roles,
  onChange,
}: {
  members: readonly MemberFragment[];
  roles: readonly RoleFragment[];
  onChange: ((member: MemberFragment) => void) | undefined;
}) {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const nameOf = useRoleName();
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
      {members.map((member) => (
        <li
          key={member.customerId}
          className="flex flex-wrap items-center justify-between gap-3 px-5 py-4"
        >
          <span className="min-w-0">
            <span className="block break-words font-semibold">{member.name}</span>
            <span className="block text-muted text-sm">
              {[
                nameOf(roles.find(({ id }) => id === member.roleId)),
                member.placeSlug,
                member.since === null ? t('member.before') : date(locale, Date.parse(member.since)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-2">
            {member.secondFactor ? (
              <Badge tone="positive">{t('member.second-factor')}</Badge>
            ) : null}
            {member.closed ? <Badge tone="critical">{t('member.closed')}</Badge> : null}
            {onChange === undefined ? null : (
              <Button variant="quiet" size="sm" onClick={() => onChange(member)}>
                {t('member.change')}
                <span className="sr-only">: {member.name}</span>
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who of the staff may what: the roles, and the people who have them. */
export function RolesScreen() {
  const t = useScopedI18n('staff');
  const { data, fault, retry } = usePersonalQuery(StaffRolesDocument, {});
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights.permissions ?? [];
  const [open, setOpen] = useState<Open>();
  if (data === undefined) return <Pending failed={fault !== undefined} onRetry={retry} />;
  const { staffRoles: roles, staffMembers: members, staffGrants: grants } = data;
  const mayChange = holds(rights, 'UpdateSettings');
  const close = (): void => setOpen(undefined);
  const saved = (): void => {
    close();
    retry();
  };
  return (
    <div className="grid gap-10">
      {grants.length === 0 ? null : (
        <Grants grants={grants} roles={roles} mayDecide={mayChange} onDecided={retry} />
      )}
      <section className="grid gap-4">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-2xl">{t('member.title')}</h3>
          {mayChange ? (
            <Button onClick={() => setOpen({ kind: 'member', member: null })}>
              {t('member.add')}
            </Button>
          ) : null}
        </header>
        <Members
          members={members}
          roles={roles}
          onChange={mayChange ? (member) => setOpen({ kind: 'member', member }) : undefined}
        />
      </section>
      <section className="grid gap-4">
        <header className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-2xl">{t('role.title')}</h3>
          {mayChange ? (
            <Button variant="secondary" onClick={() => setOpen({ kind: 'role', role: null })}>
              {t('role.add')}
            </Button>
          ) : null}
        </header>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {roles.map((role) => (
            <RoleCard
              key={role.id}
              role={role}
              onChange={mayChange ? () => setOpen({ kind: 'role', role }) : undefined}
            />
          ))}
        </div>
      </section>
      {open?.kind === 'role' ? (
        <RoleDialog
          role={open.role ?? undefined}
          current={roles.find(({ id }) => id === open.role?.id)}
          rights={rights}
          onStale={retry}
          onClose={close}
          onSaved={saved}
        />
      ) : null}
      {open?.kind === 'member' ? (
        <MemberDialog
          member={open.member ?? undefined}
          roles={roles}
          onClose={close}
          onSaved={saved}
        />
      ) : null}
    </div>
  );
}
