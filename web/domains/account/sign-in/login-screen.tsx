import { LoginChoices } from './login-choices.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function LoginScreen() {
  return (
    <SignInFrame>
      <LoginChoices />
    </SignInFrame>
  );
}
