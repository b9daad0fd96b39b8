import styles from './home.module.css';

const REASONS = [
  {
    title: 'Facts before adjectives',
    text: 'Material, measures, weights and item numbers stand first. What is not known is left out, not made up.',
  },
  {
    title: 'Sizes that exist',
    text: 'Letters, waist and length, collar and sleeve, half shoe sizes: each product shows the system its maker uses.',
  },
  {
    title: 'Limits said up front',
    text: 'Age limits and the states a product is not shipped to stand on its card and beside its price.',
  },
  {
    title: 'Quick on a phone',
    text: 'Every page is ready before you ask for it, and readable without scripts. Nothing here tracks you.',
  },
];

/** Why choose us: only what this site can show to be so. */
export function Reasons() {
  return (
    <ul className={styles.reasons}>
      {REASONS.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
