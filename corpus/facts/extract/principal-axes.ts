// Principal axes of a set of vectors by subspace iteration (Golub and Van Loan,
// "Matrix Computations", 8.2): the directions that keep most of their spread.

/**
 * @param rows vectors of `size` components, one after another
 * @param count how many axes
 * @returns the axes as rows of `size` components, most spread first, orthonormal
 */
export function findPrincipalAxes(rows: Float32Array, size: number, count: number): Float64Array {
  const matrix = multiplyBySelf(rows, size);
  let axes = seedAxes(size, count);
  for (let round = 0; round < 40; round++) {
    axes = orthonormalize(multiply(axes, matrix, size, count), size, count);
  }
  return axes;
}

/** The uncentred covariance: a query is projected by the same axes without a mean to subtract. */
function multiplyBySelf(rows: Float32Array, size: number): Float64Array {
  const product = new Float64Array(size * size);
  for (let at = 0; at < rows.length; at += size) {
    for (let i = 0; i < size; i++) {
      const x = rows[at + i] as number;
      if (x === 0) continue;
      for (let j = 0; j < size; j++) {
        product[i * size + j] = (product[i * size + j] as number) + x * (rows[at + j] as number);
      }
    }
  }
  return product;
}

/** A fixed sequence, so that the axes are the same each time. */
function seedAxes(size: number, count: number): Float64Array {
  let state = 42;
  return orthonormalize(
    Float64Array.from({ length: size * count }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648 - 0.5;
    }),
    size,
    count,
  );
}

function multiply(axes: Float64Array, matrix: Float64Array, size: number, count: number) {
  const product = new Float64Array(size * count);
  for (let axis = 0; axis < count; axis++) {
    for (let i = 0; i < size; i++) {
      const x = axes[axis * size + i] as number;
      for (let j = 0; j < size; j++) {
        product[axis * size + j] =
          (product[axis * size + j] as number) + x * (matrix[i * size + j] as number);
      }
    }
  }
  return product;
}

/** Gram and Schmidt's, each axis against those before it. */
function orthonormalize(axes: Float64Array, size: number, count: number): Float64Array {
  for (let axis = 0; axis < count; axis++) {
    const row = axes.subarray(axis * size, (axis + 1) * size);
    for (let before = 0; before < axis; before++) {
      const other = axes.subarray(before * size, (before + 1) * size);
      let dot = 0;
      for (let i = 0; i < size; i++) dot += (row[i] as number) * (other[i] as number);
      for (let i = 0; i < size; i++) row[i] = (row[i] as number) - dot * (other[i] as number);
    }
    const length = Math.hypot(...row);
    for (let i = 0; i < size; i++) row[i] = (row[i] as number) / length;
  }
  return axes;
}
