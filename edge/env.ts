import * as v from 'valibot';
import { RATE_LIMITS } from './contract/limits.ts';

const flag = v.optional(
  v.pipe(
    v.picklist(['on', 'off']),
    v.transform((value) => value === 'on'),
  ),
  'off',
);

const perMinute = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
);

/** A payment page lives five minutes at least and seven days at most. */
const paymentMinutes = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(5),
  v.maxValue(10_080),
);

const upToAMinute = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
  v.maxValue(60_000),
);

/** Configuration of the BFF, the same names in Node and in a Worker. */
const EnvSchema = v.object({
  /** `embedded` is the only switch for the Auth emulator, the payment sandbox and demo accounts. */
  ALVA_ENV: v.optional(v.picklist(['production', 'embedded']), 'production'),
  DATABASE_URL: v.pipe(v.string(), v.nonEmpty()),
  DATABASE_PRIMARY_URL: v.optional(v.pipe(v.string(), v.nonEmpty())),
  DATABASE_AUTH_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** In Node: the folder of uploaded files; without it, `files` beside the database file. */
  FILES_FOLDER: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** The map's tiles, a PMTiles archive: in Node the path of the file, in a Worker the object's key in the bucket MAPS. */
  MAP_ARCHIVE: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Public origin, e.g. `https://www.example.id`; requests from other origins fail the CSRF check. */
  SITE_ORIGIN: v.optional(v.pipe(v.string(), v.url()), 'http://localhost:3000'),
  REGION: v.optional(v.string(), 'local'),
  VERSION: v.optional(v.string(), 'development'),
  FIREBASE_PROJECT_ID: v.optional(v.pipe(v.string(), v.nonEmpty())),
  FIREBASE_API_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  FIREBASE_AUTH_DOMAIN: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** `host:port` of the Auth emulator; refused outside `embedded` and for projects not named demo-…. */
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /**
   * Key file (JSON) of a service account that may read, make and update accounts (`firebaseauth.users.get`,
   * `.create`, `.update`).
   */
  FIREBASE_SERVICE_ACCOUNT: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /**
   * Whether all staff need a second factor at sign-in, whatever their role says. On, except on an embedded
   * instance, whose demo accounts have none.
   */
  STAFF_SECOND_FACTOR: v.optional(v.picklist(['on', 'off'])),
  /** `<id>:<32 bytes or more, base64url>`, newest first; the first signs, all verify. */
  SESSION_KEYS: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** The same form, for numbers of identity cards at rest. */
  IDENTITY_KEYS: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** One key; it never changes, or numbers could no longer be found by their index. */
  IDENTITY_INDEX_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** `<source>:<32 bytes or more, base64url>[,…]`: operators that may push EVSE statuses; none when absent. */
  STATION_STATUS_KEYS: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** JSON list of operators whose OCPI endpoint is asked for their stations: source, url, token of each. */
  OCPI_SOURCES: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Midtrans: pages are made at the first address, everything else is asked at the second; nothing can be paid without them. */
  MIDTRANS_SNAP_URL: v.optional(v.pipe(v.string(), v.url())),
  MIDTRANS_API_URL: v.optional(v.pipe(v.string(), v.url())),
  MIDTRANS_SERVER_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** What notifications are signed with, where it is not the server key. */
  MIDTRANS_SIGNATURE_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** JSON list of financing companies with an API: provider, url, key, secret of each; staff decide for the others. */
  FINANCING_COMPANIES: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** How long goods out of a cart are held while their order is unpaid, in minutes. */
  GOODS_PAYMENT_MINUTES: v.optional(paymentMinutes, 60),
  /** A stand-in for all providers of messages, for embedded instances alone. */
  MESSAGES_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Mail by Resend: key, secret of its webhook (`whsec_…`), and the sender. Without a provider a channel is not used. */
  RESEND_KEY: v.optional(v.pipe(v.string(), v.nonEmpty())),
  RESEND_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.startsWith('whsec_'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** In Node, instead of Resend: `smtps://user:password@host:465`, or `smtp://…:587`. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//), v.url())),
  /** WhatsApp's Cloud API: the sending number's id, a token, the app's secret, and what its webhook is verified with. */
  WHATSAPP_PHONE_NUMBER_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{1,32}$/))),
  WHATSAPP_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty())),
  WHATSAPP_APP_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty())),
  WHATSAPP_VERIFY_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** SMS by OCA (Telkom). */
  OCA_SMS_USER: v.optional(v.pipe(v.string(), v.nonEmpty())),
  OCA_SMS_PASSWORD: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Web push: our key (P-256, base64url: the point and the number), and where push services reach us. */
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^B[\w-]{86}$/))),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  VAPID_SUBJECT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:|https:)/))),
  /** A stand-in for reCAPTCHA, for embedded instances alone. */
  RECAPTCHA_URL: v.optional(v.pipe(v.string(), v.url())),
  /** reCAPTCHA v3: without it no codes are sent, and nobody learns whether an email or number is registered. */
  RECAPTCHA_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
  RECAPTCHA_SECRET: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Where leaked passwords are asked for by the first letters of their hash; production asks Pwned Passwords. */
  BREACHED_PASSWORDS_URL: v.optional(v.pipe(v.string(), v.url())),
  /** An external blog's API, `https://…/wp-json/wp/v2`; `{locale}` in it becomes the language. */
  BLOG_API_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Its fixed credential for basic authentication: base64 of `user:application password`. */
  BLOG_API_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w+/=-]+$/))),
  /**
   * Whoever collects metrics and traces in OpenTelemetry's form, JSON over HTTP; `/v1/traces` and `/v1/metrics`
   * are added. Headers as `name=value,name=value`. Nothing is sent without it.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url())),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Told when a rule of edge/contract/staff/status.ts is broken, and when it holds again: a chat's webhook. */
  ALERT_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Accept documents that are not in the trusted list, and introspection. */
  OPEN_DOCUMENTS: flag,
  /**
   * How long an answer of /content is sent again before the store is asked whether it still holds, in ms;
   * 0 asks for each request. More than the minute that caches in front may keep it gains nothing.
   */
  CONFIRMED_FOR_MS: v.optional(upToAMinute, 1_000),
  /** Requests a minute from one address, where the platform brings no limiter of its own. */
  FLOOD_LIMIT: v.optional(perMinute, RATE_LIMITS.flood),
  /** The same for `/api/login`. Mobile networks here put many people behind one address. */
  LOGIN_LIMIT: v.optional(perMinute, RATE_LIMITS.login),
  /**
   * Node only: the header in which the proxy in front writes the visitor's address, over whatever the
   * visitor sent, e.g. `x-real-ip`; the last address of a list counts. Production needs it.
   */
  VISITOR_ADDRESS_HEADER: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/))),
  /**
   * Node only: addresses and networks of those proxies, e.g. `10.0.0.0/8,192.0.2.7`. Who connects from
   * elsewhere is counted by their connection, and the header they send is not read.
   */
  VISITOR_PROXIES: v.optional(
    v.pipe(v.string(), v.regex(/^[\da-fA-F:./]{2,49}(?:,[\da-fA-F:./]{2,49}){0,99}$/)),
  ),
  /** Shared with the server that renders pages, which names its visitors under it (edge/contract/visitor.ts). */
  RENDER_KEY: v.optional(v.pipe(v.string(), v.minLength(32))),
});

export type Env = v.InferOutput<typeof EnvSchema>;

/** Throws one sentence that names every wrong variable. */
export const parseEnv = (source: Record<string, unknown>): Env => {
  const parsed = v.safeParse(EnvSchema, source);
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: ${issue.message}`);
  throw new Error(`Configuration refused: ${faults.join('; ')}`);
};
