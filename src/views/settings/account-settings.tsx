import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { LockIcon, SignOutIcon } from '../ui/icons.tsx';
import { ChangePassword } from './change-password.tsx';

export function AccountSettings() {
  const { auth } = useApp();
  const { person } = useSession();
  const leaving = useSelector(auth, (snapshot) => snapshot.matches({ ready: { signedIn: 'signingOut' } }));
  const [changing, setChanging] = useState(false);
  return (
    <Stack>
      <Text style={{ overflowWrap: 'anywhere' }}>
        Logged in as <strong>{person?.email ?? 'you'}</strong>. Change your name and picture, or delete your
        account, in{' '}
        <Anchor component={Link} to="/profile/edit" underline="always">
          your profile
        </Anchor>
        .
      </Text>
      {changing ? (
        <ChangePassword onClose={() => setChanging(false)} />
      ) : (
        <Group>
          <Button variant="default" leftSection={<LockIcon size={18} />} onClick={() => setChanging(true)}>
            Change password
          </Button>
          <Button
            variant="default"
            leftSection={<SignOutIcon size={18} />}
            loading={leaving}
            onClick={() => auth.send({ type: 'signOut.submit' })}
          >
            Log out
          </Button>
        </Group>
      )}
    </Stack>
  );
}
