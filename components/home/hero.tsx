import { ButtonLink } from '@/components/ui/button';
import { Wrap } from '@/components/ui/layout';
import { StaticMarkup } from '@/components/ui/static-markup';
import { asset } from '@/lib/site/asset';
import { introduction } from '@/lib/site/introduction';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import styles from './home.module.css';

/** The head of the home page: what this is, the two ways on, and the catalog in four figures. */
export function Hero({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <StaticMarkup name="hero" as="section" className={styles.hero} aria-labelledby="hero">
      <Wrap>
        <div className={styles.heroGrid}>
          <div>
            <h1 id="hero">{introduction.tagline}</h1>
            <p>{introduction.description}</p>
            <div className={styles.actions}>
              <ButtonLink look="primary" href={routes.allProducts()}>
                {messages.shopNow}
              </ButtonLink>
              <ButtonLink look="onBand" href={routes.contact()}>
                {messages.getInTouch}
              </ButtonLink>
            </div>
          </div>
          {/* Inside <picture> React writes no preload, which a prefetch of this page would bring into others. */}
          <picture>
            <img
              className={styles.heroPicture}
              src={asset('/artwork/hero.svg')}
              alt=""
              width={1200}
              height={800}
              fetchPriority="high"
              decoding="async"
            />
          </picture>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Wrap>
    </StaticMarkup>
  );
}
