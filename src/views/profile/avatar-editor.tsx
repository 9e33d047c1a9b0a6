/** Chooses, previews, saves or removes one's own picture. */
import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { plainMessage } from '../../events/shared/causes.ts';
import { useApp } from '../app.ts';
import { Problem } from '../ui/problem.tsx';
import { TrashIcon, UploadIcon } from '../ui/icons.tsx';
import { notify } from '../ui/notices.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { Portrait } from './portrait.tsx';
import { pictureUrl, squarePicture } from './square-picture.ts';

export interface AvatarEditorProps {
  readonly uid: string;
  readonly name: string;
  readonly imageUrl: string | null;
}

interface Chosen {
  readonly picture: Blob;
  readonly url: string;
}

export function AvatarEditor({ uid, name, imageUrl }: AvatarEditorProps) {
  const { people, profile } = useApp();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useUnsaved(chosen !== null, 'a chosen picture');

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(plainMessage(error));
    } finally {
      setBusy(false);
    }
  };

  const choose = (file: File | null) =>
    run(async () => {
      if (!file) return;
      const picture = await squarePicture(file);
      setChosen({ picture, url: await pictureUrl(picture) });
    });

  const save = (picture: Blob) =>
    run(async () => {
      const saved = await people.uploadAvatar(uid, picture);
      profile.send({ type: 'user.saved', fields: { imageUrl: saved } });
      setChosen(null);
      notify({ message: 'Picture saved', tone: 'positive' });
    });

  const remove = () =>
    run(async () => {
      await people.removeAvatar(uid);
      profile.send({ type: 'user.saved', fields: { imageUrl: null } });
      notify({ message: 'Picture removed', tone: 'positive' });
    });

  return (
    <Stack gap="sm">
      <Group>
        <Portrait name={name} imageUrl={chosen?.url ?? imageUrl} />
        <Stack gap="xs" align="flex-start">
          {chosen ? (
            <>
              <Text size="sm" role="status">
                This is how it will look.
              </Text>
              <Group gap="xs">
                <Button loading={busy} onClick={() => void save(chosen.picture)}>
                  Use this picture
                </Button>
                <Button variant="default" disabled={busy} onClick={() => setChosen(null)}>
                  Cancel
                </Button>
              </Group>
            </>
          ) : (
            <>
              <FileButton
                accept="image/*"
                inputProps={{ 'aria-label': 'Picture file' }}
                onChange={(file) => void choose(file)}
              >
                {(props) => (
                  <Button {...props} variant="default" loading={busy} leftSection={<UploadIcon size={18} />}>
                    {imageUrl ? 'Choose another picture' : 'Choose a picture'}
                  </Button>
                )}
              </FileButton>
              {imageUrl ? (
                <Button
                  variant="subtle"
                  color="red"
                  disabled={busy}
                  leftSection={<TrashIcon size={18} />}
                  onClick={() => void remove()}
                >
                  Remove the picture
                </Button>
              ) : null}
            </>
          )}
        </Stack>
      </Group>
      {failure ? <Problem title="The picture was not changed">{failure}</Problem> : null}
    </Stack>
  );
}
