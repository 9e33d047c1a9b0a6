import { describe, expect, it } from 'vitest';
import { splitReference, withReference } from '../../src/events/shared/reference.ts';

describe('a reference', () => {
  it('is told apart from the words it stands behind', () => {
    const text = withReference('It failed. Try again.', '3f2a91c07be4');
    expect(splitReference(text)).toEqual({ words: 'It failed. Try again.', reference: '3f2a91c07be4' });
    expect(splitReference(`${text} Nothing is lost.`)).toEqual({
      words: 'It failed. Try again. Nothing is lost.',
      reference: '3f2a91c07be4',
    });
  });

  it('is left out when there is none that could be quoted', () => {
    for (const none of [null, '', 'two words', '<script>']) {
      expect(withReference('It failed.', none)).toBe('It failed.');
    }
    expect(splitReference('Reference 3f2a91c07be4')).toEqual({
      words: 'Reference 3f2a91c07be4',
      reference: null,
    });
  });
});
