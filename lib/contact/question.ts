const CHOICES = ['color', 'size', 'waist', 'length', 'sleeve'];
const MAX_LENGTH = 500;

/** The question of a product page in the address: '?product=Boot' -> 'I have a question about Boot:'; '' without one. */
export function questionFrom(search: string): string {
  const query = new URLSearchParams(search);
  const product = query.get('product');
  if (!product) return '';
  const choices = CHOICES.flatMap((name) => (query.get(name) ? `${name} ${query.get(name)}` : []));
  return `I have a question about ${[product, ...choices].join(', ').slice(0, MAX_LENGTH)}:\n\n`;
}

/** A message that is begun, with a question before it: once only, and instead of another question to which nothing was added. */
export function askFirst(question: string, message: string): string {
  if (message.startsWith(question)) return message;
  const isOnlyQuestion = /^I have a question about [^\n]*:\s*$/.test(message);
  return question + (isOnlyQuestion ? '' : message);
}
