/** Homographies: how one plane is seen in another picture. Nine numbers, row by row, in pixels. */

export type Homography = readonly number[];

export interface Place {
  readonly x: number;
  readonly y: number;
}

export function project(h: Homography, { x, y }: Place): Place {
  const w = h[6]! * x + h[7]! * y + h[8]!;
  return {
    x: (h[0]! * x + h[1]! * y + h[2]!) / w,
    y: (h[3]! * x + h[4]! * y + h[5]!) / w,
  };
}

export function inverse(h: Homography): Homography {
  const [a, b, c, d, e, f, g, i, j] = h as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const det = a * (e * j - f * i) - b * (d * j - f * g) + c * (d * i - e * g);
  return [
    e * j - f * i,
    c * i - b * j,
    b * f - c * e,
    f * g - d * j,
    a * j - c * g,
    c * d - a * f,
    d * i - e * g,
    b * g - a * i,
    a * e - b * d,
  ].map((value) => value / det);
}

export const multiply = (m: Homography, n: Homography): Homography =>
  [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => [0, 1, 2].reduce((sum, k) => sum + m[3 * row + k]! * n[3 * k + column]!, 0)),
  );

/** Solves `matrix · x = right` (row by row) by elimination; null: there is no unique solution. */
export function solve(matrix: readonly number[], right: readonly number[]): number[] | null {
  const n = right.length;
  const rows = Array.from({ length: n }, (_, i) => [...matrix.slice(i * n, (i + 1) * n), right[i]!]);
  for (let column = 0; column < n; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < n; row += 1) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    const lead = rows[pivot]!;
    if (!(Math.abs(lead[column]!) > 1e-12)) return null;
    rows[pivot] = rows[column]!;
    rows[column] = lead;
    for (let row = 0; row < n; row += 1) {
      if (row === column) continue;
      const line = rows[row]!;
      const factor = line[column]! / lead[column]!;
      if (factor === 0) continue;
      for (let k = column; k <= n; k += 1) line[k] = line[k]! - factor * lead[k]!;
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!);
}

/** Weighted least squares: the homography close to the identity that moves each `from` by its shift. */
export function nearIdentity(
  moves: readonly {
    readonly from: Place;
    readonly dx: number;
    readonly dy: number;
    readonly weight: number;
  }[],
  size: number,
): Homography {
  const matrix = new Array<number>(64).fill(0);
  const right = new Array<number>(8).fill(0);
  const add = (row: readonly number[], value: number, weight: number) => {
    for (let i = 0; i < 8; i += 1) {
      right[i] = right[i]! + weight * row[i]! * value;
      for (let j = 0; j < 8; j += 1) matrix[8 * i + j] = matrix[8 * i + j]! + weight * row[i]! * row[j]!;
    }
  };
  for (const { from, dx, dy, weight } of moves) {
    const [x, y] = [from.x / size, from.y / size];
    add([x, y, 1, 0, 0, 0, -x * x, -x * y], dx / size, weight);
    add([0, 0, 0, x, y, 1, -x * y, -y * y], dy / size, weight);
  }
  const found = solve(matrix, right);
  if (!found) return [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const [a, b, c, d, e, f, g, h] = found as [number, number, number, number, number, number, number, number];
  return [1 + a, b, c * size, d, 1 + e, f * size, g / size, h / size, 1];
}
