import { useState } from 'react';

/** Names to suggest for skills. The vocabulary is far larger than the form, so it comes when a field of skills gets the focus. */
export function useSkillNames(): { readonly names: string[]; readonly load: () => void } {
  const [names, setNames] = useState<string[]>([]);
  const load = () => {
    if (names.length > 0) return;
    void import('../../events/screening/skills.ts').then(
      ({ skillNames }) => setNames([...skillNames]),
      // Without them any skill can be typed all the same; the next focus asks again.
      () => undefined,
    );
  };
  return { names, load };
}
