/** Values that repeat, in order of first use; what reads the same as JSON is the same. */
export class Dictionary {
  readonly values: unknown[] = [];
  private readonly positions = new Map<string, number>();

  /** The place of a value, which is taken in when it is new. */
  position(value: unknown): number {
    const key = JSON.stringify(value);
    const known = this.positions.get(key);
    if (known !== undefined) return known;
    this.positions.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
