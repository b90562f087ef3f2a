'use client';

import { SettingsSignInDocument } from '#web/platform/graphql/generated/main/settings-sign-in.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { EmailCard } from './email-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PhoneCard } from './phone-card.tsx';
import { WaysCard } from './sessions-card.tsx';
import { WhenLoaded } from './when-loaded.tsx';

/** Email, number, password and ways to sign in. */
export function SignInPart() {
  const answer = usePersonalQuery(SettingsSignInDocument, {});
  return (
    <WhenLoaded answer={answer}>
      {({ profileCustomer, permissionToUpdateEmailAddress, signInWays }) => {
        const email = profileCustomer.emailAddress ?? '';
        const has = (provider: string) => signInWays.some((way) => way.provider === provider);
        const canAdd =
          !has('google.com') || (profileCustomer.phoneNumber !== null && !has('phone'));
        return (
          <>
            <EmailCard
              email={email}
              permission={permissionToUpdateEmailAddress}
              onChanged={answer.retry}
            />
            <PhoneCard number={profileCustomer.phoneNumber} onChanged={answer.retry} />
            {email === '' ? null : <PasswordCard email={email} />}
            <WaysCard ways={signInWays} canAdd={canAdd} onChanged={answer.retry} />
          </>
        );
      }}
    </WhenLoaded>
  );
}
