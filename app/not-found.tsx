/** Not used in the export. Without it, Next would put its default 404 page into every page, with inline styles that our CSP forbids. */
export default function NotFound() {
  return null;
}
