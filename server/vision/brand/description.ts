/** What is kept of a photo to recognize its mark: points with descriptors, encoded for the database and other processes. */

export interface Description {
  /** Size of the picture that the points are in. */
  readonly width: number;
  readonly height: number;
  /** x and y of each point in turn. */
  readonly places: Float32Array;
  readonly descriptors: Uint8Array;
}

export const descriptorBytes = 32;
const headBytes = 8;
const pointBytes = 8 + descriptorBytes;

export const pointCount = ({ places }: Description): number => places.length / 2;

/** In this order: width, height, number of points, their places, their descriptors; little-endian. */
export function encodeDescription({ width, height, places, descriptors }: Description): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt16LE(width, 0);
  head.writeUInt16LE(height, 2);
  head.writeUInt32LE(places.length / 2, 4);
  const points = Buffer.alloc(places.length * 4);
  places.forEach((value, i) => points.writeFloatLE(value, 4 * i));
  return Buffer.concat([head, points, descriptors]);
}

/** @throws Error when the bytes are no description */
export function decodeDescription(bytes: Uint8Array): Description {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.length < headBytes ? -1 : view.readUInt32LE(4);
  if (view.length !== headBytes + count * pointBytes) throw new Error('These bytes describe no photo');
  const places = Float32Array.from({ length: 2 * count }, (_, i) => view.readFloatLE(headBytes + 4 * i));
  const descriptors = Uint8Array.from(view.subarray(headBytes + 8 * count));
  return { width: view.readUInt16LE(0), height: view.readUInt16LE(2), places, descriptors };
}
