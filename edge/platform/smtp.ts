import { createTransport } from 'nodemailer';

/** A mail as an SMTP server gets it. */
interface SmtpMail {
  /** Names it for ever; a server that gets it twice may tell by it. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    /** Base64. */
    readonly content: string;
  }[];
}

/** What an SMTP server said. */
type SmtpAnswer =
  | { readonly ok: true }
  /** `step`: the command it was about, `CONN` before there was a connection; undefined where nobody knows. */
  | {
      readonly ok: false;
      readonly code: number | undefined;
      readonly step: string | undefined;
    };

export type SendSmtp = (mail: SmtpMail) => Promise<SmtpAnswer>;

interface Fault {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
  readonly syscall?: string;
}

/** A connection that breaks in the middle is `CONN` to the library, too: then nobody knows how far it was. */
const stepOf = ({ code, command, syscall }: Fault): string | undefined => {
  if (command !== undefined && command !== 'CONN') return command.split(' ')[0];
  return syscall === 'connect' || code === 'EDNS' ? 'CONN' : undefined;
};

const PATIENCE_MS = 10_000;
const CALENDAR = /^text\/calendar;.*method=(\w+)/;

/**
 * Sends mails to one server, each over a connection of its own: one that is kept open is closed by servers
 * in the middle of a mail, and the library then sends it again. In Node alone.
 * @param url `smtps://user:password@host:465`, or `smtp://…:587`, which has to offer TLS unless it is this machine
 */
export const createSmtp = (url: string): SendSmtp => {
  const { hostname } = new URL(url);
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost';
  const transport = createTransport({
    url,
    requireTLS: !isHere,
    ignoreTLS: isHere,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Nothing that somebody wrote may become a file of ours or an address that is fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ key, from, to, headers, attachments, ...words }) => {
    const calendar = attachments.find(({ contentType }) => CALENDAR.test(contentType));
    try {
      await transport.sendMail({
        ...words,
        from,
        to,
        headers: { ...headers },
        messageId: `<${key}@${/@([\w.-]+)/.exec(from)?.[1] ?? hostname}>`,
        // Beside the text, where calendars look for it.
        ...(calendar !== undefined && {
          icalEvent: {
            method: CALENDAR.exec(calendar.contentType)?.[1] ?? 'REQUEST',
            filename: calendar.filename,
            content: Buffer.from(calendar.content, 'base64'),
          },
        }),
        attachments: attachments
          .filter((each) => each !== calendar)
          .map(({ filename, contentType, content }) => ({
            filename,
            contentType,
            content,
            encoding: 'base64',
          })),
      });
      return { ok: true };
    } catch (error) {
      const fault = error as Fault;
      return { ok: false, code: fault.responseCode, step: stepOf(fault) };
    }
  };
};
