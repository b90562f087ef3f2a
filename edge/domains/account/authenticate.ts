import type { SignInFault } from '#edge/auth/sign-in.ts';
import { ID_TOKEN_LENGTH } from '#edge/contract/limits.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CHANNEL } from './channel.ts';
import { AuthenticationErrorEnum } from './enums.ts';

interface SignedIn {
  readonly kind: 'CurrentUser';
  readonly id: string;
}

interface Failed {
  readonly kind: 'InvalidCredentialsError' | 'NotVerifiedError';
  readonly fault: SignInFault;
}

const MESSAGE: Record<SignInFault, string> = {
  INVALID_CREDENTIALS: 'The email or password is incorrect.',
  RECENT_SIGN_IN_REQUIRED: 'Please sign in again.',
  NOT_REGISTERED: 'email not registered yet',
  NOT_VERIFIED: 'email not verified yet',
  ACCOUNT_DISABLED: 'This account is closed.',
  KNOWN_SIGN_IN_REQUIRED: 'Please sign in the way you did before.',
};

const ChannelRef = main.objectRef<typeof CHANNEL>('CurrentUserChannel').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    token: t.exposeString('token'),
  }),
});

const CurrentUser = main.objectRef<SignedIn>('CurrentUser').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    channels: t.field({ type: [ChannelRef], resolve: () => [CHANNEL] }),
  }),
});

const InvalidCredentials = main.objectRef<Failed>('InvalidCredentialsError').implement({
  fields: (t) => ({
    errorCode: t.field({
      type: AuthenticationErrorEnum,
      resolve: () => 'INVALID_CREDENTIALS' as const,
    }),
    message: t.string({ resolve: ({ fault }) => MESSAGE[fault] }),
    authenticationError: t.string({
      description: 'What exactly is missing, e.g. `RECENT_SIGN_IN_REQUIRED`.',
      resolve: ({ fault }) => fault,
    }),
  }),
});

const NotVerified = main.objectRef<Failed>('NotVerifiedError').implement({
  fields: (t) => ({
    errorCode: t.field({ type: AuthenticationErrorEnum, resolve: () => 'NOT_VERIFIED' as const }),
    message: t.string({ resolve: ({ fault }) => MESSAGE[fault] }),
  }),
});

const AuthenticationResult = main.unionType('AuthenticationResult', {
  types: [CurrentUser, InvalidCredentials, NotVerified],
  resolveType: ({ kind }) => kind,
});

const FirebaseInput = main.inputType('FirebaseAuthenticationInput', {
  fields: (t) => ({ idToken: t.string({ required: true, extensions: upTo(ID_TOKEN_LENGTH) }) }),
});

const AuthenticationInput = main.inputType('AuthenticationInput', {
  description: 'How the person signed in. Passwords go to the identity provider, never here.',
  fields: (t) => ({ firebase: t.field({ type: FirebaseInput, required: true }) }),
});

main.mutationField('authenticate', (t) =>
  t.field({
    type: AuthenticationResult,
    description: 'Begins a session for a fresh token of the identity provider.',
    args: {
      input: t.arg({ type: AuthenticationInput, required: true }),
      rememberMe: t.arg.boolean({ defaultValue: true, required: true }),
    },
    resolve: async (_, { input, rememberMe }, { identity }): Promise<SignedIn | Failed> => {
      const result = await identity.signIn(input.firebase.idToken, {
        persistent: rememberMe,
        alone: false,
      });
      if (result.ok) return { kind: 'CurrentUser', id: result.value };
      const fault = result.error;
      const kind = fault === 'NOT_VERIFIED' ? 'NotVerifiedError' : 'InvalidCredentialsError';
      return { kind, fault };
    },
  }),
);
