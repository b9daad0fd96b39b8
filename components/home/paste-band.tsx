import { Section } from '@/components/ui/layout';
import { StaticMarkup } from '@/components/ui/static-markup';
import type { IndexRow } from '@/lib/index/row';
import type { PasteTexts } from '@/lib/site/texts-schema';
import styles from './home.module.css';
import { PasteField } from './paste-field';
import { PasteReading } from './paste-reading';

type Props = PasteTexts & {
  /** The goods of the shop. */
  rows: readonly IndexRow[];
};

/** The band in which a list of goods is pasted, as a shop words it: a form to write in, and beside it how the samples are read. */
export function PasteBand({ title, intro, reading, rows, ...field }: Props) {
  return (
    <Section id="paste" title={title} isPrinted={false}>
      <StaticMarkup name="paste-intro" as="p" className={styles.intro}>
        {intro}
      </StaticMarkup>
      <div className={styles.sheet}>
        <PasteField {...field} />
        {reading && <PasteReading title={reading} samples={field.samples} rows={rows} />}
      </div>
    </Section>
  );
}
