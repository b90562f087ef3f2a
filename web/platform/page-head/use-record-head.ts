'use client';

import { byLocale } from '#edge/contract/locale.ts';
import { MetaTagsDocument } from '#web/platform/graphql/generated/content/meta-tags.ts';
import { useContent } from '#web/platform/graphql/use-operation.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePageHead } from './use-page-head.ts';

export interface RecordHead {
  /** Null while the address was not read. */
  readonly pageName: string | null;
  /** Without the language; null while it is not known. */
  readonly path: string | null;
  /** Stands in the tab until the words arrive. */
  readonly name: string;
}

/** Gives the shell of one record its head, and answers the record's words. */
export const useRecordHead = ({ pageName, path, name }: RecordHead) => {
  const locale = useLocale();
  const meta = useContent(MetaTagsDocument, pageName === null ? null : { pageName, locale }).data
    ?.metaTags;
  usePageHead(
    meta && path !== null ? { ...meta, paths: byLocale(() => path) } : null,
    `${name} | ALVA`,
  );
  return meta;
};
