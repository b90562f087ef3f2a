import { safeParse } from 'valibot';
import { personName } from '#edge/contract/validators/index.ts';

interface Named {
  readonly displayName: string | null;
  readonly email: string | null;
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M} .'-]+/gu, ' ').trim();

/** What to call somebody whose account elsewhere may be named with digits or signs, or not at all. */
export const nameFrom = ({ displayName, email }: Named): string => {
  const candidates = [displayName ?? '', email?.split('@')[0] ?? ''].map(lettersOf);
  return candidates.find((name) => safeParse(personName(), name).success) ?? 'ALVA';
};
