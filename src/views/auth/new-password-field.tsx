/** Field for a new password, with an indicator of its strength. */
import { type PasswordInputProps, Progress, Text } from '@mantine/core';
import { passwordLength, passwordStrength } from '../../events/registration/password.ts';
import { PasswordField } from './password-field.tsx';

export interface NewPasswordFieldProps extends PasswordInputProps {
  readonly value?: string;
  /** Names and email of the person, which weaken a password that contains them. */
  readonly personal?: readonly string[];
}

const colors = ['red', 'yellow', 'patina', 'green'] as const;

export function NewPasswordField({ value = '', personal = [], ...rest }: NewPasswordFieldProps) {
  const { score, hint } = passwordStrength(value, personal);
  return (
    <div>
      <PasswordField
        description={`${passwordLength.least} to ${passwordLength.most} characters`}
        {...rest}
        value={value}
        autoComplete="new-password"
      />
      {value === '' ? null : (
        <Progress.Root size="xs" mt="xs" aria-hidden="true">
          <Progress.Section value={(score + 1) * 25} color={colors[score]} />
        </Progress.Root>
      )}
      <Text size="xs" c="dimmed" mt={4} aria-live="polite">
        {hint}
      </Text>
    </div>
  );
}
