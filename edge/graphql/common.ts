import type { StaffChange } from '#edge/contract/staff/audit.ts';
import { main } from './builder.ts';
import { REFUSAL_MESSAGES } from './refusal-messages.ts';

/** Outcome of an operation that has nothing else to say; the web translates `errorCode`. */
export interface Common {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: string | null;
  readonly changedBy?: StaffChange | null;
}

export const DONE = { success: true, message: 'OK', errorCode: null } as const satisfies Common;

/** An expected refusal; its text is of the table unless it depends on the input. */
export const failed = <Code extends string>(
  errorCode: Code,
  message: string = REFUSAL_MESSAGES[errorCode] ?? 'This was refused.',
): Common & { readonly errorCode: Code } => ({ success: false, message, errorCode });

const StaffChangeRef = main.objectRef<StaffChange>('StaffChange').implement({
  description:
    'A change that was made while somebody else of the staff looked at what was before it.',
  fields: (t) => ({
    at: t.expose('at', {
      type: 'DateTime',
      nullable: true,
      description: 'Null where it was none of the staff: the customer, the clock, a command.',
    }),
    name: t.exposeString('name', { nullable: true }),
    roleId: t.exposeID('roleId', { nullable: true }),
    roleName: t.exposeString('roleName', {
      nullable: true,
      description: 'Null for a role the shop begins with; the pages have its name.',
    }),
  }),
});

export const CommonRef = main.objectRef<Common>('Common').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    changedBy: t.field({
      type: StaffChangeRef,
      nullable: true,
      description: 'Of a refused write of staff: who changed meanwhile what it is about.',
      resolve: ({ changedBy = null }) => changedBy,
    }),
  }),
});
