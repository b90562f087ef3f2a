import type { ListingStandingState } from '#web/platform/graphql/generated/main.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CircleCheck, Clock, EyeOff, Search } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { type GoneState, goneStateOf } from './gone-state.ts';
import type { Words } from './words.ts';

const ICON: Readonly<Record<GoneState, typeof Clock>> = {
  SOLD: CircleCheck,
  WITHDRAWN: Clock,
  EXPIRED: Clock,
  HIDDEN: EyeOff,
  UNKNOWN: Search,
};

/** Why there is nothing to see under this address, and where to go instead. */
export function Gone({ state, t }: { state: ListingStandingState; t: Words }) {
  const gone = goneStateOf(state);
  const Icon = ICON[gone];
  return (
    <>
      <h1 className="sr-only">{t(`gone.${gone}`)}</h1>
      <EmptyState
        icon={<Icon size={28} />}
        title={t(`gone.${gone}`)}
        action={<LinkButton href="/shop/used">{t('gone.browse')}</LinkButton>}
      >
        {t(`gone.${gone}-text`)}
      </EmptyState>
    </>
  );
}
