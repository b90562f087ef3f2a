import * as v from 'valibot';

/** ASVS 5.0 6.2.1: at least 8. Long passphrases are welcome; no character is required or changed. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

export const newPassword = () =>
  v.pipe(
    v.string('required'),
    v.nonEmpty('required'),
    v.minLength(PASSWORD_LENGTH.least, 'password.too-short'),
    v.maxLength(PASSWORD_LENGTH.most, 'password.too-long'),
  );

const typed = () => v.pipe(v.string('required'), v.nonEmpty('required'));

/** A password chosen for the first time, or after a reset. */
export const passwordChoice = () =>
  v.pipe(
    v.object({ password: newPassword(), confirmation: typed() }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmation']],
        ({ password, confirmation }) => password === confirmation,
        'password.mismatch',
      ),
      ['confirmation'],
    ),
  );

/** A known password replaced by another. */
export const passwordChange = () =>
  v.pipe(
    v.object({ oldPassword: typed(), password: newPassword(), confirmation: typed() }),
    v.forward(
      v.partialCheck(
        [['oldPassword'], ['password']],
        ({ oldPassword, password }) => oldPassword !== password,
        'password.same',
      ),
      ['password'],
    ),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmation']],
        ({ password, confirmation }) => password === confirmation,
        'password.mismatch',
      ),
      ['confirmation'],
    ),
  );
