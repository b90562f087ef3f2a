import type { getScopedI18n } from '#web/platform/i18n/server.ts';

const scoped = async (of: typeof getScopedI18n) => of('listings');

/** The words of these pages, as server components get them. */
export type Words = Awaited<ReturnType<typeof scoped>>;
