import { main } from './builder.ts';

/** Outcome of an operation that has nothing else to say; the web translates `errorCode`. */
export interface Common {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: string | null;
}

export const DONE: Common = { success: true, message: 'OK', errorCode: null };

/** `message` is the catalogue's English text (specification §8). */
export const failed = (errorCode: string, message: string): Common => ({
  success: false,
  message,
  errorCode,
});

export const CommonRef = main.objectRef<Common>('Common').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
  }),
});
