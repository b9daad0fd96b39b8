import { Section } from '@/components/ui/layout';
import { StaticMarkup } from '@/components/ui/static-markup';
import type { PasteTexts } from '@/lib/site/content';
import styles from './home.module.css';
import { PasteField } from './paste-field';

/** The band in which a list of goods is pasted, as a shop words it. */
export function PasteBand({ title, intro, ...field }: PasteTexts) {
  return (
    <Section id="paste" title={title} isPrinted={false}>
      <div className={styles.paste}>
        <StaticMarkup name="paste-intro" as="p">
          {intro}
        </StaticMarkup>
        <PasteField {...field} />
      </div>
    </Section>
  );
}
