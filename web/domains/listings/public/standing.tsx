import type { ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CircleCheck, Clock, EyeOff, Search } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Words } from './words.ts';

export type Standing = 'SHOWN' | 'SOLD' | 'WITHDRAWN' | 'EXPIRED' | 'HIDDEN' | 'UNKNOWN';

/** Around everything a listing's page shows: its status follows from this mark (listing-document.ts). */
export function Standing({ of, children }: { of: Standing; children: ReactNode }) {
  return (
    <div data-standing={of}>
      <Container className="pt-8 pb-20 sm:pt-12">{children}</Container>
    </div>
  );
}

const ICON = {
  SOLD: CircleCheck,
  WITHDRAWN: Clock,
  EXPIRED: Clock,
  HIDDEN: EyeOff,
  UNKNOWN: Search,
};

/** Why there is nothing to see under this address, and where to go instead. */
export function Gone({ standing, t }: { standing: Exclude<Standing, 'SHOWN'>; t: Words }) {
  const Icon = ICON[standing];
  return (
    <Standing of={standing}>
      <h1 className="sr-only">{t(`gone.${standing}`)}</h1>
      <EmptyState
        icon={<Icon size={28} />}
        title={t(`gone.${standing}`)}
        action={
          <LinkButton href="/shop/used" prefetch={false}>
            {t('gone.browse')}
          </LinkButton>
        }
      >
        {t(`gone.${standing}-text`)}
      </EmptyState>
    </Standing>
  );
}
