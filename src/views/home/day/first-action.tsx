/** The most likely first action, by purpose. */
import { pageNames } from '../../../events/shared/page-names.ts';
import type { Session } from '../../session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.tsx';

export function FirstAction({ merchant, purpose }: Pick<Session, 'merchant' | 'purpose'>) {
  if (purpose === 'hiring') return <ButtonLink to="/job-description?new">Post a job</ButtonLink>;
  if (merchant)
    return (
      <ButtonLink to="/new-transaction">
        <PlusIcon size={18} />
        {pageNames['/new-transaction']}
      </ButtonLink>
    );
  if (purpose === 'work') return <ButtonLink to="/public/job-opening">Browse jobs</ButtonLink>;
  return <ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>;
}
