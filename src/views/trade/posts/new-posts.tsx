/** Form to post photos, videos or sounds: choose files, describe them, set who sees them. They upload in the background. */
import { ActionIcon, Button, Checkbox, Fieldset, Group, Paper, Stack, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PostKind } from '../../../events/post/medium.ts';
import { plainTextError } from '../../../events/shared/plain-text.ts';
import { useApp } from '../../app.ts';
import { FinishProfile } from '../../finish-profile.tsx';
import { useSession } from '../../session.ts';
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx';
import { describeBytes } from '../../ui/bytes.ts';
import { counted } from '../../ui/counted.ts';
import { AlertIcon, CloseIcon } from '../../ui/icons.tsx';
import { messageOf } from '../../ui/message-of.ts';
import { notify } from '../../ui/notices.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { MediaDrop } from './media-drop.tsx';
import classes from './new-posts.module.css';
import { useChosenFiles } from './use-chosen-files.ts';
import { audienceFields, onlyMe, VisibilityField } from './visibility-field.tsx';
import { kindNames } from './words.ts';

const maxConcurrent = 20;

export interface NewPostsProps {
  readonly kind: PostKind;
  /** Called whenever an upload has become a post, wherever it was started. */
  readonly onPublished: () => void;
}

export function NewPosts(props: NewPostsProps) {
  const { unfinished } = useSession();
  return unfinished ? <FinishProfile what="publish" /> : <NewPostsForm {...props} />;
}

function NewPostsForm({ kind, onPublished }: NewPostsProps) {
  const { posts, uploads } = useApp();
  const { answer: limits, retry } = useAnswer(() => posts.limits(), '');
  const { files, add, remove } = useChosenFiles(kind, limits);
  const [captions, setCaptions] = useState<Readonly<Record<string, string>>>({});
  const [audience, setAudience] = useState(onlyMe);
  const [keepTags, setKeepTags] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const waiting = files.length > 0;
  const ready = files.filter(({ problem }) => problem === '');
  const noun = kindNames[kind];
  useUnsaved(waiting, 'files that are not published');
  const published = useEffectEvent(() => {
    onPublished();
    retry();
  });
  useEffect(() => uploads.prepare(), [uploads]);
  useEffect(() => uploads.onPublished(() => published()), [uploads]);

  const publish = async () => {
    setKeeping(true);
    try {
      for (const { key, file } of ready) {
        const caption = (captions[key] ?? '').trim();
        const fields = { caption, ...audienceFields(audience) };
        await uploads.enqueue({ ...fields, kind, content: file, name: file.name, poster: null, keepTags });
        remove(key);
      }
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setKeeping(false);
    }
  };

  return (
    <Paper className={classes.sheet} withBorder p="md" component="section" aria-label={`New ${noun}s`}>
      <Stack>
        <MediaDrop kind={kind} limits={limits} room={maxConcurrent - files.length} onFiles={add} />
        {waiting ? (
          // What is published is what was there when the button was pressed.
          <Fieldset variant="unstyled" disabled={keeping}>
            <Stack>
              <ul className={classes.list}>
                {files.map(({ key, file, preview, problem }) => (
                  <li key={key} className={classes.item}>
                    {preview ? (
                      <img src={preview} alt="" className={classes.preview} />
                    ) : (
                      <span className={classes.preview} />
                    )}
                    <div className={classes.words}>
                      {problem === '' ? (
                        <TextInput
                          label={`Caption of ${file.name}`}
                          description={describeBytes(file.size)}
                          placeholder="What it is; may be empty"
                          maxLength={1000}
                          value={captions[key] ?? ''}
                          error={plainTextError(captions[key] ?? '')}
                          onChange={(event) => {
                            const caption = event.currentTarget.value;
                            setCaptions((before) => ({ ...before, [key]: caption }));
                          }}
                        />
                      ) : (
                        <div className={classes.problem} role="alert">
                          <AlertIcon size={18} />
                          <span>
                            {file.name}: {problem}
                          </span>
                        </div>
                      )}
                    </div>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={40}
                      aria-label={`Leave out ${file.name}`}
                      onClick={() => remove(key)}
                    >
                      <CloseIcon />
                    </ActionIcon>
                  </li>
                ))}
              </ul>
              <VisibilityField value={audience} onChange={setAudience} />
              <Checkbox
                label="Keep place, time and camera data"
                description="They are removed otherwise, so that nobody learns from a file where it was made"
                checked={keepTags}
                onChange={({ currentTarget }) => setKeepTags(currentTarget.checked)}
              />
              <Group>
                <Button loading={keeping} disabled={ready.length === 0} onClick={() => void publish()}>
                  {ready.length === 1 ? `Publish the ${noun}` : `Publish ${counted(ready.length, noun)}`}
                </Button>
              </Group>
            </Stack>
          </Fieldset>
        ) : null}
      </Stack>
      <AskBeforeLeaving dirty={waiting && !keeping} what={`Your new ${noun}s`} />
    </Paper>
  );
}
