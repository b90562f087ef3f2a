import { type CodeChannel, otherChannel } from '#edge/contract/account/code.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import type { Outgoing } from '#edge/domains/notifications/channels/channel.ts';
import { senderOf } from '#edge/domains/notifications/channels/senders.ts';
import { channelConfig } from '#edge/domains/notifications/config.ts';
import { mailHtml, mailText } from '#edge/domains/notifications/render/mail.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { addressWords, CODE_TEMPLATE, CODE_WORDS } from './words.ts';

type Sending = Pick<Deps, 'env' | 'fetch' | 'log' | 'sendSmtp'>;

export interface CodeMessage {
  /** Of the row; statuses come back with it. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly code: string;
  readonly locale: Locale;
}

const outgoing = (
  { id, to, code, locale }: CodeMessage,
  channel: CodeChannel,
  { env }: Sending,
): Outgoing => ({
  key: id,
  to,
  locale,
  ...(channel === 'WHATSAPP'
    ? // The button of such a template copies the code.
      { template: { name: CODE_TEMPLATE, values: [code], path: code } }
    : {
        // The last line lets phones offer the code to this site and no other (origin-bound codes).
        text: `${inLocale(CODE_WORDS, locale).replace('{code}', code)}\n\n@${new URL(env.SITE_ORIGIN).hostname} #${code}`,
      }),
});

/**
 * Hands a code to a channel's provider now: it is waited for, and worth nothing in five minutes. What a
 * channel does not take goes by the other one; an answer that got lost counts as taken.
 * @returns the channel it went by; undefined when none has taken it
 */
export const sendCode = async (
  message: CodeMessage,
  channel: CodeChannel,
  sending: Sending,
  channels: readonly CodeChannel[] = [channel, otherChannel(channel)],
): Promise<CodeChannel | undefined> => {
  const config = channelConfig(sending.env);
  for (const each of channels) {
    const sender = senderOf(each, config, sending);
    const handed = await sender?.send(outgoing(message, each, sending));
    if (handed?.kind === 'accepted' || handed?.kind === 'lost') return each;
    const reason = handed?.reason ?? 'no provider';
    sending.log.warn('notifications.code-not-sent', { id: message.id, channel: each, reason });
  }
  return undefined;
};

export interface AddressMail extends CodeMessage {
  readonly name: string;
  /** Without origin and language. */
  readonly path: string;
}

/** Sends the mail that proves an address. @returns whether the provider has taken it */
export const sendAddressMail = async (
  { id, to, code, locale, name, path }: AddressMail,
  sending: Sending,
): Promise<boolean> => {
  const { env, log } = sending;
  const origin = env.SITE_ORIGIN;
  const words = inLocale(addressWords, locale)(code);
  const page = {
    words,
    locale,
    name,
    url: `${origin}/${locale}${path}`,
    preferencesUrl: `${origin}/${locale}/notifications/preferences`,
    unsubscribeUrl: undefined,
  };
  const mail = {
    subject: words.subject,
    html: mailHtml(page),
    text: mailText(page),
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [],
  };
  const handed = await senderOf('MAIL', channelConfig(env), sending)?.send({
    key: id,
    to,
    locale,
    mail,
  });
  if (handed?.kind === 'accepted' || handed?.kind === 'lost') return true;
  log.warn('notifications.code-not-sent', { id, channel: 'MAIL', reason: handed?.reason ?? '' });
  return false;
};
