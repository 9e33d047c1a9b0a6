/**
 * Shown instead of a form that publishes under the person's name, to somebody whose profile has no name yet. The
 * server checks it again.
 */
import { useLocation } from 'react-router-dom';
import { Alert } from '@mantine/core';
import { ButtonLink } from './ui/button.tsx';
import { AlertIcon } from './ui/icons.tsx';

/** @param what action they want to take, as a verb like `comment` */
export function FinishProfile({ what }: { what: string }) {
  const { pathname, search } = useLocation();
  return (
    <Alert color="yellow" title="Finish your profile first" icon={<AlertIcon />}>
      <p>Others see your name with what you {what}, and you have not given one yet.</p>
      <ButtonLink to={`/signup?next=${encodeURIComponent(pathname + search)}`}>
        Finish your profile
      </ButtonLink>
    </Alert>
  );
}
