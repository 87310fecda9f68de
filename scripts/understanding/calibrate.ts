// From what the model said of requests that it had not seen: how sure it may be.
import { toShares } from "../../src/understanding/situation/linear-model.ts";

/** Of a grid the temperature under which the right classes are likeliest. */
export function findTemperature(
  held: readonly { readonly scores: Float32Array; readonly right: number }[],
): number {
  let best = { temperature: 1, loss: Number.POSITIVE_INFINITY };
  for (let temperature = 0.4; temperature < 3; temperature += 0.05) {
    let loss = 0;
    for (const { scores, right } of held) {
      loss -= Math.log(Math.max(1e-9, toShares(scores, temperature)[right]!));
    }
    if (loss < best.loss) best = { temperature: Number(temperature.toFixed(2)), loss };
  }
  return best.temperature;
}

/** The lowest share from which so many guesses are right. */
export function findThreshold(
  guesses: readonly { readonly share: number; readonly isRight: boolean }[],
  aim: number,
): number {
  const sorted = [...guesses].sort((a, b) => b.share - a.share);
  let right = 0;
  let lowest = 1;
  sorted.forEach(({ share, isRight }, at) => {
    if (isRight) right++;
    if (right / (at + 1) >= aim) lowest = share;
  });
  return Number(lowest.toFixed(3));
}
