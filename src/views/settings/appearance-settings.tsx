import { Stack, Text } from '@mantine/core';
import { ColorSchemeSwitch } from '../ui/color-scheme-switch.tsx';

export const AppearanceSettings = () => (
  <Stack gap="xs">
    <ColorSchemeSwitch />
    <Text size="sm" c="dimmed">
      “Like the device” is light or dark, as this device is set, and changes with it.
    </Text>
  </Stack>
);
