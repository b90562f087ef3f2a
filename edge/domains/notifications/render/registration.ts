import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import { inLocale, LOCALES, type Locale } from '#edge/contract/locale.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { CODE_TEMPLATE } from '#edge/domains/notifications/codes/words.ts';
import { sampleOf } from '#edge/domains/notifications/mailbox/samples.ts';
import { channelsOf } from '#edge/domains/notifications/plan/route.ts';
import {
  TEMPLATE_NAMES,
  TEMPLATES,
  type TemplateName,
} from '#edge/domains/notifications/templates/all.ts';
import type { Template } from '#edge/domains/notifications/templates/template.ts';
import { whatsAppOf } from './content.ts';
import { registeredText } from './registered.ts';

/** The body of `POST /<account>/message_templates` of WhatsApp's Business Management API. */
export interface Registration {
  readonly name: string;
  readonly language: Locale;
  readonly category: 'UTILITY' | 'AUTHENTICATION';
  readonly components: readonly Readonly<Record<string, unknown>>[];
}

const registrationOf = (name: TemplateName, language: Locale, origin: string): Registration => {
  const template: Template = TEMPLATES[name];
  const sample = whatsAppOf({
    name,
    template,
    facts: sampleOf(template, 'usual'),
    path: '/my-orders',
    reader: { locale: language, zone: 'Asia/Jakarta' },
    madeAt: 0,
  });
  return {
    name: sample.name,
    language,
    category: 'UTILITY',
    components: [
      {
        type: 'BODY',
        text: registeredText(sample.name, language),
        ...(sample.values.length > 0 && { example: { body_text: [sample.values] } }),
      },
      {
        type: 'BUTTONS',
        buttons: [
          {
            type: 'URL',
            text: inLocale(template.words, language).action,
            url: `${origin}/{{1}}`,
            example: [`${origin}/${sample.path}`],
          },
        ],
      },
    ],
  };
};

/** WhatsApp words it; only how long the code lives is ours. */
const codeRegistration = (language: Locale): Registration => ({
  name: CODE_TEMPLATE,
  language,
  category: 'AUTHENTICATION',
  components: [
    { type: 'BODY', add_security_recommendation: true },
    { type: 'FOOTER', code_expiration_minutes: CODE_LIMITS.lifetimeMs / MINUTE_MS },
    { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
  ],
});

/** Everything that goes by WhatsApp, as it has to be registered there before the first message. */
export const registrations = (origin: string): readonly Registration[] =>
  LOCALES.flatMap((language) => [
    codeRegistration(language),
    ...TEMPLATE_NAMES.filter((name) => channelsOf(TEMPLATES[name]).includes('WHATSAPP')).map(
      (name) => registrationOf(name, language, origin),
    ),
  ]);
