import { NOTHING, NOTHING_OF_ITS_OWN } from '@/lib/catalogue/fields/value-words';
import adminStyles from '../admin.module.css';

/** Words of a value, kept apart from those around them: they may run the other way. */
export function Words({ text }: { text: string }) {
  if (text === NOTHING || text === NOTHING_OF_ITS_OWN) return <i>{text}</i>;
  return <bdi className={adminStyles.words}>{text}</bdi>;
}
