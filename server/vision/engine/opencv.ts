/**
 * OpenCV as WebAssembly, with types for the part used here. Its objects live in its own memory, which only grows and which
 * the garbage collector does not see: each is kept in a scope, and deleted when the scope ends, even by an error.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Deletable {
  delete(): void;
}

export interface Mat extends Deletable {
  readonly rows: number;
  readonly cols: number;
  readonly data: Uint8Array;
  readonly data32F: Float32Array;
  readonly data32S: Int32Array;
  readonly data64F: Float64Array;
  /** Returns a new Mat. */
  row(index: number): Mat;
}

interface Vector<Item> extends Deletable {
  size(): number;
  get(index: number): Item;
  push_back(item: Item): void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface KeyPoint {
  readonly pt: { readonly x: number; readonly y: number };
}

interface Match {
  readonly queryIdx: number;
  readonly trainIdx: number;
  readonly distance: number;
}

type Matches = Vector<Match> & Deletable;

/** Pass every argument: the bindings have no default values. */
export interface OpenCv {
  readonly Mat: new (rows?: number, cols?: number, type?: number) => Mat;
  readonly MatVector: new () => Vector<Mat>;
  readonly KeyPointVector: new () => Vector<KeyPoint>;
  readonly DMatchVectorVector: new () => Vector<Matches>;
  readonly Size: new (width: number, height: number) => Size;
  readonly ORB: new (
    features: number,
    scaleFactor: number,
    levels: number,
    edge: number,
    firstLevel: number,
    wtaK: number,
    score: number,
    patch: number,
    fastThreshold: number,
  ) => Deletable & {
    detectAndCompute(image: Mat, mask: Mat, points: Vector<KeyPoint>, descriptors: Mat, given: boolean): void;
  };
  readonly BFMatcher: new (
    norm: number,
    crossCheck: boolean,
  ) => Deletable & {
    knnMatch(query: Mat, train: Mat, matches: Vector<Matches>, k: number): void;
  };
  readonly CLAHE: new (clip: number, tiles: Size) => Deletable & { apply(from: Mat, to: Mat): void };
  readonly aruco_DetectorParameters: new () => Deletable;
  readonly aruco_RefineParameters: new (minRep: number, error: number, order: boolean) => Deletable;
  readonly aruco_ArucoDetector: new (
    dictionary: Deletable,
    parameters: Deletable,
    refine: Deletable,
  ) => Deletable & {
    detectMarkers(image: Mat, corners: Vector<Mat>, ids: Mat, rejected: Vector<Mat>): void;
  };
  getPredefinedDictionary(kind: number): Deletable;
  readonly DICT_4X4_50: number;
  readonly Rect: new (x: number, y: number, width: number, height: number) => unknown;
  readonly GC_INIT_WITH_MASK: number;
  readonly CV_8UC1: number;
  readonly CV_8UC3: number;
  readonly CV_32FC1: number;
  readonly CV_32FC2: number;
  readonly CV_64FC1: number;
  readonly NORM_HAMMING: number;
  readonly ORB_HARRIS_SCORE: number;
  readonly USAC_MAGSAC: number;
  readonly INTER_CUBIC: number;
  readonly BORDER_REPLICATE: number;
  readonly BORDER_CONSTANT: number;
  readonly RETR_EXTERNAL: number;
  readonly CHAIN_APPROX_NONE: number;
  findHomography(
    from: Mat,
    to: Mat,
    method: number,
    thresholdPx: number,
    mask: Mat,
    maxIterations: number,
    confidence: number,
  ): Mat;
  remap(from: Mat, to: Mat, x: Mat, y: Mat, how: number, border: number): void;
  grabCut(
    image: Mat,
    mask: Mat,
    within: unknown,
    background: Mat,
    foreground: Mat,
    rounds: number,
    mode: number,
  ): void;
  GaussianBlur(from: Mat, to: Mat, kernel: Size, sigmaX: number, sigmaY: number, border: number): void;
  findContours(image: Mat, contours: Vector<Mat>, hierarchy: Mat, mode: number, how: number): void;
  setRNGSeed(seed: number): void;
  exceptionFromPtr(pointer: number): { readonly msg: string };
  onRuntimeInitialized?: () => void;
}

let loaded: Promise<{ readonly cv: OpenCv }> | undefined;

/** Loads once per process, in about 0.3 s. Wrapped in an object, since the module has a `then` that never settles. */
export const loadOpenCv = (): Promise<{ readonly cv: OpenCv }> => (loaded ??= load());

async function load(): Promise<{ readonly cv: OpenCv }> {
  // Not by `import`, which would call the module's `then` and wait forever.
  const cv = require('@techstark/opencv-js') as OpenCv;
  if (cv.Mat === undefined) {
    await new Promise<void>((ready) => {
      cv.onRuntimeInitialized = ready;
    });
  }
  return { cv };
}

export type Keep = <Thing extends Deletable>(thing: Thing) => Thing;

let kept = 0;

/** Number of objects in OpenCV's memory: 0 between two pairs. */
export const keptThings = (): number => kept;

/**
 * Runs `work` and deletes the objects it kept, last first.
 * @throws Error with OpenCV's message; OpenCV itself throws numbers
 */
export function inScope<Result>(cv: OpenCv, work: (keep: Keep) => Result): Result {
  const things: Deletable[] = [];
  try {
    return work((thing) => {
      things.push(thing);
      kept += 1;
      return thing;
    });
  } catch (error) {
    throw typeof error === 'number' ? new Error(cv.exceptionFromPtr(error).msg) : error;
  } finally {
    for (const thing of things.reverse()) {
      thing.delete();
      kept -= 1;
    }
  }
}
