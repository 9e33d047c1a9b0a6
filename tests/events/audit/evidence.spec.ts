import { describe, expect, it } from 'vitest';
import { readKeys, readSignedHeads } from '../../../src/events/audit/evidence.ts';
import { signer } from './signing.ts';

const { key } = signer();
const text = JSON.stringify;

describe('what an auditor brings', () => {
  it('[AUDIT18] is read as the server answers it, or as a bare list', () => {
    expect(readKeys(text({ keys: [{ ...key, createdAt: '2026-01-01T00:00:00.000Z' }] }))).toEqual([key]);
    expect(readKeys(text([key]))).toEqual([key]);
    expect(readSignedHeads(text({ checkpoints: [1], trees: [2] }))).toEqual({ checkpoints: [1], trees: [2] });
    expect(readSignedHeads(text([1]))).toEqual({ checkpoints: [1], trees: [] });
  });

  it.each([
    ['{', 'it is not JSON'],
    ['{"keys":[],"keys":[]}', 'it states a field twice'],
    ['{"keys":[]}', 'it holds no public keys of checkpoints'],
    [text({ keys: [{ ...key, x: 'short' }] }), 'it holds no public keys of checkpoints'],
    [text({ checkpoints: [] }), 'it holds no public keys of checkpoints'],
  ])('[AUDIT18] refuses keys in %s', (file, reason) => {
    expect(() => readKeys(file)).toThrow(reason);
  });

  it.each([
    ['nothing', 'it is not JSON'],
    ['{"keys":[]}', 'it holds no checkpoints'],
    ['{"checkpoints":{}}', 'it holds no checkpoints'],
  ])('[AUDIT18] refuses checkpoints in %s', (file, reason) => {
    expect(() => readSignedHeads(file)).toThrow(reason);
  });
});
