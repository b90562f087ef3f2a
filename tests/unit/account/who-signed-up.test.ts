import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SURVEY_ANSWERS } from '#edge/contract/test-rides/booking.ts';
import { ProfileFacts } from '#web/domains/account/profile/profile-facts.tsx';
import { NumbersCard } from '#web/domains/account/settings/numbers-card.tsx';
import { shownPapers } from '#web/domains/account/settings/shown-papers.ts';
import account from '#web/platform/i18n/messages/en/account.ts';
import settings from '#web/platform/i18n/messages/en/settings.ts';
import ui from '#web/platform/i18n/messages/en/ui.ts';
import idSettings from '#web/platform/i18n/messages/id/settings.ts';
import idUi from '#web/platform/i18n/messages/id/ui.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const messagesOf = (scopes: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(scopes).flatMap(([scope, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${scope}.${key}`, text] as const),
    ),
  );
const MESSAGES = {
  en: messagesOf({ account, settings, ui }),
  id: messagesOf({ settings: idSettings, ui: idUi }),
};
const markupOf = (children: ReactNode, locale: 'en' | 'id' = 'en'): string =>
  renderToStaticMarkup(
    createElement(MessagesProvider, { locale, messages: MESSAGES[locale], children }),
  );

const PERSON = {
  id: 'cus_gita',
  customerType: 'personal' as const,
  name: 'Gita Permata',
  contactName: null,
  identityKind: null,
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

it('the province of an address is named as the field for it names it', () => {
  const document = {
    name: null,
    address: 'Jl. Braga 1',
    cityName: 'Bandung',
    provinceName: 'Jawa Barat',
    zipCode: '40111',
    identityCardNumber: null,
    taxCardNumber: null,
  };
  expect(factsOf({ ...PERSON, document })).toContain('Jl. Braga 1, Bandung, West Java, 40111');
});

const DOCUMENTS = {
  id: 'cus_hans',
  customerType: 'personal' as const,
  persona: null,
  sisapiraStatus: null,
  statusAffiliator: false,
  fatherName: null,
  identityKind: null,
  document: null,
};

it.each([
  ['KITAS', 'Stay permit (KITAS)', 'KITAS number'],
  ['KTP', 'Identity card (KTP)', 'NIK, 16 digits'],
  [null, 'Identity card (KTP)', 'NIK, 16 digits'],
] as const)('numbers of cards begin with the kind of the person: %s', (kind, label, field) => {
  const profile = { ...DOCUMENTS, identityKind: kind };
  const markup = markupOf(createElement(NumbersCard, { profile, onChanged: () => undefined }));
  const chosen = /<label[^>]*>(?:(?!<\/label>).)*checked=""(?:(?!<\/label>).)*<\/label>/.exec(
    markup,
  );
  expect(chosen?.[0].replace(/<[^>]+>/g, '').trim()).toBe(label);
  expect(markup).toContain(field);
});

it.each([
  ['en', settings],
  ['id', idSettings],
] as const)('documents of a company have its tax number alone, in %s', (locale, texts) => {
  const labelsFor = (customerType: 'personal' | 'company') => {
    const profile = { ...DOCUMENTS, customerType };
    const card = createElement(NumbersCard, { profile, onChanged: () => undefined });
    return [...markupOf(card, locale).matchAll(/<label[^>]*>(.*?)<\/label>/g)].map(([, label]) =>
      label?.replace(/<[^>]+>/g, '').trim(),
    );
  };
  expect(labelsFor('company')).toEqual([texts['numbers.NPWP']]);
  expect(labelsFor('personal')).toEqual([
    texts['numbers.kind.KTP'],
    texts['numbers.kind.KITAS'],
    texts['numbers.KTP'],
    texts['numbers.NPWP'],
    texts['numbers.father'],
  ]);
});

it.each([
  ['en', settings],
  ['id', idSettings],
] as const)(
  'what a person wants a motorcycle for stands there in words, in %s',
  (locale, texts) => {
    const shown = (persona: string | null) =>
      markupOf(
        createElement(NumbersCard, {
          profile: { ...DOCUMENTS, persona },
          onChanged: () => undefined,
        }),
        locale,
      ).replace(/<[^>]+>/g, '|');
    for (const answer of SURVEY_ANSWERS) {
      const words = texts['numbers.persona'].replace(
        '{persona}',
        texts[`numbers.persona.${answer}`],
      );
      expect(shown(answer)).toContain(words);
    }
    const without = texts['numbers.persona'].replace('{persona}', '');
    // An answer that only a newer server knows is not shown.
    for (const none of [null, 'NEWER']) expect(shown(none)).not.toContain(without);
  },
);

it('a company sends a picture of its tax card, and others it has sent stay there to be removed', () => {
  const papers = [
    { kind: 'IDENTITY_CARD', image: null },
    { kind: 'TAX_CARD', image: null },
    { kind: 'FAMILY_CARD', image: '/files/upl_card' },
  ] as const;
  const kinds = (customerType: 'personal' | 'company') =>
    shownPapers(customerType, papers).map(({ kind }) => kind);
  expect(kinds('company')).toEqual(['TAX_CARD', 'FAMILY_CARD']);
  expect(kinds('personal')).toEqual(['IDENTITY_CARD', 'TAX_CARD', 'FAMILY_CARD']);
});
