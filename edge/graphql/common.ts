import { main } from './builder.ts';
import { REFUSAL_MESSAGES } from './refusal-messages.ts';

/** Outcome of an operation that has nothing else to say; the web translates `errorCode`. */
export interface Common {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: string | null;
}

export const DONE = { success: true, message: 'OK', errorCode: null } as const satisfies Common;

/** An expected refusal; its text is of the table unless it depends on the input. */
export const failed = <Code extends string>(
  errorCode: Code,
  message: string = REFUSAL_MESSAGES[errorCode] ?? 'This was refused.',
): Common & { readonly errorCode: Code } => ({ success: false, message, errorCode });

export const CommonRef = main.objectRef<Common>('Common').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
  }),
});
