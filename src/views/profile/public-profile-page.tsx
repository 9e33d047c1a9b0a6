/** The public profile of a person. */
import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { plainMessage } from '../../events/shared/causes.ts';
import { isAdmin, isMerchant, type PublicProfile } from '../../events/profile/user.ts';
import { useApp } from '../app.ts';
import { useSession } from '../session.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { EmptyState, ErrorState, Page } from '../ui/page.tsx';
import { BlockSkeleton } from '../ui/page-skeleton.tsx';
import { Portrait } from './portrait.tsx';

type Found =
  | { readonly is: 'loading' }
  | { readonly is: 'found'; readonly person: PublicProfile }
  | { readonly is: 'nobody' }
  | { readonly is: 'failed'; readonly message: string };

export function PublicProfilePage() {
  const { username = '' } = useParams();
  return <PublicProfileOf key={username} userName={username} />;
}

function PublicProfileOf({ userName }: { userName: string }) {
  const { people } = useApp();
  const { profile } = useSession();
  const [found, setFound] = useState<Found>({ is: 'loading' });

  const load = useCallback(async (): Promise<Found> => {
    try {
      const person = await people.publicProfile(userName.toLowerCase());
      return person ? { is: 'found', person } : { is: 'nobody' };
    } catch (error) {
      return { is: 'failed', message: plainMessage(error) };
    }
  }, [people, userName]);

  useEffect(() => {
    let current = true;
    void load().then((result) => current && setFound(result));
    return () => {
      current = false;
    };
  }, [load]);

  const retry = () => {
    setFound({ is: 'loading' });
    void load().then(setFound);
  };

  switch (found.is) {
    case 'loading':
      return (
        <Page title={`@${userName}`} width="narrow">
          <BlockSkeleton label="Loading the profile" />
        </Page>
      );
    case 'nobody':
      return (
        <Page title={`@${userName}`} width="narrow">
          <EmptyState icon={<SearchIcon size={26} />} title="User not found">
            It may be misspelt, or the person has taken another name or left.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page title={`@${userName}`} width="narrow">
          <ErrorState title="The profile cannot be shown" onRetry={retry}>
            {found.message}
          </ErrorState>
        </Page>
      );
    case 'found':
      return <Card person={found.person} own={profile?.userName === found.person.userName} />;
  }
}

function Card({ person, own }: { person: PublicProfile; own: boolean }) {
  const name = person.displayName || person.userName;
  const since = new Date(person.registrationDate).toLocaleDateString(undefined, {
    year: 'numeric',
    month: 'long',
  });
  return (
    <Page
      title={name}
      lead={`@${person.userName}`}
      width="narrow"
      actions={
        own ? (
          <Button component={Link} to="/profile/edit" variant="default">
            Edit
          </Button>
        ) : undefined
      }
    >
      <Paper withBorder p="lg">
        <Stack>
          <Group>
            <Portrait name={name} imageUrl={person.imageUrl} />
            <Stack gap="xs" align="flex-start">
              {person.companyName ? <Text fw={600}>{person.companyName}</Text> : null}
              {isMerchant(person) ? <Badge variant="light">Cleaning business</Badge> : null}
              {isAdmin(person) ? (
                <Badge variant="light" color="leather">
                  Admin
                </Badge>
              ) : null}
              <Text size="sm" c="dimmed">
                Here since {since}
              </Text>
            </Stack>
          </Group>
          {person.bio ? <Text style={{ whiteSpace: 'pre-line' }}>{person.bio}</Text> : null}
        </Stack>
      </Paper>
    </Page>
  );
}
