import { metadataOf, PartPage, type PartProps } from '#web/app/[locale]/settings/part-page.tsx';
import { DevicesPart } from '#web/domains/account/settings/devices-part.tsx';

export const generateMetadata = metadataOf('devices');

export default function DevicesSettings({ params }: PartProps) {
  return (
    <PartPage part="devices" params={params}>
      <DevicesPart />
    </PartPage>
  );
}
