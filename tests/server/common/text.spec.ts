import { describe, expect, it } from 'vitest';
import { textFault } from '../../../server/common/text.ts';

const faultOf = (body: unknown, query: unknown = {}) => textFault({ params: {}, query, body })?.place ?? null;

describe('text of a request', () => {
  it('is refused at its place, however deep', () => {
    expect(faultOf({ lines: [{ text: 'a' }, { text: 'a\u202eb' }] })).toBe('lines.1.text');
    expect(faultOf({ note: '\u3164' })).toBe('note');
    expect(faultOf({ note: 'a\0' })).toBe('note');
  });

  it('is taken where nobody else reads it, as long as it can be stored', () => {
    expect(faultOf({ password: 'walnut\x07', new_password: '\u200b' })).toBeNull();
    expect(faultOf({ history: [{ text: 'It says a\u202eb.' }] })).toBeNull();
    expect(faultOf({ history: [{ text: '\0' }], password: 'x' })).toBe('history.0.text');
    expect(faultOf({ earlier: [{ question: 'a', answer: 'It says \u2067a\u2069b.' }] })).toBeNull();
    expect(faultOf({ answer: { comment: 'a\u202eb' } })).toBe('answer.comment');
    expect(faultOf({}, { search: '\u202d+1 415\u202c' })).toBeNull();
  });

  it('is not looked for in what comes raw', () => {
    expect(faultOf(Buffer.from('a\u202eb'))).toBeNull();
  });
});
