import type { Locale } from '#edge/contract/locale.ts';
import { TopicScreen } from '#web/domains/content/help/topic-screen.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { topicParams } from '#web/domains/content/params.ts';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale; topicId: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = topicParams;

const nameOf = ({ topicId }: Awaited<Props['params']>): string => `support/${topicId}`;

export const generateMetadata = async ({ params }: Props) => {
  const segments = await params;
  return pageMetadata(nameOf(segments), segments.locale);
};

export default async function Topic({ params }: Props) {
  const segments = await params;
  setStaticParamsLocale(segments.locale);
  return (
    <>
      <PageHeadings pageName={nameOf(segments)} locale={segments.locale} />
      <TopicScreen {...segments} />
    </>
  );
}
