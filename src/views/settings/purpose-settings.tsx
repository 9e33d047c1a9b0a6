/** The person's purpose, stored in their profile and so the same on every device. */
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { plainMessage } from '../../events/shared/causes.ts';
import type { Purpose } from '../../events/profile/user.ts';
import { useApp } from '../app.ts';
import { PurposeField } from '../ui/purpose-field.tsx';
import { useSession } from '../session.ts';
import { notify } from '../ui/notices.ts';
import { Problem } from '../ui/problem.tsx';

export function PurposeSettings() {
  const { people, profile: actor } = useApp();
  const { profile } = useSession();
  /** The value being saved, which is shown meanwhile. */
  const [saving, setSaving] = useState<{ readonly purpose: Purpose | null } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (purpose: Purpose | null) => {
    if (!profile) return;
    setSaving({ purpose });
    setFailure(null);
    try {
      await people.saveOwn(profile.uid, { purpose });
      actor.send({ type: 'user.saved', fields: { purpose } });
      notify({ message: 'Saved. Your pages are in a new order.', tone: 'positive' });
    } catch (error) {
      setFailure(plainMessage(error));
    }
    setSaving(null);
  };
  return (
    <Stack>
      {failure ? <Problem title="Nothing was saved">{failure}</Problem> : null}
      <PurposeField
        value={saving ? saving.purpose : (profile?.purpose ?? null)}
        disabled={saving !== null || profile === null}
        onChange={(purpose) => void change(purpose)}
      />
    </Stack>
  );
}
