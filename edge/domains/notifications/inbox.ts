import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import { byLocale } from '#edge/contract/locale.ts';
import { readIds } from '#edge/contract/notifications/limits.ts';
import { zoneOfProvince } from '#edge/contract/notifications/quiet-hours.ts';
import { iso, isoOrNull } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import { err, ok } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { changedNotifications, markRead } from './inbox.sql.ts';
import { templateOf } from './templates/all.ts';
import { wordsOf } from './templates/fill.ts';

/** What somebody was told, for their devices; of a template that is gone nothing is left to say. */
provideRecords('notifications', async (page, { read }) => {
  const rows = await read(changedNotifications(page));
  return new Map(
    rows.flatMap(({ line, provinceId }) => {
      const { id, template: name, facts, path, createdAt, readAt } = line;
      const template = templateOf(name);
      if (template === undefined) return [];
      const zone = zoneOfProvince(provinceId);
      const words = byLocale((locale) => wordsOf(template, facts, { locale, zone }));
      return [
        [
          id,
          {
            id,
            title: byLocale((locale) => words[locale].subject),
            line: byLocale((locale) => words[locale].short),
            path,
            urgent: template.urgent,
            createdAt: iso(createdAt),
            readAt: isoOrNull(readAt),
          },
        ] as const,
      ];
    }),
  );
});

main.mutationField('readNotifications', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Marks lines of one’s own inbox as read. Others’ are left alone, in silence. Idempotent.',
    args: {
      ids: t.arg.idList({ required: true, description: 'At most 100.' }),
      readAt: t.arg({ type: 'DateTime', required: true }),
    },
    resolve: async (_, input, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const write = { operation: 'readNotifications', who: customerId, input };
      const done = await once(context, write, async () => {
        const ids = v.safeParse(readIds, input.ids);
        if (!ids.success) return err('NOTIFICATIONS_INVALID');
        const readAt = Math.min(input.readAt, context.clock());
        const statement = markRead({ customerId, readAt, ids: JSON.stringify(ids.output) });
        return ok({ statements: [statement], outcome: null });
      });
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
