/** Shows a page to merchants and admins, and tells everybody else how to get access. The server checks every request again. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from './app.ts';
import { useSession } from './session.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { ButtonLink } from './ui/button.tsx';
import { StoreIcon } from './ui/icons.tsx';
import { EmptyState, Page } from './ui/page.tsx';
import { PageSkeleton } from './ui/page-skeleton.tsx';

/** @param title of the page */
export function MerchantOnly({ title, children }: { title: string; children: ReactNode }) {
  const { profile: actor, config } = useApp();
  const { ready, person, merchant } = useSession();
  const loaded = useSelector(actor, ({ context }) => context.userLoaded);
  if (merchant) return children;
  if (ready && !person) {
    return (
      <SignInFirst title={title}>This page is for merchants. Log in with a merchant’s account.</SignInFirst>
    );
  }
  if (!ready || !loaded) return <PageSkeleton />;
  return (
    <Page title={title}>
      <EmptyState
        icon={<StoreIcon size={26} />}
        title="This page is for merchants"
        action={
          config.identity === 'embedded' ? (
            <ButtonLink to="/settings#merchant">Request a merchant account</ButtonLink>
          ) : (
            <ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>
          )
        }
      >
        You need a merchant account to sell and to work with clients. Everything you have here stays.
      </EmptyState>
    </Page>
  );
}
