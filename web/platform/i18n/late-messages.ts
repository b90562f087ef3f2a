import { inLocale, type Locale, type Written } from '#edge/contract/locale.ts';

type Messages = Readonly<Record<string, string>>;
type Load = () => Promise<{ readonly default: Messages }>;

type LateScope = 'account' | 'errors' | 'outbox' | 'picker' | 'search' | 'validation';

/** Scopes that a browser loads when it needs them, on pages made without them. */
const LOAD: Written<Readonly<Record<LateScope, Load>>> = {
  en: {
    account: () => import('./messages/en/account.ts'),
    errors: () => import('./messages/en/errors.ts'),
    outbox: () => import('./messages/en/outbox.ts'),
    picker: () => import('./messages/en/picker.ts'),
    search: () => import('./messages/en/search.ts'),
    validation: () => import('./messages/en/validation.ts'),
  },
  id: {
    account: () => import('./messages/id/account.ts'),
    errors: () => import('./messages/id/errors.ts'),
    outbox: () => import('./messages/id/outbox.ts'),
    picker: () => import('./messages/id/picker.ts'),
    search: () => import('./messages/id/search.ts'),
    validation: () => import('./messages/id/validation.ts'),
  },
};

/** A scope of messages; a language that is not translated yet has another's. */
export const lateMessages = async (scope: LateScope, locale: Locale): Promise<Messages> =>
  (await inLocale(LOAD, locale)[scope]()).default;

/** The same with the whole keys that a provider of messages takes. */
export const scoped = (scope: string, messages: Messages): [string, string][] =>
  Object.entries(messages).map(([key, text]) => [`${scope}.${key}`, text]);
