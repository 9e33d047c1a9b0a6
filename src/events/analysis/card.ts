/**
 * The printed card that gives a photo its scale and its grays: the size of a bank card (ISO/IEC 7810 ID-1), with four markers
 * of OpenCV’s 4×4_50 and six grays. Millimeters from its upper left corner. The page that prints it and the engine that
 * finds it use the same numbers.
 */
export const cardSize = { width: 85.6, height: 53.98 } as const;

export const markerSize = 14;
const margin = 3;
const [right, low] = [cardSize.width - margin - markerSize, cardSize.height - margin - markerSize];

/** Upper left corners; the index is the marker's id. */
export const markerCorners: readonly (readonly [x: number, y: number])[] = [
  [margin, margin],
  [right, margin],
  [right, low],
  [margin, low],
];
