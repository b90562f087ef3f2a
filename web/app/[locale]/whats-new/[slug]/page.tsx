import type { Locale } from '#edge/contract/locale.ts';
import { PostScreen } from '#web/domains/content/news/post-screen.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { postParams } from '#web/domains/content/params.ts';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale; slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = postParams;

const nameOf = ({ slug }: Awaited<Props['params']>): string => `whats-new/${slug}`;

export const generateMetadata = async ({ params }: Props) => {
  const segments = await params;
  return pageMetadata(nameOf(segments), segments.locale);
};

export default async function Post({ params }: Props) {
  const segments = await params;
  setStaticParamsLocale(segments.locale);
  return (
    <>
      <PageHeadings pageName={nameOf(segments)} locale={segments.locale} />
      <PostScreen {...segments} />
    </>
  );
}
