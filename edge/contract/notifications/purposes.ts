/** Ways a message reaches somebody outside of the site. */
export const CHANNELS = ['MAIL', 'WHATSAPP', 'SMS', 'PUSH'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a message is for, as people switch it on and off. */
export const PURPOSES = [
  'orders',
  'riding',
  'service',
  'roadside',
  'listings',
  'referrals',
  'reminders',
  'security',
  'chargers',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * Mail that cannot be switched off: what was agreed and paid has to be confirmed in writing
 * (PP 80/2019), so only reminders and enquiries can do without.
 */
const BY_MAIL: readonly Purpose[] = [
  'orders',
  'riding',
  'service',
  'roadside',
  // What the programme owes and pays, and to which account.
  'referrals',
  'security',
];

/** Pushed to who asked for it, and sent in no other way. */
const BY_PUSH_ALONE: readonly Purpose[] = ['chargers'];

/** Ways that a purpose can go. */
export const channelsFor = (purpose: Purpose): readonly Channel[] =>
  BY_PUSH_ALONE.includes(purpose) ? ['PUSH'] : CHANNELS;

/** Whether it comes to somebody who has chosen nothing: a browser was chosen when push was switched on there. */
export const isUsual = (purpose: Purpose): boolean => !BY_PUSH_ALONE.includes(purpose);

/** Whether a person may switch this off. */
export const isOptional = (purpose: Purpose, channel: Channel): boolean =>
  channel !== 'MAIL' || !BY_MAIL.includes(purpose);

/** What mails can be ended of. */
export const endablePurposes = (): readonly Purpose[] =>
  PURPOSES.filter(
    (purpose) => isOptional(purpose, 'MAIL') && channelsFor(purpose).includes('MAIL'),
  );

/** Mails of it carry a way to end them: they are a service, not part of a contract. */
export const isTransactional = (purpose: Purpose): boolean => BY_MAIL.includes(purpose);
