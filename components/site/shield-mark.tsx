/** The store's sign: a shield with a plus. Its color comes from CSS `fill`. */
export function ShieldMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M16 2 28 6v10c0 7-5 12-12 14C9 28 4 23 4 16V6Zm-2.5 6.5v5h-5v5h5v5h5v-5h5v-5h-5v-5Z"
      />
    </svg>
  );
}
