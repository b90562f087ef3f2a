import { metadataOf, PartPage, type PartProps } from '#web/app/[locale]/settings/part-page.tsx';
import { DocumentsPart } from '#web/domains/account/settings/documents-part.tsx';

export const generateMetadata = metadataOf('documents');

export default function DocumentsSettings({ params }: PartProps) {
  return (
    <PartPage part="documents" params={params}>
      <DocumentsPart />
    </PartPage>
  );
}
