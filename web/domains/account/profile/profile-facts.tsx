'use client';

import { areaNamed } from '#edge/contract/areas.ts';
import { internationalForm } from '#edge/contract/validators/phone.ts';
import type { ProfileQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Check, CircleAlert } from '#web/ui/icons.ts';
import { Facts } from './facts.tsx';
import { ProveEmail } from './prove-email.tsx';

type Profile = ProfileQuery['profileCustomer'];

interface Props {
  profile: Profile;
  /** From this device, which does not keep the documents. */
  isKept?: boolean;
}

export function ProfileFacts({ profile, isKept = false }: Props) {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const filled = (value: string | null | undefined) =>
    value || <span className="font-normal text-faint">{t('profile.empty')}</span>;
  const { document } = profile;
  const isCompany = profile.customerType === 'company';
  const address =
    document &&
    [
      document.address,
      document.cityName,
      // As the field below offers it.
      document.provinceName && areaNamed(document.provinceName, locale),
      document.zipCode,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <>
      <Facts
        title={t('profile.contact')}
        facts={[
          { label: t(isCompany ? 'sign-up.company' : 'profile.name'), value: profile.name },
          ...(isCompany
            ? [{ label: t('profile.speaker'), value: filled(profile.contactName) }]
            : []),
          {
            label: t('profile.email'),
            value: (
              <span className="flex flex-wrap items-center gap-2">
                {filled(profile.emailAddress)}
                {profile.emailVerified ? (
                  <Badge tone="positive" icon={<Check size={14} />}>
                    {t('profile.email-verified')}
                  </Badge>
                ) : (
                  <Badge tone="caution" icon={<CircleAlert size={14} />}>
                    {t('profile.email-unverified')}
                  </Badge>
                )}
              </span>
            ),
          },
          {
            label: t('profile.phone'),
            value: filled(profile.phoneNumber && internationalForm(profile.phoneNumber)),
          },
          { label: t('profile.branch'), value: filled(profile.branchLocation) },
        ]}
      />
      {profile.emailAddress && !profile.emailVerified && !isKept ? (
        <ProveEmail email={profile.emailAddress} />
      ) : null}
      <Facts
        title={t('profile.personal')}
        facts={[
          ...(isCompany
            ? []
            : [
                {
                  label: t('profile.birth-date'),
                  value: filled(profile.birthDate && date(locale, Date.parse(profile.birthDate))),
                },
                {
                  label: t('profile.gender'),
                  value: filled(profile.gender && t(`profile.gender.${profile.gender}`)),
                },
                { label: t('profile.occupation'), value: filled(profile.occupation) },
              ]),
          {
            label: t('profile.customer-type'),
            value: t(`profile.customer-type.${profile.customerType}`),
          },
        ]}
      />
      {document ? (
        <Facts
          title={t('profile.documents')}
          note={t('profile.documents-help')}
          facts={[
            { label: t('profile.document-name'), value: filled(document.name) },
            { label: t('profile.nik'), value: filled(document.identityCardNumber) },
            { label: t('profile.npwp'), value: filled(document.taxCardNumber) },
            { label: t('profile.address'), value: filled(address) },
          ]}
        />
      ) : (
        <Card>
          <h3 className="font-bold text-xl">{t('profile.documents')}</h3>
          <p className="mt-2 text-muted">
            {t(isKept ? 'profile.documents-online' : 'profile.documents-none')}
          </p>
        </Card>
      )}
    </>
  );
}
