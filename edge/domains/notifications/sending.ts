import { lte } from 'drizzle-orm';
import { message } from '#db/schema/notifications.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import type { Handed, Sender } from './channels/channel.ts';
import { senderOf } from './channels/senders.ts';
import { channelConfig } from './config.ts';
import {
  dueMessages,
  lookAgain,
  type MessageRow,
  noteProviderId,
  silentMessages,
  waitUntil,
} from './message.sql.ts';
import { arrived, besides, failMessage, leaveUnsent, messageMover, moveMessage } from './move.ts';
import { outgoing, type Sending } from './outgoing.ts';
import { patienceWith } from './patience.ts';
import { dropDevice } from './push/device.sql.ts';
import { mayGoAt, openRecipient } from './recipient.ts';

const MOST_AT_ONCE = 100;
const SIDE_BY_SIDE = 8;
/** A run has a minute; whatever is not begun by then is left to the next. */
const BEGIN_WITHIN_MS = 30 * SECOND_MS;
/** Who has not come back by then is dead; a provider is given ten seconds. */
const LEASE_MS = MINUTE_MS;
const MOST_TRIES = 6;
const FIRST_RETRY_MS = 30 * SECOND_MS;
/** So long a status may take that tells of a message whose answer got lost. */
const DOUBT_MS = 10 * MINUTE_MS;
/** How often a provider is asked that tells nothing by itself, and until when. */
const ASK_MS = 2 * MINUTE_MS;
const ASK_UNTIL_MS = DAY_MS;
/** There is nothing to look for any more. */
const NEVER_AGAIN_MS = 365 * DAY_MS;

const retryAfter = (tries: number): number => FIRST_RETRY_MS * 4 ** (tries - 1);

/** Whether the provider still knows the message if it had it before. Nobody wrote down when: not before it was planned. */
const isRepeatable = (row: MessageRow, sender: Sender | undefined, now: number): boolean =>
  sender?.repeatable === true && now - row.createdAt < (sender.knownForMs ?? Infinity);

/** Writes down what became of handing it over. Statuses may have been faster; then they stand. */
const settle = async (
  row: MessageRow,
  handed: Handed,
  sender: Sender,
  deps: Sending,
): Promise<void> => {
  const { db, clock, log } = deps;
  const now = clock();
  if (handed.kind === 'accepted') {
    const { providerId } = handed;
    const set = { providerId, sentAt: now, updatedAt: now, lastError: null };
    const again = sender.ask === undefined ? patienceWith(row) : ASK_MS;
    const moved = await moveMessage(
      deps,
      messageMover.move('accept', { id: row.id, set: { ...set, dueAt: now + again } }),
    );
    if (!moved && providerId !== null) await db.write([noteProviderId({ id: row.id, providerId })]);
    return;
  }
  const { reason } = handed;
  log.warn('notifications.not-sent', { id: row.id, channel: row.channel, reason });
  if (handed.kind === 'refused') {
    if (handed.gone) await db.write([dropDevice({ id: row.device })]);
    await failMessage(row, reason, deps);
    return;
  }
  const set = { lastError: reason.slice(0, 300), updatedAt: now };
  if (handed.kind === 'lost' && !sender.repeatable) {
    await moveMessage(
      deps,
      messageMover.move('doubt', { id: row.id, set: { ...set, dueAt: now + DOUBT_MS } }),
    );
    return;
  }
  if (row.tries >= MOST_TRIES) {
    await failMessage(row, reason, deps);
    return;
  }
  const dueAt = now + retryAfter(row.tries);
  await moveMessage(deps, messageMover.move('postpone', { id: row.id, set: { ...set, dueAt } }));
};

/** A second try and another channel may come due at night, too. */
const waitsUntil = async (row: MessageRow, { clock, cipher }: Sending): Promise<number> => {
  if (row.urgent || row.channel === 'MAIL') return clock();
  const { zone } = await openRecipient(row.recipient, row.notificationId, cipher);
  return mayGoAt(row, zone, clock());
};

