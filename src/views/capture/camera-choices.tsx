/** Camera settings: each choice is applied at once and remembered on this device. */
import { NativeSelect, Slider, Switch } from '@mantine/core';
import { useSelector } from '@xstate/react';
import {
  type CameraChoices as Choices,
  countdowns,
  facings,
  resolutions,
} from '../../events/capture/camera.ts';
import type { CaptureActor } from '../../machines/capture.machine.ts';
import classes from './capture.module.css';
import { countdownName, facingNames, resolutionNames } from './words.ts';

export function CameraChoices({ actor }: { actor: CaptureActor }) {
  const { choices, camera, cameras, adjustment } = useSelector(actor, ({ context }) => context);
  const choose = (change: Partial<Pick<Choices, 'deviceId' | 'facing' | 'resolution'>>) =>
    actor.send({ type: 'camera.choose', change });
  const known = cameras.some(({ id }) => id === camera?.id);
  return (
    <div className={classes.choices}>
      {cameras.length > 1 ? (
        <NativeSelect
          label="Camera"
          value={known ? camera!.id : ''}
          data={[
            ...(known ? [] : [{ value: '', label: 'Choose one' }]),
            ...cameras.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(event) => {
            const id = event.currentTarget.value;
            if (id !== '') choose({ deviceId: id });
          }}
        />
      ) : null}
      {cameras.length > 1 && camera?.facing ? (
        <NativeSelect
          label="Side"
          value={camera.facing}
          data={facings.map((value) => ({ value, label: facingNames[value] }))}
          onChange={(event) => {
            const facing = facings.find((one) => one === event.currentTarget.value);
            if (facing) choose({ deviceId: null, facing });
          }}
        />
      ) : null}
      <NativeSelect
        label="Resolution"
        description={camera ? `Now ${camera.width} × ${camera.height}` : undefined}
        value={choices.resolution}
        data={resolutions.map((value) => ({ value, label: resolutionNames[value] }))}
        onChange={(event) => {
          const resolution = resolutions.find((one) => one === event.currentTarget.value);
          if (resolution) choose({ resolution });
        }}
      />
      <NativeSelect
        label="Countdown"
        value={String(choices.countdown)}
        data={countdowns.map((value) => ({ value: String(value), label: countdownName(value) }))}
        onChange={(event) => {
          const countdown = countdowns.find((one) => String(one) === event.currentTarget.value);
          if (countdown !== undefined) actor.send({ type: 'aid.choose', change: { countdown } });
        }}
      />
      <Switch
        label="Lines at the thirds"
        checked={choices.grid}
        onChange={(event) =>
          actor.send({ type: 'aid.choose', change: { grid: event.currentTarget.checked } })
        }
      />
      {camera?.light ? (
        <Switch
          label="Light"
          checked={adjustment.light}
          onChange={(event) =>
            actor.send({ type: 'camera.adjust', change: { light: event.currentTarget.checked } })
          }
        />
      ) : null}
      {camera?.zoom ? (
        <div>
          <span id="zoom">Zoom</span>
          <Slider
            aria-labelledby="zoom"
            thumbLabel="Zoom"
            label={null}
            {...camera.zoom}
            value={adjustment.zoom ?? camera.zoom.min}
            onChange={(zoom) => actor.send({ type: 'camera.adjust', change: { zoom } })}
          />
        </div>
      ) : null}
    </div>
  );
}
