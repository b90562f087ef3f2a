import type { Query } from '#db/query.ts';
import type { Purpose } from '#edge/contract/notifications/purposes.ts';
import { choose, refuseMail } from './message.sql.ts';
import type { MailReader } from './unsubscribe-token.ts';

/** No more mails of a purpose to somebody. Who has an account can have them again in their choices. */
export const endMails = (reader: MailReader, purpose: Purpose, now: number): Query<unknown> =>
  'customerId' in reader
    ? choose({ ...reader, purpose, channel: 'MAIL', wanted: false, now })
    : refuseMail({ ...reader, purpose, now });
