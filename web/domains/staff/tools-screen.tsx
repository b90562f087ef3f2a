'use client';

import { useScopedI18n } from '../../platform/i18n/client.ts';
import { Link } from '../../platform/i18n/link.tsx';
import { Card } from '../../ui/card.tsx';
import { ChevronRight, LifeBuoy } from '../../ui/icons.ts';

/** The tools there are; each one checks by itself who may use it. */
const TOOLS = [{ href: '/pstools/roadside', key: 'roadside', icon: LifeBuoy }] as const;

export function ToolsScreen() {
  const t = useScopedI18n('staff');
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {TOOLS.map(({ href, key, icon: Icon }) => (
        <li key={href}>
          <Link href={href} className="block rounded-xl focus-visible:outline-offset-4">
            <Card className="flex h-full items-center gap-4 transition-colors hover:bg-sunken">
              <Icon size={28} className="shrink-0 text-muted" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-lg">{t(`tool.${key}`)}</span>
                <span className="mt-1 block text-muted">{t(`tool.${key}-text`)}</span>
              </span>
              <ChevronRight size={22} className="shrink-0 text-faint" aria-hidden="true" />
            </Card>
          </Link>
        </li>
      ))}
    </ul>
  );
}
