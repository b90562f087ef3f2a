'use client';

import type { LucideIcon } from 'lucide-react';
import { SettingsOverviewDocument } from '#web/platform/graphql/generated/main/settings-overview.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Card } from '#web/ui/card.tsx';
import {
  Bell,
  ChevronRight,
  CircleUser,
  FileText,
  Lock,
  Mail,
  Monitor,
  ShieldCheck,
} from '#web/ui/icons.ts';
import { SETTINGS_PARTS, type SettingsPart } from './parts.ts';

const ICONS: Readonly<Record<SettingsPart, LucideIcon>> = {
  'sign-in': Mail,
  'second-factor': ShieldCheck,
  devices: Monitor,
  documents: FileText,
  data: Lock,
};

interface RowProps {
  href: string;
  icon: LucideIcon;
  title: string;
  text: string;
}

function Row({ href, icon: Icon, title, text }: RowProps) {
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-16 items-center gap-4 px-5 py-4 hover:bg-sunken sm:px-6"
      >
        <Icon size={22} className="shrink-0 text-accent-text" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block break-words text-muted text-sm">{text}</span>
        </span>
        <ChevronRight size={20} className="shrink-0 text-faint" />
      </Link>
    </li>
  );
}

/** What there is to settle about an account, each with its own page. */
export function SettingsOverview() {
  const t = useScopedI18n('settings');
  const { data } = usePersonalQuery(SettingsOverviewDocument, {});
  const textOf = (part: SettingsPart): string => {
    if (part === 'sign-in') return data?.profileCustomer.emailAddress ?? t('part.sign-in.text');
    if (part === 'devices' && data !== undefined)
      return t('part.devices.count', { count: data.customerSessions.length });
    return t(`part.${part}.text`);
  };
  return (
    <Card padded={false}>
      <ul className="divide-y divide-line">
        {SETTINGS_PARTS.map((part) => (
          <Row
            key={part}
            href={`/settings/${part}`}
            icon={ICONS[part]}
            title={t(`part.${part}`)}
            text={textOf(part)}
          />
        ))}
        <Row
          href="/notifications/preferences"
          icon={Bell}
          title={t('messages')}
          text={t('messages-help')}
        />
        <Row href="/profile" icon={CircleUser} title={t('profile')} text={t('profile-help')} />
      </ul>
    </Card>
  );
}
