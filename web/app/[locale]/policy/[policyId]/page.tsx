import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { policyParams } from '#web/domains/content/params.ts';
import { PolicyScreen } from '#web/domains/content/policy/policy-screen.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale; policyId: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = policyParams;

const nameOf = ({ policyId }: Awaited<Props['params']>): string => `policy/${policyId}`;

export const generateMetadata = async ({ params }: Props) => {
  const segments = await params;
  return pageMetadata(nameOf(segments), segments.locale);
};

export default async function Policy({ params }: Props) {
  const segments = await params;
  setStaticParamsLocale(segments.locale);
  return (
    <>
      <PageHeadings pageName={nameOf(segments)} locale={segments.locale} />
      <PolicyScreen {...segments} />
    </>
  );
}
