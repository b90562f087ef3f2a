import * as v from 'valibot';
import { LOCALES } from '#edge/contract/locale.ts';
import { birthDate, personName, required } from '#edge/contract/validators/index.ts';

export const GENDERS = ['MALE', 'FEMALE'] as const;

const OCCUPATION_LENGTH = 60;

/** Why a change of the profile is refused. `PROFILE_NEWER`: one made later, elsewhere, stands. */
export type ProfileFault = 'PROFILE_INVALID' | 'PROFILE_NEWER';

const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/**
 * What a person changes of their profile by themselves.
 * @param today `YYYY-MM-DD` where the person is
 */
export const profileForm = (today: string) =>
  v.object({
    name: personName(),
    birthDate: birthDate(today),
    gender: v.picklist(GENDERS, 'required'),
    occupation: v.pipe(
      required(),
      v.transform(tidy),
      v.maxLength(OCCUPATION_LENGTH, 'occupation.too-long'),
    ),
    selectedLanguage: v.picklist(LOCALES, 'required'),
  });

/** Of a company, which has neither birthday nor sex. */
export const companyProfileForm = () =>
  v.object({
    name: v.pipe(required(), v.transform(tidy), v.maxLength(100, 'name.too-long')),
    selectedLanguage: v.picklist(LOCALES, 'required'),
  });
