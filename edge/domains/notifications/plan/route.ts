import {
  type Channel,
  isOptional,
  isUsual,
  type Purpose,
} from '#edge/contract/notifications/purposes.ts';
import type { Template } from '#edge/domains/notifications/templates/template.ts';

export interface Choice {
  readonly purpose: string;
  readonly channel: string;
  readonly wanted: boolean;
}

const WAYS: Readonly<Record<Template['reach'], readonly (readonly Channel[])[]>> = {
  INBOX: [],
  PUSH: [],
  MAIL: [['MAIL']],
  PHONE: [['WHATSAPP', 'SMS', 'MAIL']],
  BOTH: [['MAIL'], ['WHATSAPP', 'SMS']],
};

/** Every channel something may come on; browsers that were switched on get all. */
export const channelsOf = (reach: Template['reach']): readonly Channel[] => [
  ...new Set([...WAYS[reach].flat(), ...(reach === 'INBOX' ? [] : (['PUSH'] as const))]),
];

/** Whether the person wants it so; a push goes beside the other ways, to each browser. */
export const wants = (choices: readonly Choice[], purpose: Purpose, channel: Channel): boolean =>
  !isOptional(purpose, channel) ||
  (choices.find((each) => each.purpose === purpose && each.channel === channel)?.wanted ??
    isUsual(purpose));

/**
 * Ways a message goes at once, each a channel and those that take over when it does not arrive: of what
 * the template wants, what the person wants, has an address for, and a provider serves.
 */
export const waysFor = (
  { reach, purpose }: Pick<Template, 'reach' | 'purpose'>,
  choices: readonly Choice[],
  possible: readonly Channel[],
): readonly (readonly Channel[])[] =>
  WAYS[reach]
    .map((way) =>
      way.filter((channel) => possible.includes(channel) && wants(choices, purpose, channel)),
    )
    .filter((way) => way.length > 0);
