import { cache } from 'react';
import { contentAtBuild } from '../../../platform/graphql/at-build.ts';
import { TextPageDocument } from '../../../platform/graphql/generated/content.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { PageText } from './text.ts';

/** A page of text by its stored name; a missing one stops the build. */
export const textAtBuild = cache(async (name: string, locale: Locale): Promise<PageText> => {
  const { page } = await contentAtBuild(TextPageDocument, { name, locale });
  if (page === null) throw new Error(`No text for the page ${name}`);
  return page;
});
