import { cache } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { TextPageDocument } from '#web/platform/graphql/generated/content/text-page.ts';
import type { PageText } from './text.ts';

/** A page of text by its stored name; a missing one stops the build. */
export const textAtBuild = cache(async (name: string, locale: Locale): Promise<PageText> => {
  const { page } = await contentAtBuild(TextPageDocument, { name, locale });
  if (page === null) throw new Error(`No text for the page ${name}`);
  return page;
});
