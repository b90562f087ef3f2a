import type { Channel } from '#edge/contract/notifications/purposes.ts';
import type { Env } from '#edge/env.ts';

export interface MailConfig {
  readonly url: string;
  readonly key: string;
  /** `whsec_…` */
  readonly webhookSecret: string;
  /** `ALVA <…@…>` */
  readonly from: string;
}

export interface WhatsAppConfig {
  /** With the version of the API, e.g. `https://graph.facebook.com/v23.0`. */
  readonly url: string;
  readonly phoneNumberId: string;
  readonly token: string;
  readonly appSecret: string;
  readonly verifyToken: string;
}

export interface SmsConfig {
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

/** Web push needs no provider: browsers bring theirs, and our key says who we are (VAPID). */
export interface PushConfig {
  /** P-256, base64url: the uncompressed point, and the number. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:…` or an address of ours, where a push service reaches us. */
  readonly subject: string;
  /** The stand-in that gets everything, whatever the address says. */
  readonly relay?: string;
}

/** Providers by channel; a channel without one is not used. */
export interface ChannelConfig {
  readonly mail?: MailConfig;
  /** Instead of it: a server of one's own, in Node alone. */
  readonly smtp?: { readonly from: string };
  readonly whatsapp?: WhatsAppConfig;
  readonly sms?: SmsConfig;
  readonly push?: PushConfig;
}

/** Of the stand-in on this machine. It reaches nobody, so its keys may be known. */
export const LOCAL_KEYS = {
  mail: 're_embedded',
  mailWebhook: `whsec_${btoa('embedded-mail-webhook-secret')}`,
  whatsapp: 'EAAembedded',
  whatsappApp: 'embedded-app-secret',
  whatsappVerify: 'embedded-verify-token',
  whatsappPhone: '100000000000001',
  smsUser: 'embedded',
  smsPassword: 'embedded-sms-password',
  pushPublic:
    'BGD4HedUMN5RbvdbQgKgVNCrgCC9egknWkCIbCABtDoBzNgDi6VATaSj52FLqAeDxU6qrSBzSAHsGUSb6n2X8EY',
  pushPrivate: '1qWMNX5xU0BYskP-eATxg3rhXAUIl6nZq03k4K1lpZA',
} as const;

const FROM = 'ALVA <no-reply@alva.example>';

const localConfig = (url: string): ChannelConfig => ({
  mail: { url, key: LOCAL_KEYS.mail, webhookSecret: LOCAL_KEYS.mailWebhook, from: FROM },
  whatsapp: {
    url: `${url}/v23.0`,
    phoneNumberId: LOCAL_KEYS.whatsappPhone,
    token: LOCAL_KEYS.whatsapp,
    appSecret: LOCAL_KEYS.whatsappApp,
    verifyToken: LOCAL_KEYS.whatsappVerify,
  },
  sms: { url, user: LOCAL_KEYS.smsUser, password: LOCAL_KEYS.smsPassword },
  push: {
    publicKey: LOCAL_KEYS.pushPublic,
    privateKey: LOCAL_KEYS.pushPrivate,
    subject: 'mailto:push@alva.example',
    relay: `${url}/push`,
  },
});

/** All of them, or none: half a configuration is a mistake that would be noticed too late. */
const together = <K extends keyof Env>(env: Env, names: readonly K[]): boolean => {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return false;
  if (missing.length === 0) return true;
  throw new Error(`Configuration refused: ${names.join(', ')} go together`);
};

const of = (value: string | undefined): string => value ?? '';

/** Throws at start-up for half a configuration, and for a stand-in outside of an embedded instance. */
export const channelConfig = (env: Env): ChannelConfig => {
  if (env.MESSAGES_URL !== undefined) {
    if (env.ALVA_ENV !== 'embedded')
      throw new Error('Configuration refused: MESSAGES_URL is for embedded instances');
    return localConfig(env.MESSAGES_URL.replace(/\/$/, ''));
  }
  const smtp = env.SMTP_URL !== undefined;
  if (smtp && env.RESEND_KEY !== undefined)
    throw new Error('Configuration refused: mail goes by SMTP_URL or by RESEND_KEY, not by both');
  if (smtp && env.MAIL_FROM === undefined)
    throw new Error('Configuration refused: SMTP_URL, MAIL_FROM go together');
  const mail = !smtp && together(env, ['RESEND_KEY', 'RESEND_WEBHOOK_SECRET', 'MAIL_FROM']);
  const whatsapp = together(env, [
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_TOKEN',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ]);
  const sms = together(env, ['OCA_SMS_USER', 'OCA_SMS_PASSWORD']);
  const push = together(env, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']);
  return {
    ...(smtp && { smtp: { from: of(env.MAIL_FROM) } }),
    ...(mail && {
      mail: {
        url: 'https://api.resend.com',
        key: of(env.RESEND_KEY),
        webhookSecret: of(env.RESEND_WEBHOOK_SECRET),
        from: of(env.MAIL_FROM),
      },
    }),
    ...(whatsapp && {
      whatsapp: {
        url: 'https://graph.facebook.com/v23.0',
        phoneNumberId: of(env.WHATSAPP_PHONE_NUMBER_ID),
        token: of(env.WHATSAPP_TOKEN),
        appSecret: of(env.WHATSAPP_APP_SECRET),
        verifyToken: of(env.WHATSAPP_VERIFY_TOKEN),
      },
    }),
    ...(sms && {
      sms: {
        url: 'https://sms.ocatelkom.co.id',
        user: of(env.OCA_SMS_USER),
        password: of(env.OCA_SMS_PASSWORD),
      },
    }),
    ...(push && {
      push: {
        publicKey: of(env.VAPID_PUBLIC_KEY),
        privateKey: of(env.VAPID_PRIVATE_KEY),
        subject: of(env.VAPID_SUBJECT),
      },
    }),
  };
};

export const channelsOf = ({
  mail,
  smtp,
  whatsapp,
  sms,
  push,
}: ChannelConfig): readonly Channel[] => [
  ...(mail || smtp ? (['MAIL'] as const) : []),
  ...(whatsapp ? (['WHATSAPP'] as const) : []),
  ...(sms ? (['SMS'] as const) : []),
  ...(push ? (['PUSH'] as const) : []),
];