/** Takes a message, so that nobody else sends it, and hands it to its provider. */
const sendOne = async (row: MessageRow, deps: Sending): Promise<void> => {
  const { clock, config, log } = deps;
  const sender = senderOf(row.channel, config, deps);
  if (sender === undefined) {
    await failMessage(row, 'no provider', deps);
    return;
  }
  const now = clock();
  if (row.tries > 0 && sender.repeatable && !isRepeatable(row, sender, now)) {
    await failMessage(row, 'too old to be sent again', deps);
    return;
  }
  // One that cannot be opened fails below, where the try counts.
  const morning = await waitsUntil(row, deps).catch(() => now);
  if (morning > now) {
    await deps.db.write([waitUntil({ id: row.id, dueAt: morning })]);
    return;
  }
  const taken = { ...row, tries: row.tries + 1 };
  const mine = await moveMessage(
    deps,
    messageMover.move('send', {
      id: row.id,
      guard: lte(message.dueAt, now),
      set: { tries: taken.tries, dueAt: now + LEASE_MS, updatedAt: now },
    }),
  );
  if (!mine) return;
  const out = await outgoing(taken, deps).catch((error: unknown): Handed => {
    log.error('notifications.not-made', { id: row.id, reason: String(error) });
    return { kind: 'later', reason: `not made: ${error instanceof Error ? error.name : 'error'}` };
  });
  if (out === 'not wanted' || out === 'too late') {
    await leaveUnsent(taken, out, deps);
    return;
  }
  if (out === undefined) {
    await failMessage(taken, 'nobody to send it to', deps);
    return;
  }
  await settle(taken, 'kind' in out ? out : await sender.send(out), sender, deps);
};

/** Whoever was sending it is dead, or no status has come of a lost answer. */
const takeUp = async (row: MessageRow, deps: Sending): Promise<void> => {
  const guard = lte(message.dueAt, deps.clock());
  if (row.state === 'UNCERTAIN') {
    await failMessage(row, 'no answer and no status', deps, guard);
    return;
  }
  const now = deps.clock();
  const repeatable = isRepeatable(row, senderOf(row.channel, deps.config, deps), now);
  if (repeatable && row.tries >= MOST_TRIES) {
    await failMessage(row, 'its sender never came back', deps, guard);
    return;
  }
  await moveMessage(
    deps,
    messageMover.move(repeatable ? 'postpone' : 'doubt', {
      id: row.id,
      guard,
      set: { dueAt: now + (repeatable ? retryAfter(row.tries) : DOUBT_MS), updatedAt: now },
    }),
  );
};

const together = async <T>(
  rows: readonly T[],
  { clock, log }: Deps,
  work: (row: T) => Promise<void>,
): Promise<void> => {
  const started = clock();
  const left = [...rows];
  const worker = async (): Promise<void> => {
    for (let row = left.shift(); row !== undefined; row = left.shift()) {
      if (clock() - started > BEGIN_WITHIN_MS) return;
      try {
        await work(row);
      } catch (error) {
        log.error('notifications.send-failed', { reason: String(error) });
      }
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
};

const sendingOf = (deps: Deps): Sending => ({
  ...deps,
  cipher: createCipher(cipherKeys(deps.env)),
  config: channelConfig(deps.env),
});

/** Sends what is due, what is urgent first. @returns how many there were */
export const sendDue = async (deps: Deps): Promise<number> => {
  const { db, clock } = deps;
  const [rows] = await db.readPrimary([dueMessages({ now: clock(), limit: MOST_AT_ONCE })]);
  const sending = sendingOf(deps);
  await together(rows, deps, (row) =>
    row.state === 'QUEUED' ? sendOne(row, sending) : takeUp(row, sending),
  );
  return rows.length;
};

/** Looks at what was sent and of which nothing was heard since. */
export const followUp = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const [rows] = await db.readPrimary([silentMessages({ now: clock(), limit: MOST_AT_ONCE })]);
  const sending = sendingOf(deps);
  await together(rows, deps, async (row) => {
    const sender = senderOf(row.channel, sending.config, sending);
    const status = row.providerId && sender?.ask ? await sender.ask(row.providerId) : null;
    if (status === 'delivered' || status === 'read') {
      await arrived(row, 'deliver', sending);
      return;
    }
    if (status === 'failed') {
      await failMessage(row, 'the provider says so', sending);
      return;
    }
    const age = clock() - (row.sentAt ?? row.createdAt);
    const patience = patienceWith(row);
    const asks = sender?.ask !== undefined && age < ASK_UNTIL_MS;
    const again = Math.min(
      asks ? ASK_MS + age / 2 : NEVER_AGAIN_MS,
      age < patience ? patience - age : NEVER_AGAIN_MS,
    );
    await db.write([
      lookAgain({ id: row.id, dueAt: Math.round(clock() + again) }),
      ...(row.channel !== 'MAIL' && age >= patience ? besides(row, sending) : []),
    ]);
  });
};
