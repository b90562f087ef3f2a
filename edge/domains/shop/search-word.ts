import { SEARCH_WORD_LIMITS } from '#edge/contract/limits.ts';
import { HOUR_MS, startOfDayInJakarta } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { QueryLogTypeEnum } from './enums.ts';
import { countWord } from './search-word.sql.ts';

const RULE = declareLimit({
  purpose: 'shop.search-word',
  most: SEARCH_WORD_LIMITS.fromOnePlace,
  windowMs: HOUR_MS,
  what: 'searches counted',
  by: 'address',
});

const ResultRef = main
  .objectRef<{ success: boolean; message: string }>('InsertQueryLogsResult')
  .implement({
    fields: (t) => ({
      success: t.exposeBoolean('success'),
      message: t.exposeString('message', { description: 'A key the client translates.' }),
    }),
  });

/** One way to write a word, so that it is counted once: `Kampas  REM` is `kampas rem`. */
const wordOf = (keyword: string): string =>
  keyword
    .slice(0, SEARCH_WORD_LIMITS.length * 2)
    .trim()
    .toLowerCase()
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
    .slice(0, SEARCH_WORD_LIMITS.length);

main.mutationField('insertQueryLogs', (t) =>
  t.field({
    type: ResultRef,
    description:
      'Counts what was searched for, by day; nothing of who searched is written. Sent when somebody settles on a result.',
    args: {
      keyword: t.arg.string({ required: true }),
      type: t.arg({ type: QueryLogTypeEnum, required: true }),
      ipAddress: t.arg.string({ description: 'Ignored, and not stored.' }),
    },
    resolve: async (_, { keyword, type }, context) => {
      const word = wordOf(keyword);
      if (word === '') return { success: false, message: 'shop.queryLog.empty' };
      await holdToAttempts(context, RULE, await triedBy(undefined, context));
      const dayAt = startOfDayInJakarta(context.clock());
      const [counted] = await context.db.write([countWord({ dayAt, type, word })]);
      return counted
        ? { success: true, message: 'shop.queryLog.saved' }
        : { success: false, message: 'shop.queryLog.full' };
    },
  }),
);
