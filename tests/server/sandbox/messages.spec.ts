import { describe, expect, it } from 'vitest';
import { encodeMessage, type Message, messageReader } from '../../../server/sandbox/messages.ts';
import { seed } from '../../counts.ts';
import { randomFrom } from '../../support/random.ts';

const message: Message = { data: { a: ['ü', null, 1.5] }, files: [Buffer.from('abc'), Buffer.alloc(0)] };
const plain = ({ data, files }: Message) => ({
  data,
  files: files.map((file) => Buffer.from(file).toString()),
});

describe('messages between processes', () => {
  it('arrive whole, in whatever pieces they come', () => {
    const random = randomFrom(seed);
    const bytes = Buffer.concat([...encodeMessage(message), ...encodeMessage({ data: 2, files: [] })]);
    for (let round = 0; round < 200; round += 1) {
      const heard: unknown[] = [];
      const read = messageReader(100, (arrived) => heard.push(plain(arrived)));
      for (let at = 0; at < bytes.length;) {
        const end = at + 1 + Math.floor(random() * 20);
        read(bytes.subarray(at, end));
        at = end;
      }
      expect(heard).toEqual([plain(message), { data: 2, files: [] }]);
    }
  });

  it.each<[string, Buffer]>([
    [
      'files that are larger than agreed',
      Buffer.concat(encodeMessage({ data: 0, files: [Buffer.alloc(101)] })),
    ],
    ['a head of gigabytes', Buffer.from('ffffffff', 'hex')],
    ['no JSON', Buffer.concat([Buffer.from([0, 0, 0, 2]), Buffer.from('{x')])],
    ['sizes below nothing', withHead({ data: 0, sizes: [-5, 5] })],
    ['sizes that are none', withHead({ data: 0, sizes: ['1'] })],
    ['no sizes', withHead({ data: 0 })],
  ])('are refused with %s', (_, bytes) => {
    const heard: Message[] = [];
    expect(() => messageReader(100, (arrived) => heard.push(arrived))(bytes)).toThrow();
    expect(heard).toEqual([]);
  });
});

function withHead(head: object): Buffer {
  const json = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json]);
}
