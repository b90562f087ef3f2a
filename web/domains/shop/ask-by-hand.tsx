'use client';

import { whatsappLink } from '#edge/contract/contact.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { MapPin, MessageCircle } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

export interface AskByHandProps {
  /** What the message to us says; the person may change it before it is sent. */
  message: string;
  /** A sentence about what the buttons do. */
  note: string;
}

/** For what no cart takes, because nothing is left or a workshop has to fit it: asked by message, or at a dealer. */
export function AskByHand({ message, note }: AskByHandProps) {
  const t = useScopedI18n('shop');
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <a
          href={whatsappLink(message)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'primary' })}
        >
          <MessageCircle size={20} aria-hidden="true" />
          {t('order.ask')}
        </a>
        <LinkButton href="/experience-center" variant="secondary">
          <MapPin size={20} aria-hidden="true" />
          {t('order.dealer')}
        </LinkButton>
      </div>
      <p className="text-muted text-sm">{note}</p>
    </div>
  );
}
