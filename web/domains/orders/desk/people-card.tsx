'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { Eye, Mail, Phone } from '#web/ui/icons.ts';
import { useDesk } from './desk-context.ts';
import { Facts } from './facts.tsx';

const OwnerDialog = latePart(() => import('./actions/owner-dialog.tsx').then((m) => m.OwnerDialog));

/** Who is called about the order, and whose papers it makes; those open with a reason only. */
export function PeopleCard() {
  const t = useScopedI18n('orderDesk');
  const { row, contactEmail, may } = useDesk().desk;
  const canDecide = may.includes('revealOrderOwner');
  const { contactName, owner } = row.order;
  const [open, setOpen] = useState(false);
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{t('people.title')}</h3>
      <Facts
        facts={[
          [t('people.contact'), contactName],
          [t('people.phone'), row.contactPhone],
          [t('people.email'), contactEmail],
          [
            t('people.owner'),
            owner === null
              ? t('people.none')
              : `${owner.name} (${t(owner.customerType === 'company' ? 'people.company' : 'people.personal')})`,
          ],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <a href={`tel:${row.contactPhone}`} className={look}>
          <Phone size={16} aria-hidden="true" />
          {t('people.call', { name: contactName })}
        </a>
        <a href={`mailto:${contactEmail}`} className={look}>
          <Mail size={16} aria-hidden="true" />
          {t('people.mail')}
        </a>
        {owner !== null && canDecide ? (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            <Eye size={16} aria-hidden="true" />
            {t('people.open')}
          </Button>
        ) : null}
      </div>
      {open ? <OwnerDialog onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
