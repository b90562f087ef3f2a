'use client';

import { useState } from 'react';
import { CustomerAccountDocument } from '#web/platform/graphql/generated/main/customer-account.ts';
import type { FoundAccountFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { AccountCard } from './account-card.tsx';
import { FindAccount } from './find-account.tsx';

interface Match {
  readonly contact: string;
  readonly account: FoundAccountFragment;
}

/** Finds a customer by what they say on the phone; signs them out, closes their account or opens it again. */
export function AccountsScreen() {
  const t = useScopedI18n('staff');
  const errors = useErrorMessage();
  // Each look-up is counted and written down, so it is sent once and not asked again by itself.
  const send = usePersonalMutation();
  const [match, setMatch] = useState<Match>();
  const search = async (contact: string): Promise<string | undefined> => {
    const answer = await send(CustomerAccountDocument, { contact });
    if (!answer.ok) {
      const { fault } = answer;
      return errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE');
    }
    const { customerAccount } = answer.data;
    setMatch(customerAccount === null ? undefined : { contact, account: customerAccount });
    return customerAccount === null ? t('account.nobody') : undefined;
  };
  return (
    <div className="grid gap-8">
      <FindAccount onSearch={search} />
      {match === undefined ? null : (
        <AccountCard account={match.account} onChanged={() => void search(match.contact)} />
      )}
    </div>
  );
}
