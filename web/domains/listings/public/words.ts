import type { useScopedI18n } from '#web/platform/i18n/client.ts';

const scoped = (of: typeof useScopedI18n) => of('listings');

/** The words of these pages, as their components get them. */
export type Words = ReturnType<typeof scoped>;
