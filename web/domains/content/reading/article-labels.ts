import { getScopedI18n } from '#web/platform/i18n/server.ts';
import type { ArticleProps } from './article.tsx';

export const articleLabels = async (): Promise<ArticleProps['labels']> => {
  const t = await getScopedI18n('content');
  return { contents: t('reading.contents') };
};
