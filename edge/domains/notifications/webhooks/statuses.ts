import * as v from 'valibot';
import type { ProviderStatus } from '#edge/domains/notifications/channels/channel.ts';
import { complained } from '#edge/domains/notifications/complained.ts';
import {
  type MessageRow,
  messageOfProvider,
  noteProviderId,
} from '#edge/domains/notifications/message.sql.ts';
import {
  arrived,
  failMessage,
  messageMover,
  moveMessage,
} from '#edge/domains/notifications/move.ts';
import { patienceWith } from '#edge/domains/notifications/patience.ts';
import type { Deps } from '#edge/platform/deps.ts';

/** What a provider says of one message. */
export interface Status {
  /** Our key, where it comes back. */
  readonly key: string | undefined;
  readonly providerId: string;
  readonly status: ProviderStatus;
  readonly reason?: string;
}

/** A word about a message that is not in the outbox, by our key. @returns whether it changed something */
export type OtherStatus = (key: string, status: ProviderStatus, deps: Deps) => Promise<boolean>;

const MAIL_STATUSES: Readonly<Record<string, ProviderStatus>> = {
  'email.sent': 'sent',
  'email.delivered': 'delivered',
  'email.opened': 'read',
  'email.clicked': 'read',
  'email.bounced': 'failed',
  'email.failed': 'failed',
  'email.suppressed': 'failed',
  'email.complained': 'complained',
};

const short = (most: number) => v.pipe(v.string(), v.maxLength(most));

const MailEvent = v.looseObject({
  type: short(100),
  data: v.looseObject({
    email_id: short(200),
    tags: v.optional(
      v.union([
        v.record(v.string(), v.unknown()),
        v.array(v.looseObject({ name: v.string(), value: v.unknown() })),
      ]),
    ),
    bounce: v.optional(v.looseObject({ type: v.optional(v.string()) })),
  }),
});

/** Throws for what is not as documented. */
export const statusesOfMail = (body: unknown): readonly Status[] => {
  const { type, data } = v.parse(MailEvent, body);
  const status = MAIL_STATUSES[type];
  if (status === undefined) return [];
  const { tags = {} } = data;
  const tag = Array.isArray(tags)
    ? tags.find(({ name }) => name === 'message')?.value
    : tags.message;
  const key = typeof tag === 'string' ? tag.replace('-', '.') : undefined;
  return [{ key, providerId: data.email_id, status, reason: data.bounce?.type ?? type }];
};

const WhatsAppStatus = v.looseObject({
  id: short(300),
  status: short(40),
  biz_opaque_callback_data: v.optional(short(512)),
  errors: v.optional(v.array(v.looseObject({ code: v.optional(v.number()) }))),
});

const WhatsAppEvent = v.looseObject({
  object: v.literal('whatsapp_business_account'),
  entry: v.pipe(
    v.array(
      v.looseObject({
        changes: v.pipe(
          v.array(
            v.looseObject({
              value: v.looseObject({
                statuses: v.optional(v.pipe(v.array(WhatsAppStatus), v.maxLength(1_000))),
              }),
            }),
          ),
          v.maxLength(100),
        ),
      }),
    ),
    v.maxLength(100),
  ),
});

const isStatus = (name: string): name is ProviderStatus =>
  name === 'sent' || name === 'delivered' || name === 'read' || name === 'failed';

/** Throws for what is not as documented; messages of customers are none of it. */
export const statusesOfWhatsApp = (body: unknown): readonly Status[] =>
  v
    .parse(WhatsAppEvent, body)
    .entry.flatMap(({ changes }) => changes)
    .flatMap(({ value }) => value.statuses ?? [])
    .flatMap(({ id, status, biz_opaque_callback_data: key, errors }) =>
      isStatus(status)
        ? [{ key, providerId: id, status, reason: `error ${errors?.[0]?.code ?? 0}` }]
        : [],
    );

const apply = (row: MessageRow, { status, reason }: Status, deps: Deps): Promise<boolean> => {
  switch (status) {
    case 'sent': {
      const now = deps.clock();
      // Nothing else sets it where our own answer got lost.
      const set = { sentAt: now, updatedAt: now, dueAt: now + patienceWith(row) };
      return moveMessage(deps, messageMover.move('accept', { id: row.id, set }));
    }
    case 'delivered':
      return arrived(row, 'deliver', deps);
    case 'read':
      return arrived(row, 'read', deps);
    case 'failed':
      return failMessage(row, reason ?? 'the provider says so', deps);
    case 'complained':
      return complained(row, deps);
  }
};

/** `msg_….2` was the second round of staff; what the first one came to does not matter any more. */
const isOfThisRound = ({ id, round }: MessageRow, key: string | undefined): boolean =>
  key === undefined || key === (round === 0 ? id : `${id}.${round}`);

/**
 * Writes down what a provider says. Repeated, late and overtaken words change nothing: the table of moves
 * says which word leads on from which. @returns how many changed something
 */
export const applyStatuses = async (
  statuses: readonly Status[],
  deps: Deps,
  other: OtherStatus = async () => false,
): Promise<number> => {
  let changed = 0;
  for (const status of statuses) {
    const { key, providerId } = status;
    const [[row]] = await deps.db.readPrimary([
      messageOfProvider({ id: key?.split('.')[0] ?? '', providerId }),
    ]);
    if (row === undefined && key !== undefined && (await other(key, status.status, deps)))
      changed++;
    if (row === undefined || !isOfThisRound(row, key)) continue;
    if (await apply(row, status, deps)) changed++;
    if (row.providerId === null) await deps.db.write([noteProviderId({ id: row.id, providerId })]);
  }
  return changed;
};
