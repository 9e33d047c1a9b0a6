/** Care by material and stain. */
import { describe, expect, it } from 'vitest';
import { careFor } from '../../../src/events/guide/care-for.ts';
import { materials, isMaterial } from '../../../src/events/guide/names.ts';

const idsOf = (...asked: Parameters<typeof careFor>) => {
  const { guide, everyday } = careFor(...asked);
  return [guide?.id ?? null, everyday?.id ?? null];
};

describe('care for an item', () => {
  it('is the guide for its material and stain, and everyday care of the material', () => {
    expect(idsOf('suede', 'ink')).toEqual(['suede-ink', 'suede-care']);
    expect(idsOf('wool', null)).toEqual([null, 'wool-care']);
  });

  it('is sooner a guide that is filed under the stain than one that treats it along', () => {
    expect(idsOf('aniline', 'body-grease')[0]).toBe('aniline-body-dark');
    expect(idsOf('aniline', 'grease')[0]).toBe('aniline-grease');
    expect(idsOf('wool', 'make-up')[0]).toBe('wool-grease');
  });

  it('is never that of another material', () => {
    expect(idsOf('suede', 'blood')).toEqual([null, 'suede-care']);
  });

  it('is there for every material', () => {
    for (const material of Object.keys(materials).filter(isMaterial)) {
      if (material !== 'any') expect(careFor(material, null).everyday, material).not.toBeNull();
    }
  });
});
