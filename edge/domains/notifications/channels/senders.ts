import type { Channel } from '#edge/contract/notifications/purposes.ts';
import type { ChannelConfig } from '#edge/domains/notifications/config.ts';
import type { Sender } from './channel.ts';
import { ocaSmsSender } from './oca-sms.ts';
import { resendSender } from './resend.ts';
import { webPushSender } from './web-push.ts';
import { whatsAppSender } from './whatsapp.ts';

/** Who sends on a channel; none where no provider is configured. */
export const senderOf = (
  channel: Channel,
  { mail, whatsapp, sms, push }: ChannelConfig,
  fetch_: typeof fetch,
): Sender | undefined => {
  switch (channel) {
    case 'MAIL':
      return mail && resendSender(mail, fetch_);
    case 'WHATSAPP':
      return whatsapp && whatsAppSender(whatsapp, fetch_);
    case 'SMS':
      return sms && ocaSmsSender(sms, fetch_);
    case 'PUSH':
      return push && webPushSender(push, fetch_);
  }
};
