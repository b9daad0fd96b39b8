import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import { imageWithCopies } from '@/lib/catalogue/images/image-copies';
import { getProducts } from '@/lib/catalogue/load';
import { fillStatistics, shopStatistics } from '@/lib/catalogue/shop-statistics';
import { branding, texts } from '@/lib/site/content';
import * as messages from '@/lib/site/messages';
import { pictureSource } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import styles from './home.module.css';

type Props = {
  title?: string | undefined;
  text?: string | undefined;
  /** Path of a picture without a legend. Default: the hero picture of `site.json` with its legend, or no picture. */
  picture?: string | undefined;
};

/** Top of the home page: tagline, two links, and if the shop has them, a picture and statistics. */
export function Hero({ title = branding.tagline, text = branding.description, picture }: Props) {
  const image = picture ?? branding.pictures.hero;
  const legend = picture === undefined ? (texts.hero?.legend ?? []) : [];
  const figures = heroFigures();
  return (
    <section className={`${styles.hero} ${layout.band}`} aria-labelledby="hero">
      <Container>
        <div className={styles.heroGrid}>
          <div>
            <h1 id="hero" dir="auto">
              {title}
            </h1>
            <p dir="auto">{text}</p>
            <div className={layout.actions}>
              <ButtonLink variant="primary" href={routes.allProducts()}>
                {messages.shopNow}
              </ButtonLink>
              <ButtonLink variant="onBand" href={routes.contact()}>
                {messages.getInTouch}
              </ButtonLink>
            </div>
          </div>
          {image && <HeroPicture image={image} legend={legend} />}
        </div>
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Container>
    </section>
  );
}

/** The picture and a legend for the numbers in it. */
function HeroPicture({ image, legend }: { image: string; legend: readonly string[] }) {
  const { src, sets } = pictureSource(imageWithCopies(image));
  return (
    <div>
      {/* Inside <picture> React adds no preload, which a prefetch of this page would load on other pages. */}
      <picture>
        {sets?.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="(width >= 60rem) 50vw, 100vw" />
        ))}
        <img src={src} alt="" width={1200} height={800} fetchPriority="high" decoding="async" />
      </picture>
      {legend.length > 0 && (
        <ol aria-label="Parts of the drawing, by number">
          {legend.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Statistics from the texts of the shop, such as the number of products. Those without a value are skipped. */
function heroFigures(): { label: string; value: string }[] {
  const statistics = shopStatistics(getProducts());
  return (texts.hero?.figures ?? []).flatMap(({ label, value }) => {
    const filled = fillStatistics(value, statistics);
    return filled === undefined ? [] : { label, value: filled };
  });
}
