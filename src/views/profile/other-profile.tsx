import { Anchor, Button, Stack } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { plainMessage } from '../../events/shared/causes.ts';
import { ownFieldsOf } from '../../events/profile/own-fields.ts';
import type { OwnFields, UserDocument } from '../../events/profile/user.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { notify } from '../ui/notices.ts';
import { ErrorState, Page } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { ProfileForm } from './profile-form.tsx';

type Found =
  | { readonly is: 'loading' }
  | { readonly is: 'found'; readonly user: UserDocument }
  | { readonly is: 'nobody' }
  | { readonly is: 'failed'; readonly message: string };

/** For admins; the server checks it again. */
export function OtherProfile({ uid }: { uid: string }) {
  const { admin: port, people } = useApp();
  const { admin, profile } = useSession();
  const [found, setFound] = useState<Found>({ is: 'loading' });

  const load = useCallback(async (): Promise<Found> => {
    try {
      const user = await people.loadUser(uid);
      return user ? { is: 'found', user } : { is: 'nobody' };
    } catch (error) {
      return { is: 'failed', message: plainMessage(error) };
    }
  }, [people, uid]);

  useEffect(() => {
    if (!admin) return undefined;
    let current = true;
    void load().then((result) => current && setFound(result));
    return () => {
      current = false;
    };
  }, [admin, load]);

  const retry = () => {
    setFound({ is: 'loading' });
    void load().then(setFound);
  };

  const save = async (fields: Partial<OwnFields>, user: UserDocument) => {
    await port.saveUser(uid, fields);
    notify({ message: `Saved ${fields.displayName ?? user.displayName}`, tone: 'positive' });
  };

  if (!profile) {
    return (
      <Page title="Profile">
        <BlockSkeleton label="Loading the profile" />
      </Page>
    );
  }
  if (!admin) {
    return (
      <Page title="Profile">
        <ErrorState
          title="This profile is not yours"
          action={
            <Button component={Link} to="/profile/edit">
              Edit your own
            </Button>
          }
        >
          Only admins may change other people’s profiles.
        </ErrorState>
      </Page>
    );
  }

  switch (found.is) {
    case 'loading':
      return (
        <Page title="Profile">
          <BlockSkeleton label="Loading the profile" />
        </Page>
      );
    case 'nobody':
      return (
        <Page title="Profile">
          <ErrorState title="Nobody has this id">The account may have been deleted.</ErrorState>
        </Page>
      );
    case 'failed':
      return (
        <Page title="Profile">
          <ErrorState title="The profile cannot be shown" onRetry={retry}>
            {found.message}
          </ErrorState>
        </Page>
      );
    case 'found':
      return (
        <Page
          title={`Profile of ${found.user.displayName || found.user.userName}`}
          lead={
            <>
              {found.user.email}. Roles and limits are on the{' '}
              <Anchor component={Link} to="/firestore-users" underline="always">
                users page
              </Anchor>
              .
            </>
          }
        >
          <Stack>
            <ProfileForm fields={ownFieldsOf(found.user)} onSave={(fields) => save(fields, found.user)} />
          </Stack>
        </Page>
      );
  }
}
