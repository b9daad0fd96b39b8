const MAX_RECORDS = 2 ** 20;
const SCORE_PRECISION = 1000;

/**
 * Returns the records with a score, best first; ties in record order. Score and record are packed into one number, because sorting
 * 20,000 objects with a comparison function is ten times slower.
 */
export function sortByScore(scores: Float32Array): Uint32Array {
  const keys = new Float64Array(scores.length);
  let count = 0;
  for (let record = 0; record < scores.length; record += 1) {
    const score = scores[record] ?? 0;
    if (score > 0) keys[count++] = Math.round(score * SCORE_PRECISION) * MAX_RECORDS + (MAX_RECORDS - 1 - record);
  }
  const sorted = keys.subarray(0, count).sort();
  const records = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    records[index] = MAX_RECORDS - 1 - ((sorted[count - 1 - index] ?? 0) % MAX_RECORDS);
  }
  return records;
}
