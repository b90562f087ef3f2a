'use client';

import { useState } from 'react';
import {
  isIn,
  type OwnerMove,
  ownerMovesFrom,
  SHOWN_STATES,
} from '#edge/contract/listings/machine.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LateShare } from '#web/ui/late-share.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { toast } from '#web/ui/toast.ts';
import type { OwnListing } from './overlay.ts';
import { writeMove } from './write.ts';

type Final = Extract<OwnerMove, 'sell' | 'withdraw'>;

const isFinal = (move: OwnerMove): move is Final => move === 'sell' || move === 'withdraw';

/** Where a listing can go from where it stands; what cannot be undone asks first. */
export function Actions({ listing }: { listing: OwnListing }) {
  const t = useScopedI18n('listings');
  const locale = useLocale();
  const [asking, setAsking] = useState<Final>();
  const path = `/sell-my-${listing.kind.toLowerCase()}/${listing.id}`;
  const go = async (move: OwnerMove): Promise<void> => {
    setAsking(undefined);
    const taken = await writeMove(listing.id, move, listing.title);
    if (!taken.ok) toast({ message: t(`declined.${taken.reason}`), tone: 'critical' });
  };
  const shown =
    isIn(SHOWN_STATES, listing.status) && listing.publishedAt !== null && !listing.hidden;
  // A draft is published from the last step of the form, which knows what is missing.
  const moves = ownerMovesFrom(listing.status).filter((move) => move !== 'publish');
  return (
    <div className="flex flex-wrap gap-3">
      {shown ? (
        <>
          <LinkButton href={path} size="sm">
            {t('view')}
          </LinkButton>
          <LateShare
            label={t('share')}
            copied={t('copied')}
            title={listing.title}
            path={() => `/${locale}${path}`}
            size="sm"
          />
        </>
      ) : null}
      {moves.map((move) => (
        <Button
          key={move}
          size="sm"
          variant={move === 'withdraw' ? 'quiet' : 'secondary'}
          onClick={() => (isFinal(move) ? setAsking(move) : void go(move))}
        >
          {t(`move.${move}`)}
        </Button>
      ))}
      {asking ? (
        <Dialog
          open
          onClose={() => setAsking(undefined)}
          title={t(`sure.${asking}`)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsking(undefined)}>
                {t('sure.keep')}
              </Button>
              <Button onClick={() => void go(asking)}>{t(`move.${asking}`)}</Button>
            </>
          }
        >
          <p className="text-muted">{t(`sure.${asking}-text`)}</p>
        </Dialog>
      ) : null}
    </div>
  );
}
