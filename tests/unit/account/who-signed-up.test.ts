import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProfileFacts } from '#web/domains/account/profile/profile-facts.tsx';
import { NumbersCard } from '#web/domains/account/settings/numbers-card.tsx';
import account from '#web/platform/i18n/messages/en/account.ts';
import settings from '#web/platform/i18n/messages/en/settings.ts';
import ui from '#web/platform/i18n/messages/en/ui.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const MESSAGES = Object.fromEntries(
  Object.entries({ account, settings, ui }).flatMap(([scope, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${scope}.${key}`, text] as const),
  ),
);
const markupOf = (children: ReactNode): string =>
  renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages: MESSAGES, children }),
  );

const PERSON = {
  id: 'cus_gita',
  customerType: 'personal' as const,
  name: 'Gita Permata',
  contactName: null,
  emailAddress: 'gita@alva.test',
  emailVerified: true,
  phoneNumber: null,
  photoURL: null,
  birthDate: null,
  gender: null,
  occupation: null,
  branchLocation: null,
  selectedLanguage: 'en',
  isPS: false,
  statusAffiliator: false,
  document: null,
};

/** Labels and values, in their order. */
const factsOf = (profile: Parameters<typeof ProfileFacts>[0]['profile']): string =>
  markupOf(createElement(ProfileFacts, { profile })).replace(/<[^>]+>/g, '|');

it('the profile of a company says who speaks for it, and a person’s has no such line', () => {
  const company = { ...PERSON, customerType: 'company' as const, name: 'PT Kuda Besi' };
  expect(factsOf({ ...company, contactName: 'Gita Permata' })).toMatch(
    /Company name\|+PT Kuda Besi\|.*Who speaks for the company\|+Gita Permata\|/,
  );
  expect(factsOf(PERSON)).not.toContain('Who speaks for the company');
});

it.each([
  ['KITAS', 'Stay permit (KITAS)', 'KITAS number'],
  ['KTP', 'Identity card (KTP)', 'NIK, 16 digits'],
  [null, 'Identity card (KTP)', 'NIK, 16 digits'],
] as const)('numbers of cards begin with the kind of the person: %s', (kind, label, field) => {
  const profile = {
    id: 'cus_hans',
    persona: null,
    sisapiraStatus: null,
    statusAffiliator: false,
    fatherName: null,
    identityKind: kind,
    document: null,
  };
  const markup = markupOf(createElement(NumbersCard, { profile, onChanged: () => undefined }));
  const chosen = /<label[^>]*>(?:(?!<\/label>).)*checked=""(?:(?!<\/label>).)*<\/label>/.exec(
    markup,
  );
  expect(chosen?.[0].replace(/<[^>]+>/g, '').trim()).toBe(label);
  expect(markup).toContain(field);
});
