import { metadataOf, PartPage, type PartProps } from '#web/app/[locale]/settings/part-page.tsx';
import { SignInPart } from '#web/domains/account/settings/sign-in-part.tsx';

export const generateMetadata = metadataOf('sign-in');

export default function SignInSettings({ params }: PartProps) {
  return (
    <PartPage part="sign-in" params={params}>
      <SignInPart />
    </PartPage>
  );
}
