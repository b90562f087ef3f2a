import { eq } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { verificationCode } from '#db/schema/account-code.ts';
import { registration } from '#db/schema/account-session.ts';
import { DEFAULT_LOCALE } from '#edge/contract/locale.ts';
import type { Planner } from './plan.ts';

const resetOf = prepare(
  build
    .select({
      id: verificationCode.id,
      delivery: verificationCode.delivery,
      usedAt: verificationCode.usedAt,
      name: registration.name,
      locale: registration.selectedLanguage,
    })
    .from(verificationCode)
    .leftJoin(registration, eq(registration.uid, verificationCode.uid))
    .where(eq(verificationCode.id, p('id'))),
);

/** A new password for somebody who signed up and has never signed in: there is no customer to tell. */
export const ofNewcomerPassword: Planner = async (event, read, _readAll, cipher) => {
  const row = await read(resetOf({ id: event.rowId }));
  if (row === undefined || row.delivery === null || row.usedAt !== null) return [];
  // As edge/domains/account/code/one-time.ts seals it.
  const email = await cipher.open(row.delivery, `code ${row.id}`);
  return [
    {
      template: 'password-reset',
      customerId: null,
      facts: { name: row.name ?? '', ticket: row.id },
      path: '/login/forgot-password',
      contact: { email, phone: '' },
      reader: { locale: row.locale ?? DEFAULT_LOCALE, zone: 'Asia/Jakarta' },
    },
  ];
};
