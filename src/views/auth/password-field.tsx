/** A password field with a button to show it; works with password managers and by keyboard. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../ui/icons.tsx';

export interface PasswordFieldProps extends PasswordInputProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      aria-invalid={Boolean(props.error)}
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleIcon={({ reveal }) => (reveal ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />)}
      visibilityToggleButtonProps={{
        // The pressed state says whether it is shown.
        'aria-label': 'Show what is typed',
        tabIndex: 0,
      }}
    />
  );
}
