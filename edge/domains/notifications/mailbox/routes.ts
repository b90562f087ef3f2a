import { inLocale, isLocale } from '#edge/contract/locale.ts';
import { channelsOf } from '#edge/domains/notifications/plan/route.ts';
import { mailOf, pushOf, smsOf, whatsAppOf } from '#edge/domains/notifications/render/content.ts';
import { filledText, registeredText } from '#edge/domains/notifications/render/registered.ts';
import {
  TEMPLATE_NAMES,
  TEMPLATES,
  type TemplateName,
} from '#edge/domains/notifications/templates/all.ts';
import type { Template } from '#edge/domains/notifications/templates/template.ts';
import type { Env } from '#edge/env.ts';
import { fromBase64url } from '#edge/platform/base64url.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { readBytes } from '#edge/platform/read-bytes.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { SAMPLE_KINDS, sampleOf } from './samples.ts';

const MOST_BYTES = 8_000_000;

/** A mail in a frame of our own page: nothing of it runs, and it loads nothing. */
const MAIL_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

/** What our mails carry; the browser stores it and shows nothing of it. */
const FILE_TYPES: Readonly<Record<string, string>> = {
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
};

interface SentMail {
  readonly html?: unknown;
  readonly attachments?: readonly { readonly filename: string; readonly content: string }[];
}

const nothing = () => new Refusal('NOT_FOUND', 'There is nothing here.');

const isTemplate = (name: string): name is TemplateName =>
  (TEMPLATE_NAMES as readonly string[]).includes(name);

/** `<template>.<language>.<kind of values>` */
const sample = (id: string, env: Env) => {
  const [name = '', locale = '', kindName = ''] = id.split('.');
  const kind = SAMPLE_KINDS.find((each) => each === kindName);
  if (!isTemplate(name) || !isLocale(locale) || kind === undefined) throw nothing();
  const template: Template = TEMPLATES[name];
  const letter = {
    name,
    template,
    facts: sampleOf(template, kind),
    path: '/my-orders/ord_sample',
    reader: { locale, zone: 'Asia/Jakarta' } as const,
    madeAt: Date.UTC(2026, 10, 24),
  };
  const mail = mailOf(letter, {
    origin: env.SITE_ORIGIN,
    from: 'ALVA <no-reply@alva.example>',
    to: 'ayu@alva.demo',
    unsubscribePath: '/api/notifications/unsubscribe/sample',
    isGuest: false,
  });
  return { letter, mail };
};

/** How it looks on each channel it may come on; null on the others. */
const appearances = ({ letter, mail }: ReturnType<typeof sample>, origin: string) => {
  const { template, reader } = letter;
  const channels = channelsOf(template);
  const { subject, text, attachments } = mail;
  const whatsApp = whatsAppOf(letter);
  const { notification } = pushOf(letter, { origin, tag: 'sample', unread: 1 });
  return {
    mail: channels.includes('MAIL')
      ? { subject, text, attachments: attachments.map(({ filename }) => filename) }
      : null,
    whatsApp: channels.includes('WHATSAPP')
      ? {
          text: filledText(registeredText(whatsApp.name, reader.locale) ?? '', whatsApp.values),
          action: inLocale(template.words, reader.locale).action,
        }
      : null,
    sms: channels.includes('SMS') ? smsOf(letter, origin) : null,
    push: channels.includes('PUSH') ? { title: notification.title, body: notification.body } : null,
  };
};

/**
 * What an embedded instance has sent, as its recipients see it, and every template with sample values.
 * Elsewhere none of it exists: it shows addresses and contents to anybody.
 */
export const mailbox = (env: Env) => {
  const url = env.ALVA_ENV === 'embedded' ? env.MESSAGES_URL : undefined;
  const fromProviders = async (path: string, { fetch }: Deps): Promise<Response> => {
    if (url === undefined) throw nothing();
    const answer = await fetch(`${url.replace(/\/$/, '')}${path}`);
    const bytes = await readBytes(answer, MOST_BYTES);
    if (!answer.ok || bytes === undefined) throw nothing();
    return new Response(bytes, { headers: { 'content-type': 'application/json' } });
  };
  const sentMail = async (id: string, deps: Deps): Promise<SentMail> => {
    if (!/^[\w-]{1,80}$/.test(id)) throw nothing();
    return (await fromProviders(`/sent/${id}`, deps)).json();
  };
  const gallery = (): void => {
    if (env.ALVA_ENV !== 'embedded') throw nothing();
  };
  return {
    messages: (deps: Deps): Promise<Response> => fromProviders('/sent', deps),
    mail: async (id: string, deps: Deps): Promise<Response> => {
      const { html } = await sentMail(id, deps);
      if (typeof html !== 'string') throw nothing();
      return new Response(html, { headers: MAIL_HEADERS });
    },
    /** An attachment by its place in the mail, from 0. */
    attachment: async (id: string, at: string, deps: Deps): Promise<Response> => {
      const file = (await sentMail(id, deps)).attachments?.[Number(at)];
      if (file === undefined) throw nothing();
      const name = file.filename.replace(/[^\w.-]/g, '_');
      return new Response(fromBase64url(file.content), {
        headers: {
          'content-type': FILE_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          'content-disposition': `attachment; filename="${name}"`,
        },
      });
    },
    /** A browser's address at the push service of this machine. */
    pushAddress: async ({ fetch }: Deps): Promise<Response> => {
      if (url === undefined) throw nothing();
      const answer = await fetch(`${url.replace(/\/$/, '')}/control/push`, { method: 'POST' });
      const bytes = await readBytes(answer, MOST_BYTES);
      if (!answer.ok || bytes === undefined) throw nothing();
      return new Response(bytes, { headers: { 'content-type': 'application/json' } });
    },
    templates: (): Response => {
      gallery();
      return Response.json({
        kinds: SAMPLE_KINDS,
        templates: TEMPLATE_NAMES.map((name) => {
          const { purpose, reach, urgent }: Template = TEMPLATES[name];
          return { name, purpose, reach, urgent };
        }),
      });
    },
    template: (id: string): Response => {
      gallery();
      return Response.json(appearances(sample(id, env), env.SITE_ORIGIN));
    },
    templateMail: (id: string): Response => {
      gallery();
      return new Response(sample(id, env).mail.html, { headers: MAIL_HEADERS });
    },
  };
};
