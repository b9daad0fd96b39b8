import { Carousel } from '@/components/ui/carousel';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BannerPicture, Slide } from '@/lib/listing/banners';
import styles from './banner.module.css';

const SLIDE_MS = 5000;

/** The slider of a category page: one slide for each of its subcategories (specification, section 9: a turn every 5 s). */
export function CategorySlider({ label, slides }: { label: string; slides: readonly Slide[] }) {
  return (
    <Carousel label={label} interval={SLIDE_MS}>
      {slides.map(({ name, text, href, sources }) => (
        <div key={href} className={styles.slide}>
          <Link href={href}>
            <Picture sources={sources} alt="" />
            <div>
              <h2>{name}</h2>
              <p>{text}</p>
            </div>
          </Link>
        </div>
      ))}
    </Carousel>
  );
}

/** The banner of a subcategory page: its first five pictures. */
export function PictureBanner({ pictures }: { pictures: readonly BannerPicture[] }) {
  return (
    <div className={styles.pictures}>
      {pictures.map(({ id, sources }) => (
        <Picture key={id} sources={sources} alt="" />
      ))}
    </div>
  );
}
