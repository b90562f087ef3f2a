import { documentLocale } from '#web/platform/i18n/document-locale.ts';
import { errorSentence } from '#web/platform/i18n/error-messages.ts';
import { toast } from '#web/ui/toast.ts';
import { CONTENT, MAIN } from './endpoints.ts';
import type { Fault } from './fault.ts';
import type { Transport } from './send.ts';
import { showsToast } from './toast-rules.ts';

const sentenceOf = async (operation: string, fault: Fault): Promise<string> => {
  const locale = documentLocale();
  const plain = async (): Promise<string> => (await errorSentence(locale, 'fallback')) ?? operation;
  if (fault.layer === 'graphql') return (await errorSentence(locale, fault.code)) ?? plain();
  if (fault.layer !== 'http') return plain();
  const sentence = await errorSentence(locale, 'network-status');
  const facts: Readonly<Record<string, string>> = {
    status: `${fault.status} ${fault.statusText}`.trim(),
    name: fault.name || operation,
    message: fault.message,
  };
  return sentence?.replace(/\{(\w+)\}/g, (_, fact) => facts[fact] ?? '') ?? plain();
};

const tell = (operation: string, fault: Fault): void => {
  if (showsToast(operation, fault))
    void sentenceOf(operation, fault).then((message) => toast({ message, tone: 'critical' }));
};

/**
 * For what somebody in front of the screen asked for: a fault becomes a red toast, where the rules
 * want one. What works behind the screen (pulls, the outbox, beacons) has its own places to say so.
 */
export const TELLING_MAIN: Transport = { ...MAIN, tell };
export const TELLING_CONTENT: Transport = { ...CONTENT, tell };
