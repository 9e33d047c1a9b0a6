import { Stack, Switch } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useApp } from '../app.ts';

export function AppearanceSettings() {
  const { settings: actor } = useApp();
  const { darkMode, followDevice } = useSelector(actor, ({ context }) => context.settings);
  return (
    <Stack>
      <Switch
        label="Follow the device"
        description="Light or dark, as this device is set."
        checked={followDevice}
        onChange={({ currentTarget: { checked } }) =>
          actor.send({ type: 'setting.change', key: 'followDevice', value: checked })
        }
      />
      <Switch
        label="Dark mode"
        description={
          followDevice ? 'Counts when “Follow the device” is off.' : 'Easier on the eyes at night.'
        }
        disabled={followDevice}
        checked={darkMode}
        onChange={({ currentTarget: { checked } }) =>
          actor.send({ type: 'setting.change', key: 'darkMode', value: checked })
        }
      />
    </Stack>
  );
}
