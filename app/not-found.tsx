/** Never seen in the export, where every address is a file or 404.html; without it Next writes its own, with inline styles, into every page. */
export default function NotFound() {
  return null;
}
