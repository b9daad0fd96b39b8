/**
 * What one template alone has styles of, loaded by all: so every page of the shop has the same style sheets, and who goes on to
 * the first product has its styles already. `tests/export/weight.test.ts` finds a page that has others.
 */
import '@/components/product/gallery.module.css';
import '@/components/product/kit-pieces.module.css';
import '@/components/product/printed-address.module.css';
import '@/components/ui/carousel.module.css';
import '@/components/ui/pagination.module.css';
import '@/components/ui/stars.module.css';
import '@/components/ui/tabs.module.css';
