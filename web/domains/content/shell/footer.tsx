import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { CONSENT_PLACE } from './consent-place.ts';
import { ConsentReopen } from './consent-reopen.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { footerMenu, policyMenu } from './menus.ts';
import { NavLink } from './nav-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface Column {
  title: string;
  links: readonly (readonly [href: string, label: string])[];
}

function Links({ title, links }: Column) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="mb-2 font-semibold text-sm">{title}</h2>
      <ul className="[&_a:hover]:text-ink [&_a:hover]:underline [&_a]:inline-flex [&_a]:min-h-10 [&_a]:items-center [&_a]:text-muted [&_a]:text-sm">
        {links.map(([href, label]) => (
          <li key={href}>
            <NavLink href={href}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export async function Footer() {
  const t = await getScopedI18n('frame');
  return (
    <footer className="mt-auto border-line border-t bg-surface">
      <div id={CONSENT_PLACE} />
      <Container className="grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:grid-cols-[1.4fr_1fr_1.4fr] sm:py-14">
        <div className="col-span-full sm:col-span-1">
          <Wordmark className="h-5" />
          <p className="mt-4 text-muted text-sm">{t('footer.tagline')}</p>
        </div>
        <Links
          title={t('footer.explore')}
          links={footerMenu().map(([key, href]) => [href, t(key)])}
        />
        <Links
          title={t('footer.policies')}
          links={policyMenu().map(([key, href]) => [href, t(`policy.${key}`)])}
        />
      </Container>
      <Container className="flex flex-wrap items-center justify-between gap-4 border-line border-t py-4">
        <p className="text-faint text-sm">
          {t('footer.rights', { year: new Date().getFullYear() })}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <ConsentReopen />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </Container>
    </footer>
  );
}
