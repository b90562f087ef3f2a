const LOCAL_PART = /^[^@]*/;
/** Our own name, with whatever digits and signs around it. */
const OURS = /^[^a-z]*(alva|alvaauto|alvacervo|alvaone)[^a-z]*$/;

/**
 * Whether a password is one of those that are tried first: the most used ones, our own name, or the
 * person's own address (ASVS 5.0 6.2.4, 6.2.11). The list is as large as all of this domain, so it is
 * loaded when somebody chooses a password.
 */
export const isCommonPassword = async (password: string, email: string): Promise<boolean> => {
  const { default: list } = await import('./common-passwords.json', { with: { type: 'json' } });
  const typed = password.normalize('NFKC').toLowerCase();
  const local = (LOCAL_PART.exec(email.toLowerCase())?.[0] ?? '').slice(0, 64);
  return (
    ` ${list.words} `.includes(` ${typed} `) ||
    OURS.test(typed) ||
    typed === email.toLowerCase() ||
    (local.length >= 4 && typed.replace(/[^a-z]/g, '') === local.replace(/[^a-z]/g, ''))
  );
};
