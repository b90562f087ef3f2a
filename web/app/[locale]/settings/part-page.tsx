import type { ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { Protected } from '#web/domains/account/index.ts';
import { Part } from '#web/domains/account/settings/part.tsx';
import type { SettingsPart } from '#web/domains/account/settings/parts.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

export interface PartProps {
  params: Promise<{ locale: Locale }>;
}

export const metadataOf =
  (part: SettingsPart) =>
  async ({ params }: PartProps) =>
    pageMetadata(`settings/${part}`, (await params).locale);

interface PageOfPart extends PartProps {
  part: SettingsPart;
  children: ReactNode;
}

/** The page of one part of the settings, whose body each page brings: none has the scripts of the others. */
export async function PartPage({ part, params, children }: PageOfPart) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['settings', 'account', 'errors', 'validation', 'guard']}>
      <PageHeadings pageName={`settings/${part}`} locale={locale} />
      <Container className="max-w-4xl pt-10 pb-20 sm:pt-16">
        <Protected>
          <Part part={part}>{children}</Part>
        </Protected>
      </Container>
    </ClientMessages>
  );
}
