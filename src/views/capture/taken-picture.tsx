/** The picture that was taken or chosen: rotate, crop, caption, keep or retake it. */
import 'react-image-crop/dist/ReactCrop.css';
import { Button, Group, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import type { DraftFields, Edit, Shot } from '../../events/capture/port.ts';
import { CaptionField } from '../trade/posts/caption-field.tsx';
import { audienceFields, VisibilityField } from '../trade/posts/visibility-field.tsx';
import type { Capture } from '../app.ts';
import { AskBeforeLeaving } from '../ui/ask-before-leaving.tsx';
import { BlobPicture } from '../ui/blob-picture.tsx';
import { RedoIcon } from '../ui/icons.tsx';
import { messageOf } from '../ui/message-of.ts';
import { notify } from '../ui/notices.ts';
import { Problem } from '../ui/problem.tsx';
import { useUnsaved } from '../ui/unsaved.ts';
import classes from './capture.module.css';

const everything: PercentCrop = { unit: '%', x: 10, y: 10, width: 80, height: 80 };

export function TakenPicture({ capture: { actor, calls } }: { capture: Capture }) {
  const { shot, source, draft, saved, failure } = useSelector(actor, ({ context }) => context);
  const keeping = useSelector(actor, (snapshot) => snapshot.matches('keeping'));
  const [crop, setCrop] = useState<PercentCrop | null>(null);
  const [editing, setEditing] = useState(false);
  // Usually it is stored on this device before anybody can leave.
  const dirty = shot !== null && !saved;
  useUnsaved(dirty, 'a picture that is not kept');
  if (!shot) return null;

  const change = (to: Partial<DraftFields>) => actor.send({ type: 'draft.change', change: to });
  const edit = async (change: Edit) => {
    setEditing(true);
    try {
      actor.send({ type: 'picture.edit', shot: await calls.edit(shot, change) });
      setCrop(null);
    } catch (error) {
      notify({ message: messageOf(error), tone: 'negative' });
    } finally {
      setEditing(false);
    }
  };
  const busy = keeping || editing;
  const picture = (
    <BlobPicture
      blob={shot.picture}
      className={classes.picture}
      width={shot.width}
      height={shot.height}
      alt={source === 'file' ? 'The chosen picture' : 'The picture just taken'}
    />
  );
  return (
    <div className={classes.columns}>
      <Stack>
        {crop ? (
          <ReactCrop
            crop={crop}
            onChange={(_, changed) => setCrop(changed)}
            keepSelection
            minWidth={20}
            minHeight={20}
            ariaLabels={{
              cropArea: 'Use the arrow keys to move the part that stays',
              nwDragHandle: 'Use the arrow keys to move the corner at the top left',
              nDragHandle: 'Use the up and down arrow keys to move the top edge',
              neDragHandle: 'Use the arrow keys to move the corner at the top right',
              eDragHandle: 'Use the left and right arrow keys to move the right edge',
              seDragHandle: 'Use the arrow keys to move the corner at the bottom right',
              sDragHandle: 'Use the up and down arrow keys to move the bottom edge',
              swDragHandle: 'Use the arrow keys to move the corner at the bottom left',
              wDragHandle: 'Use the left and right arrow keys to move the left edge',
            }}
          >
            {picture}
          </ReactCrop>
        ) : (
          picture
        )}
        <Group>
          {crop ? (
            <>
              <Button disabled={busy} onClick={() => void edit({ turns: 0, crop: pixelsOf(crop, shot) })}>
                Crop it so
              </Button>
              <Button variant="default" disabled={busy} onClick={() => setCrop(null)}>
                Do not crop
              </Button>
            </>
          ) : (
            <>
              <Button
                variant="default"
                disabled={busy}
                leftSection={<RedoIcon size={18} />}
                onClick={() => void edit({ turns: 1, crop: null })}
              >
                Turn right
              </Button>
              <Button variant="default" disabled={busy} onClick={() => setCrop(everything)}>
                Crop
              </Button>
            </>
          )}
        </Group>
      </Stack>
      <Stack>
        {failure ? <Problem title="The picture was not kept">{failure.message}</Problem> : null}
        <CaptionField value={draft.caption} onChange={(caption) => change({ caption })} />
        <VisibilityField
          value={draft}
          onChange={({ visibility, people }) => change({ visibility, people })}
        />
        <Group>
          <Button
            data-autofocus
            loading={keeping}
            disabled={editing || crop !== null}
            onClick={() =>
              actor.send({ type: 'picture.keep', caption: draft.caption.trim(), ...audienceFields(draft) })
            }
          >
            Keep it
          </Button>
          <Button variant="default" disabled={busy} onClick={() => actor.send({ type: 'picture.retake' })}>
            Take it again
          </Button>
        </Group>
      </Stack>
      <AskBeforeLeaving dirty={dirty} what="Your new picture and its caption" />
    </div>
  );
}

/** @returns the crop in whole pixels, within the picture */
function pixelsOf({ x, y, width, height }: PercentCrop, shot: Shot): Edit['crop'] {
  const left = Math.round((x / 100) * shot.width);
  const top = Math.round((y / 100) * shot.height);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(shot.width - left, Math.round((width / 100) * shot.width))),
    height: Math.max(1, Math.min(shot.height - top, Math.round((height / 100) * shot.height))),
  };
}
