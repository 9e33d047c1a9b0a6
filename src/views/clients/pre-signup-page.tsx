/**
 * preSignup: a merchant registers a client, who gets a link by mail. The link leads to this page, too, with a code,
 * for people without an account.
 */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageNames } from '../../events/shared/page-names.ts';
import { MerchantOnly } from '../merchant-only.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { UsersIcon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';
import { ActivateAccount } from './activate-account.tsx';
import classes from './clients.module.css';
import { RegisterClientForm } from './register-client-form.tsx';
import { RegistrationsList } from './registrations-list.tsx';

const title = pageNames['/preSignup'];

export function PreSignupPage() {
  const [params] = useSearchParams();
  const code = params.get('activate');
  if (code !== null) return <ActivateAccount key={code} code={code} />;
  return (
    <MerchantOnly title={title}>
      <RegisterClient />
    </MerchantOnly>
  );
}

function RegisterClient() {
  /** Number of registrations made on this page; a change reloads the list. */
  const [registered, setRegistered] = useState(0);
  return (
    <Page
      title={title}
      lead="For somebody who has no account yet. They get a link by email to choose a password, and with it your invite, which they can accept or decline."
      width="wide"
      actions={
        <ButtonLink to="/assign-client" look="outline">
          <UsersIcon size={18} />
          Clients and invites
        </ButtonLink>
      }
    >
      <div className={classes.part}>
        <RegisterClientForm onRegistered={() => setRegistered((count) => count + 1)} />
      </div>
      <section aria-labelledby="registered" className={classes.part}>
        <h2 id="registered">Registered so far</h2>
        <RegistrationsList of={String(registered)} />
      </section>
    </Page>
  );
}
