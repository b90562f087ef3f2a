import { NO_MORE } from '#edge/contract/notifications/message-machine.ts';
import { endablePurposes } from '#edge/contract/notifications/purposes.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { endMails } from './end-mails.ts';
import type { MessageRow } from './message.sql.ts';
import { messageMover, moveMessage } from './move.ts';
import { addressIndexOf, openRecipient } from './recipient.ts';
import type { MailReader } from './unsubscribe-token.ts';

const readerOf = async (row: MessageRow, { env }: Deps): Promise<MailReader | undefined> => {
  if (row.customerId !== null) return { customerId: row.customerId };
  const cipher = createCipher(cipherKeys(env));
  const { mail } = await openRecipient(row.recipient, row.notificationId, cipher);
  return mail === null ? undefined : { addressIndex: await addressIndexOf(mail, cipher) };
};

/**
 * A reader called a mail spam: more of them would spoil our name with their provider. What can be ended ends,
 * and staff see it: what was agreed has to reach the person in another way. @returns whether it was news
 */
export const complained = async (row: MessageRow, deps: Deps): Promise<boolean> => {
  if (row.channel !== 'MAIL') return false;
  const now = deps.clock();
  const reader = await readerOf(row, deps);
  return moveMessage(
    deps,
    messageMover.move('complain', {
      id: row.id,
      set: { lastError: 'email.complained', updatedAt: now },
      effects: {
        [NO_MORE]:
          reader === undefined
            ? []
            : endablePurposes().map((purpose) => endMails(reader, purpose, now)),
      },
    }),
  );
};
