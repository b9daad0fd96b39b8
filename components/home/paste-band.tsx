import { Section } from '@/components/ui/layout';
import type { PasteTexts } from '@/lib/site/texts-schema';
import styles from './home.module.css';
import { PasteField } from './paste-field';
import { PasteReading } from './paste-reading';

/** The band in which a list of goods is pasted, as a shop words it: a form to write in, and beside it how the samples are read. */
export function PasteBand({ title, intro, reading, ...field }: PasteTexts) {
  return (
    <Section id="paste" title={title} isPrinted={false}>
      <p className={styles.intro}>{intro}</p>
      <div className={styles.sheet}>
        <PasteField {...field} />
        {reading && <PasteReading title={reading} samples={field.samples} />}
      </div>
    </Section>
  );
}
