import type { Channel } from '#edge/contract/notifications/purposes.ts';
import type { ChannelConfig } from '#edge/domains/notifications/config.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { Sender } from './channel.ts';
import { ocaSmsSender } from './oca-sms.ts';
import { resendSender } from './resend.ts';
import { smtpMailSender } from './smtp-mail.ts';
import { webPushSender } from './web-push.ts';
import { whatsAppSender } from './whatsapp.ts';

/** Who sends on a channel; none where no provider is configured. */
export const senderOf = (
  channel: Channel,
  { mail, smtp, whatsapp, sms, push }: ChannelConfig,
  { fetch: fetch_, sendSmtp }: Pick<Deps, 'fetch' | 'sendSmtp'>,
): Sender | undefined => {
  switch (channel) {
    case 'MAIL':
      if (mail !== undefined) return resendSender(mail, fetch_);
      return smtp && sendSmtp && smtpMailSender(smtp.from, sendSmtp);
    case 'WHATSAPP':
      return whatsapp && whatsAppSender(whatsapp, fetch_);
    case 'SMS':
      return sms && ocaSmsSender(sms, fetch_);
    case 'PUSH':
      return push && webPushSender(push, fetch_);
  }
};
