import { Alert, Button, Checkbox, Group, Modal, NumberInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { hasRole, type Role, roles } from '../../events/profile/user.ts';
import type { UserRow } from '../../events/account/port.ts';
import { useApp } from '../app.ts';
import { useUnsaved } from '../ui/unsaved.ts';
import { messageOf } from '../ui/message-of.ts';

const meanings: Record<Role, string> = {
  user: 'Keeps a ledger and a profile.',
  merchant: 'A cleaning business: its own clients and records, no trial limit.',
  admin: 'Sees and changes every account.',
};

export interface UserDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
  readonly onSaved: (user: UserRow, message: string) => void;
}

export function EditUserDialog({ user, self, onClose, onSaved }: UserDialogProps & { self: boolean }) {
  const { admin } = useApp();
  const before = roles.filter((role) => hasRole(user.role, role));
  const [chosen, setChosen] = useState<readonly string[]>(before);
  const [limit, setLimit] = useState<number | string>(user.trialLimit);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const wanted = roles.filter((role) => chosen.includes(role));
  const rolesChanged = wanted.join() !== before.join();
  const limitChanged = limit !== user.trialLimit;
  const roleError = wanted.length === 0 ? 'Choose at least one role' : null;
  const limitError = typeof limit !== 'number' ? 'Enter a whole number from 0 to 1,000,000' : null;
  useUnsaved(rolesChanged || limitChanged, 'roles or trial limit of a person');

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (roleError || typeof limit !== 'number') return;
    setSaving(true);
    setFailure(null);
    try {
      let saved = user;
      if (rolesChanged) saved = await admin.setRoles(user.uid, wanted);
      if (limitChanged) saved = await admin.setTrialLimit(user.uid, limit);
      onSaved(saved, `Saved ${saved.displayName || saved.userName}`);
    } catch (error) {
      setFailure(messageOf(error));
      setSaving(false);
    }
  };

  return (
    <Modal opened onClose={onClose} title={`Access of ${user.displayName || user.userName}`} centered>
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap="lg">
          <Checkbox.Group
            label="Roles"
            value={[...chosen]}
            onChange={setChosen}
            error={roleError}
            description={self ? 'You cannot take the admin role from yourself.' : undefined}
          >
            <Stack gap="sm" mt="xs">
              {roles.map((role) => (
                <Checkbox
                  key={role}
                  value={role}
                  label={role}
                  description={meanings[role]}
                  disabled={self && role === 'admin'}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <NumberInput
            label="Trial limit"
            description={`Free image analyses; ${user.trialUsed} used so far. Merchants and admins have no limit.`}
            value={limit}
            onChange={setLimit}
            min={0}
            max={1_000_000}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="strict"
            inputMode="numeric"
            error={limitError}
          />
          {failure ? (
            <Alert color="red" role="alert" title="Not saved">
              {failure}
            </Alert>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={saving} disabled={!rolesChanged && !limitChanged}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
