/** All shots with the camera off: sort them, describe them together or one by one, and send them. */
import { Button, Group, Radio, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { captionings } from '../../events/batch/batch.ts';
import type { BatchActor } from '../../machines/batch.machine.ts';
import { roomIn } from '../../machines/batch/setup.ts';
import { PictureSource } from '../capture/picture-source.tsx';
import { CaptionField } from '../trade/posts/caption-field.tsx';
import { VisibilityField } from '../trade/posts/visibility-field.tsx';
import { counted } from '../ui/counted.ts';
import { CameraIcon, PicturesIcon, TrashIcon } from '../ui/icons.tsx';
import { EmptyState } from '../ui/page.tsx';
import { QuestionDialog } from '../ui/question-dialog.tsx';
import classes from './batch.module.css';
import { ShotGrid } from './shot-grid.tsx';
import { ShotsHead } from './shots-head.tsx';
import { useLandingFocus } from './use-landing-focus.ts';

const captioningNames = { one: 'The same for all', each: 'One for each' } as const;

export function ArrangingShots({ actor }: { actor: BatchActor }) {
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { fields, shots, waiting } = context;
  const [asking, setAsking] = useState(false);
  const heading = useLandingFocus<HTMLHeadingElement>();
  const change = (to: Partial<typeof fields>) => actor.send({ type: 'fields.change', change: to });
  const busy = waiting.length > 0;
  const room = roomIn(context);
  return (
    <div className={classes.columns}>
      <Stack>
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          Arrange and describe
        </h2>
        <Group>
          <Button
            variant="default"
            leftSection={<CameraIcon size={18} />}
            onClick={() => actor.send({ type: 'batch.take' })}
          >
            Take more
          </Button>
          {shots.length > 0 ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<TrashIcon size={18} />}
              disabled={busy}
              onClick={() => setAsking(true)}
            >
              Discard all
            </Button>
          ) : null}
        </Group>
        <Radio.Group
          label="Captions"
          value={fields.captioning}
          onChange={(chosen) => {
            const captioning = captionings.find((one) => one === chosen);
            if (captioning) change({ captioning });
          }}
        >
          <Group mt="xs">
            {captionings.map((one) => (
              <Radio key={one} value={one} label={captioningNames[one]} />
            ))}
          </Group>
        </Radio.Group>
        {fields.captioning === 'one' ? (
          <CaptionField value={fields.caption} onChange={(caption) => change({ caption })} />
        ) : (
          <p className={classes.note}>Write under each shot what it shows; it may be empty.</p>
        )}
        <VisibilityField
          value={fields}
          onChange={({ visibility, people }) => change({ visibility, people })}
        />
        <Group>
          <Button
            disabled={shots.length === 0 || busy}
            onClick={() => actor.send({ type: 'batch.handOver' })}
          >
            Send {counted(shots.length, 'photo')}
          </Button>
        </Group>
      </Stack>
      <Stack>
        <ShotsHead actor={actor} />
        {shots.length === 0 && !busy ? (
          <EmptyState icon={<PicturesIcon size={26} />} title="No shots here">
            Take some, or add pictures you already have.
          </EmptyState>
        ) : (
          <ShotGrid actor={actor} describing={fields.captioning === 'each'} />
        )}
        {room > 0 ? (
          <PictureSource room={room} onFiles={(given) => actor.send({ type: 'shots.give', given })} />
        ) : null}
      </Stack>
      {asking ? (
        <QuestionDialog
          words={{
            question: `Discard ${counted(shots.length, 'shot')}?`,
            meaning: 'They are deleted from this device and cannot be brought back.',
            confirm: 'Discard all',
            keep: 'Keep them',
            takesBack: true,
          }}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            actor.send({ type: 'batch.discard' });
          }}
        />
      ) : null}
    </div>
  );
}
