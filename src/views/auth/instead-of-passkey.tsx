/** Asks for a recovery code in place of a passkey, if the person prefers. */
import { Anchor, Group } from '@mantine/core';
import { useAnswer } from '../ui/use-answer.ts';
import { useApp } from '../app.ts';
import { RecoveryCodeField } from './recovery-code-field.tsx';

export interface InsteadOfPasskeyProps {
  /** null: use a passkey. */
  readonly code: string | null;
  readonly error: string | null;
  readonly onChange: (code: string | null) => void;
}

export function InsteadOfPasskey({ code, error, onChange }: InsteadOfPasskeyProps) {
  return (
    <>
      {code === null ? null : (
        <RecoveryCodeField
          value={code}
          error={error}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      <Group>
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => onChange(code === null ? '' : null)}
        >
          {code === null ? 'Confirm with a recovery code instead' : 'Confirm with my passkey instead'}
        </Anchor>
      </Group>
    </>
  );
}

/** Whether confirming a password also requires a passkey; false until that is known. */
export function useHasPasskeys(): boolean {
  const { passkeys } = useApp();
  const { answer } = useAnswer(() => passkeys.list(), 'passkeys');
  return (answer?.passkeys.length ?? 0) > 0;
}
