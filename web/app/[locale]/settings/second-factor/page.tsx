import { metadataOf, PartPage, type PartProps } from '#web/app/[locale]/settings/part-page.tsx';
import { SecondFactorPart } from '#web/domains/account/settings/second-factor-part.tsx';

export const generateMetadata = metadataOf('second-factor');

export default function SecondFactorSettings({ params }: PartProps) {
  return (
    <PartPage part="second-factor" params={params}>
      <SecondFactorPart />
    </PartPage>
  );
}
