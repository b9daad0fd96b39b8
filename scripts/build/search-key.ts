/** Moves the focus to the search field when the shopper presses '/' outside a field. */
export function focusSearchOnSlash(): void {
  addEventListener('keydown', (event) => {
    const isTyping = (event.target as Element).closest('input,textarea,select,[contenteditable]');
    const field = document.querySelector<HTMLElement>('[role=combobox]');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping || !field) return;
    event.preventDefault();
    field.focus();
  });
}
