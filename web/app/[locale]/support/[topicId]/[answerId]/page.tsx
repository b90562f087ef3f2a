import type { Locale } from '#edge/contract/locale.ts';
import { AnswerScreen } from '#web/domains/content/help/answer-screen.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { answerParams } from '#web/domains/content/params.ts';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale; topicId: string; answerId: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = answerParams;

const nameOf = ({ topicId, answerId }: Awaited<Props['params']>): string =>
  `support/${topicId}/${answerId}`;

export const generateMetadata = async ({ params }: Props) => {
  const segments = await params;
  return pageMetadata(nameOf(segments), segments.locale);
};

export default async function Answer({ params }: Props) {
  const segments = await params;
  setStaticParamsLocale(segments.locale);
  return (
    <>
      <PageHeadings pageName={nameOf(segments)} locale={segments.locale} />
      <AnswerScreen {...segments} />
    </>
  );
}
