import { type ByLocale, inLocale, type Locale } from '#edge/contract/locale.ts';

type Messages = Readonly<Record<string, string>>;
type Load = () => Promise<{ readonly default: Messages }>;

type LateScope = 'errors' | 'outbox' | 'picker' | 'search';

/** Scopes that a browser loads when it needs them, on pages made without them. */
const LOAD: ByLocale<Readonly<Record<LateScope, Load>>> = {
  en: {
    errors: () => import('./messages/en/errors.ts'),
    outbox: () => import('./messages/en/outbox.ts'),
    picker: () => import('./messages/en/picker.ts'),
    search: () => import('./messages/en/search.ts'),
  },
  id: {
    errors: () => import('./messages/id/errors.ts'),
    outbox: () => import('./messages/id/outbox.ts'),
    picker: () => import('./messages/id/picker.ts'),
    search: () => import('./messages/id/search.ts'),
  },
};

/** A scope of messages; a language that is not translated yet has another's. */
export const lateMessages = async (scope: LateScope, locale: Locale): Promise<Messages> =>
  (await inLocale(LOAD, locale)[scope]()).default;
