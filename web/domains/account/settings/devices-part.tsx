'use client';

import { SettingsDevicesDocument } from '#web/platform/graphql/generated/main/settings-devices.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { SessionsCard } from './sessions-card.tsx';
import { WhenLoaded } from './when-loaded.tsx';

export function DevicesPart() {
  const answer = usePersonalQuery(SettingsDevicesDocument, {});
  return (
    <WhenLoaded answer={answer}>
      {({ customerSessions }) => (
        <SessionsCard sessions={customerSessions} onChanged={answer.retry} />
      )}
    </WhenLoaded>
  );
}
