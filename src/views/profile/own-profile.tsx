import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { pageNames } from '../../events/shared/page-names.ts';
import { causeText } from '../../events/shared/causes.ts';
import { ownFieldsOf } from '../../events/profile/own-fields.ts';
import { isAdmin, isMerchant, type OwnFields, type UserDocument } from '../../events/profile/user.ts';
import { useApp } from '../app.ts';
import { notify } from '../ui/notices.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { AvatarEditor } from './avatar-editor.tsx';
import { ContactVerification } from './contact-verification.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileForm } from './profile-form.tsx';

export function OwnProfile({ uid }: { uid: string }) {
  const { people, profile } = useApp();
  const user = useSelector(profile, ({ context }) => context.user);
  const loaded = useSelector(profile, ({ context }) => context.userLoaded);
  const cause = useSelector(profile, ({ context }) => context.cause);
  const missing = useSelector(profile, (snapshot) => snapshot.matches('missing'));

  if (user?.uid !== uid) {
    return (
      <Page title={pageNames['/profile/edit']}>
        {missing ? (
          <ErrorState
            title="Your profile is not finished"
            action={
              <Button component={Link} to="/signup">
                Finish signing up
              </Button>
            }
          >
            Your account was made, but what you filled in did not arrive. Fill it in once more and all is
            well.
          </ErrorState>
        ) : loaded ? (
          <ErrorState
            title="Your profile cannot be shown"
            onRetry={() => profile.send({ type: 'profile.reload' })}
          >
            {causeText[cause ?? 'unknown']}
          </ErrorState>
        ) : (
          <BlockSkeleton label="Loading your profile" />
        )}
      </Page>
    );
  }

  const save = async (fields: Partial<OwnFields>) => {
    await people.saveOwn(uid, fields);
    profile.send({ type: 'user.saved', fields });
    notify({ message: 'Profile saved', tone: 'positive' });
  };

  return (
    <Page
      title={pageNames['/profile/edit']}
      lead={
        <>
          Others see your{' '}
          <Anchor component={Link} to={`/user/${encodeURIComponent(user.userName)}`} underline="always">
            public page
          </Anchor>
          . Your phone and email aren’t on it.
        </>
      }
    >
      <Stack gap="xl">
        {user.pendingMerchantInvite ? (
          <Alert title="You have an invite">A cleaning business would like you as a client.</Alert>
        ) : null}
        <AvatarEditor uid={uid} name={user.displayName || user.userName} imageUrl={user.imageUrl} />
        <Stack gap="sm">
          <ContactVerification email={user.email} phone={user.phone} />
        </Stack>
        <ProfileForm key={uid} fields={ownFieldsOf(user)} onSave={save} />
        <Facts user={user} />
        <Stack gap="sm" component="section" aria-labelledby="delete-account">
          <Title order={2} size="h3" id="delete-account">
            Delete your account
          </Title>
          <Text size="sm">Removes your profile and your sign-in. You will be asked for your password.</Text>
          <DeleteAccount />
        </Stack>
      </Stack>
    </Page>
  );
}

/** Facts that only others can change. */
function Facts({ user }: { user: UserDocument }) {
  const limited = !isAdmin(user) && !isMerchant(user);
  const since = new Date(user.registrationDate).toLocaleDateString(undefined, { dateStyle: 'long' });
  return (
    <Text size="sm" c="dimmed">
      {user.email}. Registered on {since}.
      {limited
        ? ` ${Math.max(0, user.trialLimit - user.trialUsed)} of ${user.trialLimit} free analyses left.`
        : ''}
    </Text>
  );
}
