/** A number of digits with its check digit (GS1): all of them, each second one from the right thrice, make a multiple of ten. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
