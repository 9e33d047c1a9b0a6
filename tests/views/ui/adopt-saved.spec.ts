/** What a form shows once it is saved. */
import { expect, it, vi } from 'vitest';
import { adoptSaved } from '../../../src/views/ui/adopt-saved.ts';

it('is what was stored, but for what was typed meanwhile', () => {
  const sent = { name: ' Rosa ', tags: ['a'], note: 'first' };
  const saved = { name: 'Rosa', tags: ['a'], note: 'first' };
  const form = {
    getValues: () => ({ ...sent, tags: ['a'], note: 'first and more' }),
    setValues: vi.fn<(values: object) => void>(),
    resetDirty: vi.fn<(values?: object) => void>(),
  };
  adoptSaved(form as never, sent, saved);
  expect(form.setValues).toHaveBeenCalledWith({ name: 'Rosa', tags: ['a'], note: 'first and more' });
  // Against this, what was typed meanwhile is unsaved.
  expect(form.resetDirty).toHaveBeenCalledWith(saved);
});
