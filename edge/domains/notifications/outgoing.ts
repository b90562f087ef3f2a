import type { RowOf } from '#db/query.ts';
import { ticketMark } from '#edge/auth/ticket-mark.ts';
import type { Channel } from '#edge/contract/notifications/purposes.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { Outgoing } from './channels/channel.ts';
import { isWanted } from './choices.ts';
import type { ChannelConfig } from './config.ts';
import { type MessageRow, notificationById } from './message.sql.ts';
import { rideKeyById } from './plan/facts.sql.ts';
import { GUEST_RIDE_PATH } from './plan/test-rides.ts';
import { liveDevice, unreadOf } from './push/device.sql.ts';
import { openSubscription } from './push/subscription.ts';
import { addressIndexOf, addressOn, openRecipient, type Recipient } from './recipient.ts';
import { mailOf, pushOf, smsOf, whatsAppOf } from './render/content.ts';
import { receiptFile } from './render/receipt-file.ts';
import { type TemplateName, templateOf } from './templates/all.ts';
import type { Facts } from './templates/fill.ts';
import type { Template } from './templates/template.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** What sending takes beside the usual. */
export type Sending = Deps & { readonly cipher: Cipher; readonly config: ChannelConfig };

/** The row's id, and for another round by staff one of its own. */
const keyOf = ({ id, round }: MessageRow): string => (round === 0 ? id : `${id}.${round}`);

/** The page a mail's key opens; the store has no copy of it, nor has the inbox. */
const keyPath = async (
  { opens }: Template,
  { ticket }: Facts,
  cipher: Cipher,
): Promise<string | undefined> =>
  opens === undefined || typeof ticket !== 'string'
    ? undefined
    : `/login/action?mode=${opens}&oobCode=${ticket}_${await ticketMark(ticket, cipher)}`;

/** A guest's page of their ride, with the key that opens it; the store has it with the ride alone. */
const ridePath = async (
  { path, customerId, facts }: RowOf<typeof notificationById>,
  { db }: Pick<Sending, 'db'>,
): Promise<string | undefined> => {
  if (customerId !== null || path !== GUEST_RIDE_PATH) return undefined;
  const [[ride]] = await db.readPrimary([rideKeyById({ id: String(facts.booking) })]);
  return ride && `${path}#${ride.manageKey}`;
};

interface Subject {
  readonly telling: RowOf<typeof notificationById>;
  readonly template: Template;
  readonly recipient: Recipient;
}

/** A push to one browser, while the person is signed in on it. It opens the page, and carries no key. */
const pushed = async (
  row: MessageRow,
  { telling, template, recipient }: Subject,
  { db, env, cipher, clock }: Sending,
): Promise<Outgoing | undefined> => {
  const { customerId } = row;
  if (customerId === null) return undefined;
  const [[live], [unread]] = await db.readPrimary([
    liveDevice({ id: row.device, customerId, now: clock() }),
    unreadOf({ customerId }),
  ]);
  if (live === undefined) return undefined;
  const { subscription: sealed, endpointIndex } = live.push_device;
  const letter = {
    name: telling.template as TemplateName,
    template,
    facts: telling.facts,
    path: telling.path,
    reader: recipient,
    madeAt: telling.createdAt,
  };
  const around = { origin: env.SITE_ORIGIN, tag: telling.id, unread: unread?.count ?? 0 };
  return {
    key: keyOf(row),
    to: '',
    locale: recipient.locale,
    push: {
      subscription: await openSubscription(sealed, endpointIndex, cipher),
      body: pushOf(letter, around),
      urgent: row.urgent,
      keptForMs: newsUntil(template, telling.createdAt) - clock(),
    },
  };
};

/** Until when it is news; never old where the template does not say. Epoch ms. */
const newsUntil = ({ newsForMs = Infinity }: Template, createdAt: number): number =>
  createdAt + newsForMs;

/** What goes out; undefined where there is nothing that could, and why where its reader has ended it or it is old news. */
export const outgoing = async (
  row: MessageRow,
  deps: Sending,
): Promise<Outgoing | 'not wanted' | 'too late' | undefined> => {
  const { db, clock, env, cipher, config, files } = deps;
  const [[telling]] = await db.readPrimary([notificationById({ id: row.notificationId })]);
  const template = telling && templateOf(telling.template);
  if (telling === undefined || template === undefined) return undefined;
  if (clock() >= newsUntil(template, telling.createdAt)) return 'too late';
  const recipient = await openRecipient(row.recipient, row.notificationId, cipher);
  if (!(await isWanted(row, template.purpose, recipient, deps))) return 'not wanted';
  if (row.channel === 'PUSH') return pushed(row, { telling, template, recipient }, deps);
  const to = addressOn(row.channel, recipient);
  if (to === null) return undefined;
  const { facts, createdAt } = telling;
  const path =
    (await keyPath(template, facts, cipher)) ?? (await ridePath(telling, deps)) ?? telling.path;
  const name = telling.template as TemplateName;
  const letter = { name, template, facts, path, reader: recipient, madeAt: createdAt };
  const content = async (channel: Channel): Promise<Partial<Outgoing>> => {
    if (channel === 'SMS') return { text: smsOf(letter, env.SITE_ORIGIN) };
    if (channel === 'WHATSAPP') return { template: whatsAppOf(letter) };
    const { customerId } = row;
    const reader =
      customerId === null ? { addressIndex: await addressIndexOf(to, cipher) } : { customerId };
    const token = await unsubscribeToken(reader, template.purpose, cipher);
    const mail = mailOf(letter, {
      origin: env.SITE_ORIGIN,
      from: (config.mail ?? config.smtp)?.from ?? '',
      to,
      unsubscribePath: `/api/notifications/unsubscribe/${token}`,
      isGuest: customerId === null,
    });
    const receipt = await receiptFile(facts, { db, files });
    return { mail: { ...mail, attachments: [...mail.attachments, ...receipt] } };
  };
  return { key: keyOf(row), to, locale: recipient.locale, ...(await content(row.channel)) };
};
