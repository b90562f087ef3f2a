import { Accordion } from '#web/ui/accordion.tsx';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShoppingBag } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { Part } from './part.tsx';
import type { Samples } from './samples.ts';

export function StructurePart({ s }: { s: Samples }) {
  return (
    <Part id="structure" title={s.structure}>
      <Breadcrumbs label={s.crumbs} crumbs={[{ label: s.start, href: '/' }, { label: s.title }]} />
      <Stepper
        label={s.order}
        words={s.words}
        current={1}
        steps={s.steps.map((label, at) => ({
          id: label,
          label,
          note: at === 0 ? '10.01.2026' : undefined,
        }))}
      />
      <Tabs
        label={s.structure}
        tabs={s.tabs.map((label) => ({ id: label, label, content: `${label}. ${s.tabText}` }))}
      />
      <Accordion items={s.questions.map((title) => ({ id: title, title, content: s.answer }))} />
      <div className="grid gap-4 sm:grid-cols-3">
        <Card>{s.tabText}</Card>
        <Card tone="plain">{s.tabText}</Card>
        <Card tone="sunken">{s.tabText}</Card>
      </div>
      <EmptyState
        icon={<ShoppingBag size={28} />}
        title={s.empty}
        action={<LinkButton href="/product">{s.more}</LinkButton>}
      >
        {s.emptyText}
      </EmptyState>
    </Part>
  );
}
