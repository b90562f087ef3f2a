'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { Card } from '#web/ui/card.tsx';
import {
  ChartColumn,
  ChevronRight,
  Clock,
  Cog,
  FileText,
  Gauge,
  History,
  Layers,
  LifeBuoy,
  Mail,
  Monitor,
  Motorbike,
  Package,
  Plus,
  Share2,
  ShieldCheck,
  ShoppingBag,
  Tag,
  Users,
  Wrench,
} from '#web/ui/icons.ts';
import type { Tool } from './tools.ts';
import { useTools } from './use-tools.ts';

const ICON: Readonly<Record<Tool, typeof LifeBuoy>> = {
  queues: Layers,
  orders: ShoppingBag,
  'new-order': Plus,
  'test-rides': Gauge,
  workshop: Wrench,
  stock: Motorbike,
  goods: Package,
  prices: FileText,
  settings: Cog,
  coupons: Tag,
  hours: Clock,
  figures: ChartColumn,
  referrals: Share2,
  roadside: LifeBuoy,
  listings: Tag,
  messages: Mail,
  accounts: Users,
  papers: FileText,
  roles: ShieldCheck,
  audit: History,
  status: Monitor,
};

export function ToolsScreen() {
  const t = useScopedI18n('staff');
  const tools = useTools();
  return (
    <ul className="grid gap-1 sm:grid-cols-2 sm:gap-4">
      {tools.map((tool) => {
        const Icon = ICON[tool];
        return (
          <li key={tool}>
            <Link
              href={`/pstools/${tool}`}
              className="block h-full rounded-xl focus-visible:outline-offset-4"
            >
              <Card className="flex h-full items-center gap-4 transition-colors hover:bg-sunken max-sm:py-2.5">
                <Icon size={28} className="shrink-0 text-muted" aria-hidden="true" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold text-lg">{t(`tool.${tool}`)}</span>
                  {/* Whoever has their desk on a phone knows the tools by name: twenty of them fit two screens. */}
                  <span className="mt-1 block text-muted max-sm:sr-only">
                    {t(`tool.${tool}-text`)}
                  </span>
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
