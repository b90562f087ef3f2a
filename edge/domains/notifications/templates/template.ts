import type { Written } from '#edge/contract/locale.ts';
import type { Purpose } from '#edge/contract/notifications/purposes.ts';

/** How a fact is written: as it is, as a sum in rupiah, or as day and time where it happens. */
type FactKind = 'text' | 'rupiah' | 'moment';

/** What stands in a message in one language; `{fact}` is filled in. */
export interface Words {
  readonly subject: string;
  /** Shown in a list of mails after the subject. */
  readonly preheader: string;
  /** One that names a fact nobody knows is left out. */
  readonly paragraphs: readonly string[];
  /** On the button to the page. */
  readonly action: string;
  /** The whole message where there is little room: inbox, phone. Names required facts alone. */
  readonly short: string;
}

export interface Template {
  readonly purpose: Purpose;
  /** Comes at night, too. */
  readonly urgent: boolean;
  /** Old news after that: not sent any more, nor in the morning what happens at night. In ms. */
  readonly newsForMs?: number;
  /** `PHONE`: WhatsApp, else SMS, else mail. `BOTH`: mail, and WhatsApp or SMS. `MAIL`: mail; what happens to an account goes by phone where mail does not reach. `PUSH`: to browsers alone. `INBOX`: no message. */
  readonly reach: 'INBOX' | 'PUSH' | 'MAIL' | 'PHONE' | 'BOTH';
  readonly facts: Readonly<Record<string, FactKind>>;
  /** What the link of its mail does; the link is a key, and is made when the mail goes out. */
  readonly opens?: 'changeEmail' | 'newPassword';
  /** Facts that may be missing. */
  readonly optional?: readonly string[];
  readonly words: Written<Words>;
}

/** Every message greets its reader. */
export const NAME = { name: 'text' } as const;

export const defineTemplates = <const T extends Readonly<Record<string, Template>>>(
  templates: T,
): T => templates;
