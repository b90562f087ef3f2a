import { cache } from 'react';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { PageNamesDocument } from '#web/platform/graphql/generated/content/page-names.ts';

const names = cache(() => contentAtBuild(PageNamesDocument, {}));

const last = ({ name }: { name: string }): string => name.split('/').at(-1) ?? '';

export const policyParams = async () =>
  (await names()).policies.map(({ name }) => ({ policyId: name }));

export const topicParams = async () =>
  (await names()).helpTopics.map(({ topicId }) => ({ topicId }));

export const answerParams = async () =>
  (await names()).helpTopics.flatMap(({ topicId, answers }) =>
    answers.map(({ answerId }) => ({ topicId, answerId })),
  );

export const postParams = async () => (await names()).posts.map((each) => ({ slug: last(each) }));

export const promoParams = async () => (await names()).promos.map((each) => ({ slug: last(each) }));
