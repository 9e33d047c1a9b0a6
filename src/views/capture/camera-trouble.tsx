/** Why the camera cannot be used, and what to do about it. */
import { NativeSelect } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { CameraProblem } from '../../events/capture/camera.ts';
import type { CaptureActor } from '../../machines/capture.machine.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/page.tsx';
import { problemTitles, remedies, remedyButtons } from './words.ts';

export function CameraTrouble({ actor, problem }: { actor: CaptureActor; problem: CameraProblem }) {
  const cameras = useSelector(actor, ({ context }) => context.cameras);
  const button = remedyButtons[problem];
  const another = problem !== 'insecure' && problem !== 'blocked' && cameras.length > 1;
  return (
    <ErrorState
      title={problemTitles[problem]}
      action={
        <>
          {button ? <Button onClick={() => actor.send({ type: 'retry' })}>{button}</Button> : null}
          {another ? (
            <NativeSelect
              label="Another camera"
              value=""
              data={[
                { value: '', label: 'Choose one' },
                ...cameras.map(({ id, label }) => ({ value: id, label })),
              ]}
              onChange={(event) => {
                const deviceId = event.currentTarget.value;
                if (deviceId !== '') actor.send({ type: 'camera.choose', change: { deviceId } });
              }}
            />
          ) : null}
        </>
      }
    >
      {remedies[problem]}
    </ErrorState>
  );
}
