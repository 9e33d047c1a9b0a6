/** Field for one recovery code, wherever it replaces a passkey. */
import { TextInput, type TextInputProps } from '@mantine/core';

export const RecoveryCodeField = (props: TextInputProps) => (
  <TextInput
    label="Recovery code"
    description="One of the ten that you saved with your first passkey. Each works once."
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={60}
    {...props}
  />
);
