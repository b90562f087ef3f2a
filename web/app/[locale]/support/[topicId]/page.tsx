import { TopicScreen } from '../../../../domains/content/help/topic-screen.tsx';
import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { topicParams } from '../../../../domains/content/params.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';

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
