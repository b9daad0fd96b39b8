import { ButtonLink } from '@/components/ui/button';
import { Wrap } from '@/components/ui/layout';
import { StaticMarkup } from '@/components/ui/static-markup';
import * as messages from '@/lib/site/messages';
import type { PictureSource } from '@/lib/site/picture-source';
import { routes } from '@/lib/site/routes';
import styles from './home.module.css';

type Props = {
  title: string;
  text: string;
  picture: PictureSource;
  /** The names of the drawing's numbered parts, in the order of their numbers. */
  legend: readonly string[];
  figures: readonly { label: string; value: string }[];
};

/** The head of the home page: what the shop is for, the two ways on, its drawing with the names of its parts, and its figures. */
export function Hero({ title, text, picture, legend, figures }: Props) {
  return (
    <StaticMarkup name="hero" as="section" className={styles.hero} aria-labelledby="hero">
      <Wrap>
        <div className={styles.heroGrid}>
          <div>
            <h1 id="hero" dir="auto">
              {title}
            </h1>
            <p dir="auto">{text}</p>
            <div className={styles.actions}>
              <ButtonLink look="primary" href={routes.allProducts()}>
                {messages.shopNow}
              </ButtonLink>
              <ButtonLink look="onBand" href={routes.contact()}>
                {messages.getInTouch}
              </ButtonLink>
            </div>
          </div>
          <div className={styles.drawing}>
            {/* Inside <picture> React writes no preload, which a prefetch of this page would bring into others. */}
            <picture>
              {picture.sets?.map(({ type, srcSet }) => (
                <source key={type} type={type} srcSet={srcSet} sizes="(width >= 60rem) 50vw, 100vw" />
              ))}
              <img src={picture.src} alt="" width={1200} height={800} fetchPriority="high" decoding="async" />
            </picture>
            {legend.length > 0 && (
              <ol className={styles.legend} aria-label="Parts of the drawing, by number">
                {legend.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ol>
            )}
          </div>
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
      </Wrap>
    </StaticMarkup>
  );
}
