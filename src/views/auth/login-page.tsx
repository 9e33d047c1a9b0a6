/**
 * Log in, request a reset link, and set a new password with it. The URL says which, so that links from an email and
 * the Back button work.
 */
import { useSearchParams } from 'react-router-dom';
import { LoginForm } from './login-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ResetRequestForm } from './reset-request-form.tsx';
import { VerifyEmail } from './verify-email.tsx';

export function LoginPage() {
  const [search] = useSearchParams();
  const mode = search.get('mode');
  const next = search.get('next');
  if (mode === 'resetPassword') return <NewPasswordForm code={search.get('oobCode') ?? ''} />;
  if (mode === 'verifyEmail') return <VerifyEmail code={search.get('oobCode') ?? ''} />;
  if (mode === 'forgot') return <ResetRequestForm next={next} />;
  return <LoginForm next={next} />;
}
