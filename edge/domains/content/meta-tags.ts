import type { InferSelectModel } from 'drizzle-orm';
import type { metaTag } from '#db/schema/content.ts';
import { content } from '#edge/graphql/builder.ts';
import { LocaleEnum } from '#edge/graphql/locale.ts';
import { metaTagsOf } from './meta-tags.sql.ts';
import { candidates, normalise } from './page-name.ts';
import { subjectOf } from './subject.ts';

interface Tags extends InferSelectModel<typeof metaTag> {
  readonly wantedLocale: string;
}

const SUBJECT = '{name}';

/** Fills in the subject; null when the texts need one and nothing by that name exists. */
const withSubject = (tags: Tags, subject: string | undefined): Tags | null => {
  const texts = { title: '', description: '', h1: '', h2: '', h3: '' };
  const keys = Object.keys(texts) as (keyof typeof texts)[];
  if (!keys.some((key) => tags[key].includes(SUBJECT))) return tags;
  if (subject === undefined) return null;
  for (const key of keys) texts[key] = tags[key].replaceAll(SUBJECT, () => subject);
  return { ...tags, ...texts };
};

const MetaTagsRef = content.objectRef<Tags>('MetaTags').implement({
  fields: (t) => ({
    pageName: t.exposeString('pageName'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    h1: t.exposeString('h1'),
    h2: t.exposeString('h2'),
    h3: t.exposeString('h3'),
    image: t.exposeString('image', { description: 'Path of the picture for social cards.' }),
    locale: t.exposeString('locale', { description: 'The language the texts are in.' }),
    is_fallback: t.boolean({ resolve: (tags) => tags.locale !== tags.wantedLocale }),
  }),
});

content.queryField('metaTags', (t) =>
  t.field({
    type: MetaTagsRef,
    nullable: true,
    description:
      'Meta data of a page. `pageName` is its path with the segments filled in, e.g. ' +
      '`product/alva-one/customize`; `home` for the start page. Null for a page that is none.',
    args: {
      pageName: t.arg.string({ required: true }),
      locale: t.arg({ type: LocaleEnum, required: true }),
    },
    resolve: async (_, { pageName, locale }, { read }) => {
      const names = candidates(pageName);
      if (names.length === 0) return null;
      const [[row], subject] = await Promise.all([
        read(metaTagsOf({ names: JSON.stringify(names), locale })),
        subjectOf(pageName, locale, read),
      ]);
      if (row === undefined) return null;
      const tags = { ...row, pageName: normalise(pageName), wantedLocale: locale };
      return withSubject(tags, subject);
    },
  }),
);
