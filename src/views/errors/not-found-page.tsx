import { ButtonLink } from '../ui/button.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { EmptyState, Page } from '../ui/page.tsx';

export function NotFoundPage() {
  return (
    <Page title="Page not found" width="narrow">
      <EmptyState
        icon={<SearchIcon size={26} />}
        title="There is nothing at this address"
        action={<ButtonLink to="/front-page">Go to the home page</ButtonLink>}
      >
        The link may be old, or a letter may be missing. If you typed the address, check it for typos.
      </EmptyState>
    </Page>
  );
}
