/** Chooses camera and microphone; a choice is applied at once and remembered on this device. */
import { NativeSelect, Switch } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type CameraDevice, facings } from '../../events/capture/camera.ts';
import { type RecordingChoices, videoSizes } from '../../events/recording/recording.ts';
import type { RecordingActor } from '../../machines/recording.machine.ts';
import classes from './recording.module.css';

export function DeviceChoices({ actor }: { actor: RecordingActor }) {
  const { kind, choices, device, devices } = useSelector(actor, ({ context }) => context);
  const choose = (change: Partial<RecordingChoices>) => actor.send({ type: 'device.choose', change });
  const { camera = null, microphone = null } = device ?? {};
  return (
    <div className={classes.choices}>
      {kind === 'video' ? (
        <>
          <DeviceField
            label="Camera"
            devices={devices.cameras}
            used={camera?.id}
            onChoose={(cameraId) => choose({ cameraId })}
          />
          {devices.cameras.length > 1 && camera?.facing ? (
            <NativeSelect
              label="Side"
              value={camera.facing}
              data={facings.map((value) => ({ value, label: value === 'user' ? 'Front' : 'Rear' }))}
              onChange={(event) => {
                const facing = facings.find((one) => one === event.currentTarget.value);
                if (facing) choose({ cameraId: null, facing });
              }}
            />
          ) : null}
          <NativeSelect
            label="Picture"
            description={camera ? `Now ${camera.width} × ${camera.height}` : undefined}
            value={choices.size}
            data={videoSizes.map((value) => ({ value, label: `${value} lines` }))}
            onChange={(event) => {
              const size = videoSizes.find((one) => one === event.currentTarget.value);
              if (size) choose({ size });
            }}
          />
          <Switch
            label="With sound"
            description={
              choices.sound && device && !microphone
                ? 'No microphone was found: the video stays silent'
                : undefined
            }
            checked={choices.sound}
            onChange={(event) => choose({ sound: event.currentTarget.checked })}
          />
        </>
      ) : null}
      {microphone ? (
        <DeviceField
          label="Microphone"
          devices={devices.microphones}
          used={microphone.id}
          onChoose={(microphoneId) => choose({ microphoneId })}
        />
      ) : null}
    </div>
  );
}

interface DeviceFieldProps {
  readonly label: string;
  readonly devices: readonly CameraDevice[];
  readonly used: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Renders nothing if there is no choice. */
function DeviceField({ label, devices, used, onChoose }: DeviceFieldProps) {
  if (devices.length < 2) return null;
  const known = devices.some(({ id }) => id === used);
  return (
    <NativeSelect
      label={label}
      value={known ? used : ''}
      data={[
        ...(known ? [] : [{ value: '', label: 'Choose one' }]),
        ...devices.map(({ id, label: name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => {
        const id = event.currentTarget.value;
        if (id !== '') onChoose(id);
      }}
    />
  );
}
