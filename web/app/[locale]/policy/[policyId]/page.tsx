import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { policyParams } from '../../../../domains/content/params.ts';
import { PolicyScreen } from '../../../../domains/content/policy/policy-screen.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';

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
