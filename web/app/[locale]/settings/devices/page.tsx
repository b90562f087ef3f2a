import { metadataOf, PartPage, type PartProps } from '#web/app/[locale]/settings/part-page.tsx';

export const generateMetadata = metadataOf('devices');

export default function DevicesSettings({ params }: PartProps) {
  return <PartPage part="devices" params={params} />;
}
