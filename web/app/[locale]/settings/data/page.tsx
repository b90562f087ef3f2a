import { metadataOf, PartPage, type PartProps } from '#web/app/[locale]/settings/part-page.tsx';
import { DataPart } from '#web/domains/account/settings/data-part.tsx';

export const generateMetadata = metadataOf('data');

export default function DataSettings({ params }: PartProps) {
  return (
    <PartPage part="data" params={params}>
      <DataPart />
    </PartPage>
  );
}
