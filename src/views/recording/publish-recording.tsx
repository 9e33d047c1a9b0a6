/** Posts a recording: it is uploaded in the background, and leaves this page once the uploads have stored it. */
import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { FinishedRecording } from '../../events/recording/recording.ts';
import type { NewTranscript } from '../../events/transcription/port.ts';
import { useApp } from '../app.ts';
import { FinishProfile } from '../finish-profile.tsx';
import { useSession } from '../session.ts';
import { CaptionField } from '../trade/posts/caption-field.tsx';
import { audienceFields, onlyMe, VisibilityField } from '../trade/posts/visibility-field.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { Problem } from '../ui/problem.tsx';
import { fileName } from './words.ts';

export interface PublishRecordingProps {
  readonly finished: Pick<FinishedRecording, 'kind' | 'file' | 'startedAt' | 'type'>;
  /** Its captions; null: there is no transcript. */
  readonly transcript?: NewTranscript | null;
  /** Called once the uploads have stored it. */
  readonly onPublish: () => void;
}

export function PublishRecording(props: PublishRecordingProps) {
  const { unfinished } = useSession();
  return unfinished ? <FinishProfile what="publish" /> : <PublishForm {...props} />;
}

function PublishForm({ finished, transcript = null, onPublish }: PublishRecordingProps) {
  const { uploads } = useApp();
  const [caption, setCaption] = useState('');
  const [audience, setAudience] = useState(onlyMe);
  const [keeping, setKeeping] = useState(false);
  const [failure, setFailure] = useState('');
  useEffect(() => uploads.prepare(), [uploads]);
  const { kind, file, startedAt, type } = finished;
  const noun = kind === 'video' ? 'video' : 'sound';

  const publish = async () => {
    setKeeping(true);
    setFailure('');
    try {
      const name = fileName(kind, startedAt, type);
      const content = await copyOf(file);
      const fields = { caption: caption.trim(), ...audienceFields(audience) };
      await uploads.enqueue({
        ...{ ...fields, kind, content, name, poster: null, keepTags: false },
        ...(transcript ? { transcript } : {}),
      });
      notify({ message: `The ${noun} is on its way`, tone: 'positive' });
      onPublish();
    } catch (error) {
      setFailure(messageOf(error));
      setKeeping(false);
    }
  };
  return (
    <Stack>
      {failure === '' ? null : <Problem title={`The ${noun} was not published`}>{failure}</Problem>}
      <CaptionField value={caption} onChange={setCaption} />
      <VisibilityField value={audience} onChange={setAudience} />
      <Group>
        <Button loading={keeping} onClick={() => void publish()}>
          Publish the {noun}
        </Button>
      </Group>
    </Stack>
  );
}

/**
 * For a file in this site's own storage, the database of uploads would store only a reference, and `onPublish` removes
 * that file.
 */
const copyOf = (file: Blob): Promise<Blob> =>
  new Response(file.stream(), { headers: { 'content-type': file.type } }).blob();
