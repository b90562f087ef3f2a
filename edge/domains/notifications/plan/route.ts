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

type Routed = Pick<Template, 'reach' | 'purpose' | 'opens'>;

/**
 * What happens to an account reaches who signs in by number alone, or whose mail bounces, by phone; not a
 * link that proves an address.
 */
const waysOf = ({ reach, purpose, opens }: Routed): readonly (readonly Channel[])[] =>
  reach === 'MAIL' && purpose === 'security' && opens === undefined
    ? [['MAIL', 'WHATSAPP', 'SMS']]
    : WAYS[reach];

/** Every channel something may come on; browsers that were switched on get all. */
export const channelsOf = (template: Routed): readonly Channel[] => [
  ...new Set([
    ...waysOf(template).flat(),
    ...(template.reach === 'INBOX' ? [] : (['PUSH'] as const)),
  ]),
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
  template: Routed,
  choices: readonly Choice[],
  possible: readonly Channel[],
): readonly (readonly Channel[])[] =>
  waysOf(template)
    .map((way) =>
      way.filter(
        (channel) => possible.includes(channel) && wants(choices, template.purpose, channel),
      ),
    )
    .filter((way) => way.length > 0);
