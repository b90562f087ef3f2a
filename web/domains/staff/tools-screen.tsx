'use client';

import { STAFF_OPERATIONS, staffOperation } from '#edge/contract/staff/operations.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { StaffRightsDocument } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Card } from '#web/ui/card.tsx';
import {
  ChevronRight,
  FileText,
  Gauge,
  History,
  Layers,
  LifeBuoy,
  Mail,
  Motorbike,
  Share2,
  ShieldCheck,
  ShoppingBag,
  Tag,
  Users,
} from '#web/ui/icons.ts';
import { TOOLS, type Tool } from './tools.ts';

const ICON: Readonly<Record<Tool, typeof LifeBuoy>> = {
  queues: Layers,
  orders: ShoppingBag,
  'test-rides': Gauge,
  stock: Motorbike,
  referrals: Share2,
  roadside: LifeBuoy,
  listings: Tag,
  messages: Mail,
  accounts: Users,
  papers: FileText,
  roles: ShieldCheck,
  audit: History,
};

/** Whether somebody can use a tool; staff of one place, only those that are narrowed to it. */
const mayOpen = (
  tool: Tool,
  { permissions, placeSlug }: { permissions: readonly string[]; placeSlug: string | null },
): boolean =>
  holds(permissions, STAFF_OPERATIONS[TOOLS[tool]].needs) &&
  (placeSlug === null || staffOperation(TOOLS[tool])?.place !== undefined);

export function ToolsScreen() {
  const t = useScopedI18n('staff');
  // Until the answer is here, and without a connection, all of them: each page says by itself who may.
  const rights = usePersonalQuery(StaffRightsDocument, {}).data?.staffRights;
  const tools = (Object.keys(TOOLS) as Tool[]).filter(
    (tool) => rights === undefined || mayOpen(tool, rights),
  );
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {tools.map((tool) => {
        const Icon = ICON[tool];
        return (
          <li key={tool}>
            <Link
              href={`/pstools/${tool}`}
              className="block h-full rounded-xl focus-visible:outline-offset-4"
            >
              <Card className="flex h-full items-center gap-4 transition-colors hover:bg-sunken">
                <Icon size={28} className="shrink-0 text-muted" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-lg">{t(`tool.${tool}`)}</span>
                  <span className="mt-1 block text-muted">{t(`tool.${tool}-text`)}</span>
                </span>
                <ChevronRight size={22} className="shrink-0 text-faint" aria-hidden="true" />
              </Card>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
