const LABELS: Readonly<Record<string, string>> = { src: 'address', alt: 'description' };

/** The picture of a problem's path, in words before the message: 'image_links[2].color' -> 'Image 3, color: '. Other paths: ''. */
export function pictureOfProblem(path: string): string {
  const [, index, part] = /^image_links\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (index === undefined) return '';
  return `Image ${Number(index) + 1}${part ? `, ${LABELS[part] ?? part}` : ''}: `;
}
