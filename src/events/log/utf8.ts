/** How many continuation bytes follow the byte at `at`. 0 for invalid UTF-8, and for ASCII. */
export function utf8Followers(bytes: Uint8Array, at: number): number {
  const first = bytes[at]!;
  const second = bytes[at + 1]!;
  if (first >= 0xc2 && first < 0xe0) {
    if (isFollower(second)) return 1;
  } else if (first >= 0xe0 && first < 0xf0) {
    // Rejects overlong encodings and surrogates.
    const least = first === 0xe0 ? 0xa0 : 0x80;
    const most = first === 0xed ? 0x9f : 0xbf;
    if (second >= least && second <= most && isFollower(bytes[at + 2]!)) return 2;
  } else if (first >= 0xf0 && first < 0xf5) {
    const least = first === 0xf0 ? 0x90 : 0x80;
    const most = first === 0xf4 ? 0x8f : 0xbf;
    if (second >= least && second <= most && isFollower(bytes[at + 2]!) && isFollower(bytes[at + 3]!))
      return 3;
  }
  return 0;
}

const isFollower = (byte: number) => byte >> 6 === 2;
