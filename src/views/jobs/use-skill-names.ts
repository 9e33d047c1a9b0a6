import { useState } from 'react';

/** Suggestions for skill fields. The vocabulary is far larger than the form, so it loads when a skill field gets the focus. */
export function useSkillNames(): { readonly names: string[]; readonly load: () => void } {
  const [names, setNames] = useState<string[]>([]);
  const load = () => {
    if (names.length > 0) return;
    void import('../../events/screening/skills.ts').then(
      ({ skillNames }) => setNames([...skillNames]),
      // Without suggestions any skill can still be typed; the next focus tries again.
      () => undefined,
    );
  };
  return { names, load };
}
