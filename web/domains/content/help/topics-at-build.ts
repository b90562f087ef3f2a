import { cache } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { HelpTopicsDocument } from '#web/platform/graphql/generated/content/help-topics.ts';
import type { HelpTopicsQuery } from '#web/platform/graphql/generated/content.ts';

export type Topic = HelpTopicsQuery['helpTopics'][number];

export const topicsAtBuild = cache(
  async (locale: Locale): Promise<readonly Topic[]> =>
    (await contentAtBuild(HelpTopicsDocument, { locale })).helpTopics,
);

export const topicAtBuild = async (topicId: string, locale: Locale): Promise<Topic> => {
  const topic = (await topicsAtBuild(locale)).find((each) => each.topicId === topicId);
  if (topic === undefined) throw new Error(`No help topic: ${topicId}`);
  return topic;
};
