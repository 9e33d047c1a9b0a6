/** Shown instead of a page that failed, or instead of the whole shell. There is always a way to continue. */
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { splitReference, withReference } from '../../events/shared/reference.ts';
import { useOnline } from '../ui/online.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { messageOf } from '../ui/message-of.ts';
import { ErrorState, Page } from '../ui/page.tsx';

/** Code that cannot be loaded: there is no network, or a new version has replaced the files. */
const isMissingCode = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script|preload/i.test(error.message);

export function PageErrorBoundary() {
  const error = useRouteError();
  const online = useOnline();
  const { reference } = splitReference(messageOf(error));
  useEffect(() => console.error('This page failed', error), [error]);

  if (isMissingCode(error)) {
    return (
      <Page title="This page could not be loaded" width="narrow">
        <ErrorState
          title={online ? 'There may be a newer version' : 'There is no network'}
          action={<Button onClick={() => location.reload()}>Load it again</Button>}
        >
          {online
            ? 'The app was updated while it was open. Loading it again brings the new version; nothing you saved is lost.'
            : 'This page isn’t stored on this device yet. Come back to it when you’re online; what you saved is still here.'}
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page title="Something went wrong on this page" width="narrow">
      <ErrorState
        title="What you saved is safe"
        action={
          <>
            <Button onClick={() => location.reload()}>Load the page again</Button>
            <ButtonLink to="/front-page" look="quiet">
              Go to the home page
            </ButtonLink>
          </>
        }
      >
        {withReference('The page ran into an unexpected error. Loading it again usually helps.', reference)}
      </ErrorState>
    </Page>
  );
}

/** Rendered outside the layout, so without its navigation. */
export function ShellErrorBoundary() {
  return (
    <main style={{ padding: 'var(--shell-gutter)' }}>
      <PageErrorBoundary />
    </main>
  );
}
