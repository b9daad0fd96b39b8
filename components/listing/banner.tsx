import { Carousel } from '@/components/ui/carousel';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { BannerContent, BannerPicture, Slide } from '@/lib/listing/banners';
import styles from './banner.module.css';

const SLIDE_MS = 5000;

/** The banner of the first page of a listing. */
export function ListingBanner({ banner }: { banner: BannerContent }) {
  if (banner.kind === 'slides') return <CategorySlider label={banner.label} slides={banner.slides} />;
  return <PictureBanner pictures={banner.pictures} />;
}

/** The slider of a category page with one slide for each subcategory (changes every 5 s). */
function CategorySlider({ label, slides }: { label: string; slides: readonly Slide[] }) {
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

/** The banner of a subcategory page with its first five pictures. */
function PictureBanner({ pictures }: { pictures: readonly BannerPicture[] }) {
  return (
    <div className={styles.pictures}>
      {pictures.map(({ id, sources }) => (
        <Picture key={id} sources={sources} alt="" />
      ))}
    </div>
  );
}
