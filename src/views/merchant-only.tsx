/** Shows a page to merchants and admins, and tells everybody else what to do. The server checks every request again. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useApp } from './app.ts';
import { useSession } from './session.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { ButtonLink } from './ui/button.tsx';
import { StoreIcon } from './ui/icons.tsx';
import { EmptyState, Page } from './ui/page.tsx';
import { PageSkeleton } from './ui/page-skeleton.tsx';

/** @param title the page's own */
export function MerchantOnly({ title, children }: { title: string; children: ReactNode }) {
  const { profile: actor } = useApp();
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
        action={<ButtonLink to="/marketplace">Look around the marketplace</ButtonLink>}
      >
        Selling, and work with clients, needs a merchant account. Ask whoever runs this site to make yours
        one; what you have here stays.
      </EmptyState>
    </Page>
  );
}
