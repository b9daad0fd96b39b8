import { logo } from '@/lib/site/logo';
import { site } from '@/lib/site/site';

/** As many letters stand beside the menu and the buttons in their full size on nearly every phone. */
const SHORT_NAME = 13;

/** The store's logo; without one its sign, from `site.json`, and its name. The sign's color comes from CSS `fill`. */
export function StoreMark({ longClass }: { longClass: string | undefined }) {
  if (logo) return <img src={logo.src} alt={site.name} width={logo.width} height={logo.height} />;
  return (
    <>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path fillRule="evenodd" d={site.mark} />
      </svg>
      <span className={site.name.length > SHORT_NAME ? longClass : undefined}>{site.name}</span>
    </>
  );
}
