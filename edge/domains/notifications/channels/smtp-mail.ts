import type { SendSmtp } from '#edge/platform/smtp.ts';
import type { Handed, Sender } from './channel.ts';

/** Up to here the server has nothing it could deliver. */
const BEFORE_THE_MAIL = ['CONN', 'EHLO', 'HELO', 'STARTTLS', 'AUTH', 'MAIL', 'RCPT', 'API'];

const handedOf = (code: number | undefined, step = ''): Handed => {
  const reason = `SMTP ${code ?? 'no answer'} ${step}`;
  // Ours to mend: the mail itself is not what is refused.
  if (step === 'AUTH') return { kind: 'later', reason };
  if (code !== undefined) return { kind: code >= 500 ? 'refused' : 'later', reason };
  return { kind: BEFORE_THE_MAIL.includes(step) ? 'later' : 'lost', reason };
};

/**
 * Mail by an SMTP server. It knows no idempotency key and tells nothing of what became of a mail: one whose
 * answer got lost is not sent again, and waits at the desk.
 */
export const smtpMailSender = (from: string, send: SendSmtp): Sender => ({
  repeatable: false,
  send: async ({ key, to, mail }) => {
    if (mail === undefined) return { kind: 'refused', reason: 'no mail' };
    const answer = await send({ key, from, to, ...mail });
    return answer.ok ? { kind: 'accepted', providerId: null } : handedOf(answer.code, answer.step);
  },
});
