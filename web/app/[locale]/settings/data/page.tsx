import { metadataOf, PartPage, type PartProps } from '#web/app/[locale]/settings/part-page.tsx';

export const generateMetadata = metadataOf('data');

export default function DataSettings({ params }: PartProps) {
  return <PartPage part="data" params={params} />;
}
