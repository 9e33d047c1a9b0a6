/** Puts photos up: drop or choose them, say what they are and who sees them, publish. Nobody sees one before. */
import { ActionIcon, Button, Group, Paper, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import type { PostVisibility } from '../../../events/post/port.ts';
import { useApp } from '../../app.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { PictureDrop } from '../pictures/picture-drop.tsx';
import { UploadState } from '../pictures/upload-state.tsx';
import { useUploads } from '../pictures/use-uploads.ts';
import classes from './upload-photos.module.css';
import { visibilities, visibilityMeanings, visibilityNames } from './words.ts';

const maxConcurrent = 20;

export function UploadPhotos({ onPublished }: { onPublished: () => void }) {
  const { posts } = useApp();
  const { uploads, add, again, remove } = useUploads();
  const [captions, setCaptions] = useState<Readonly<Record<string, string>>>({});
  const [visibility, setVisibility] = useState<PostVisibility>('private');
  const [publishing, setPublishing] = useState(false);
  const waiting = uploads.length > 0;
  const ready = uploads.filter(({ picture }) => picture !== null);
  const sending = uploads.some(({ state }) => state === 'sending');
  useUnsaved(waiting, 'photos that are not published');

  const publish = async () => {
    setPublishing(true);
    let published = 0;
    try {
      for (const { key, picture } of ready) {
        if (!picture) continue;
        await posts.create({
          pictureId: picture.id,
          caption: (captions[key] ?? '').trim(),
          visibility,
        });
        remove(key);
        published += 1;
      }
      notify({
        message: published === 1 ? 'The photo is up' : `${published} photos are up`,
        tone: 'positive',
      });
    } catch (error) {
      notify({ message: `Not every photo was published. ${messageOf(error)}`, tone: 'negative' });
    } finally {
      setPublishing(false);
      if (published > 0) onPublished();
    }
  };

  return (
    <Paper className={classes.sheet} withBorder p="md" component="section" aria-label="New photos">
      <Stack>
        <PictureDrop room={maxConcurrent - uploads.length} onFiles={add} />
        {waiting ? (
          <>
            <ul className={classes.list}>
              {uploads.map((upload) => (
                <li key={upload.key} className={classes.item}>
                  {upload.preview ? (
                    <img src={upload.preview} alt="" className={classes.preview} />
                  ) : (
                    <span className={classes.preview} />
                  )}
                  <div className={classes.words}>
                    {upload.state === 'failed' ? null : (
                      <TextInput
                        label={`Caption of ${upload.file.name}`}
                        placeholder="What it shows; may be empty"
                        maxLength={1000}
                        value={captions[upload.key] ?? ''}
                        onChange={(event) => {
                          const caption = event.currentTarget.value;
                          setCaptions((before) => ({ ...before, [upload.key]: caption }));
                        }}
                      />
                    )}
                    <UploadState upload={upload} onAgain={() => again(upload)} />
                  </div>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={40}
                    aria-label={`Leave out ${upload.file.name}`}
                    onClick={() => remove(upload.key)}
                  >
                    <CloseIcon />
                  </ActionIcon>
                </li>
              ))}
            </ul>
            <VisibilityField value={visibility} onChange={setVisibility} />
            <Group>
              <Button
                loading={publishing}
                disabled={sending || ready.length === 0}
                onClick={() => void publish()}
              >
                {ready.length === 1 ? 'Publish the photo' : `Publish ${ready.length} photos`}
              </Button>
            </Group>
          </>
        ) : null}
      </Stack>
      <AskBeforeLeaving dirty={waiting && !publishing} what="Your new photos" />
    </Paper>
  );
}

export interface VisibilityFieldProps {
  readonly value: PostVisibility;
  readonly onChange: (value: PostVisibility) => void;
}

export function VisibilityField({ value, onChange }: VisibilityFieldProps) {
  return (
    <Radio.Group
      label="Who sees it"
      value={value}
      onChange={(chosen) => onChange(visibilities.find((one) => one === chosen) ?? 'private')}
    >
      <Stack gap="xs" mt="xs">
        {visibilities.map((one) => (
          <Radio key={one} value={one} label={visibilityNames[one]} description={visibilityMeanings[one]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
