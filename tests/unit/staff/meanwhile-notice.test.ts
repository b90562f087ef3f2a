import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#edge/contract/locale.ts';
import { MeanwhileNotice } from '#web/domains/staff/meanwhile-notice.tsx';
import type { MeanwhileState } from '#web/domains/staff/use-versioned-write.ts';
import en from '#web/platform/i18n/messages/en/staff.ts';
import indonesian from '#web/platform/i18n/messages/id/staff.ts';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const TEXTS = { en, id: indonesian } as const;
const AT = '2026-11-28T07:05:00Z';
const RINA = { at: AT, name: 'Rina Dewi', roleId: 'rol_finance', roleName: null };

const shown = (state: Partial<MeanwhileState>, locale: Locale = 'en'): string => {
  const messages = Object.fromEntries(
    Object.entries(TEXTS[locale]).map(([key, text]) => [`staff.${key}`, text]),
  );
  const children = createElement(MeanwhileNotice, {
    change: 'changed',
    differences: ['14 Nov → 21 Nov'],
    ...state,
  });
  return renderToStaticMarkup(createElement(MessagesProvider, { locale, messages, children }));
};

describe('the notice in a dialog whose thing was changed', () => {
  it.each([
    ['en', /Changed by Rina Dewi \(Finance\), 28 Nov 2026,? 14[.:]05/],
    ['id', /Diubah oleh Rina Dewi \(Keuangan\), 28 Nov 2026,? (pukul )?14[.:]05/],
  ] as const)('says who did it and when, above the differences: %s', (locale, sentence) => {
    const text = shown({ changedBy: RINA }, locale);
    expect(text).toMatch(sentence);
    expect(text.search(sentence)).toBeLessThan(text.indexOf('14 Nov → 21 Nov'));
  });

  it('calls a role as the shop does, and says none where there was none', () => {
    expect(shown({ changedBy: { ...RINA, roleId: 'rol_1', roleName: 'Night shift' } })).toContain(
      'Rina Dewi (Night shift), ',
    );
    expect(shown({ changedBy: { ...RINA, roleId: null } })).toContain('Rina Dewi, ');
  });

  it('says that it was none of the staff', () => {
    const nobody = { at: null, name: null, roleId: null, roleName: null };
    expect(shown({ changedBy: nobody })).toContain(en['meanwhile.by-none']);
  });

  it('says what changed alone where nobody knows who did it', () => {
    for (const changedBy of [null, undefined]) {
      const text = shown({ changedBy });
      expect(text).toContain('14 Nov → 21 Nov');
      expect(text).not.toContain('Changed by');
    }
  });

  it('does not call it untouched where somebody ended it', () => {
    const text = shown({ change: 'over', differences: [], changedBy: RINA });
    expect(text).toContain(en['meanwhile.title']);
    expect(text).toContain(en['meanwhile.over']);
  });
});
