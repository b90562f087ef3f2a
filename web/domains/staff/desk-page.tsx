import type { ReactNode } from 'react';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { Container } from '#web/ui/container.tsx';
import { StaffOnly } from './staff-only.tsx';
import type { Tool } from './tools.ts';

/** The page of one tool: where it is, what it is for, and the tool, for staff alone. */
export async function DeskPage({ tool, children }: { tool: Tool; children: ReactNode }) {
  const t = await getScopedI18n('staff');
  return (
    <Container className="pt-10 pb-20 sm:pt-14">
      <header className="mb-8 grid max-w-text gap-3">
        <Breadcrumbs
          label={t('path')}
          crumbs={[{ label: t('title'), href: '/pstools' }, { label: t(`tool.${tool}`) }]}
        />
        <h2 className="text-4xl">{t(`tool.${tool}`)}</h2>
        <p className="text-lg text-muted">{t(`lead.${tool}`)}</p>
      </header>
      <StaffOnly tool={tool}>{children}</StaffOnly>
    </Container>
  );
}
