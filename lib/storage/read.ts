import { type Area, openStorage } from './area';
import { readOwed } from './former-keys';
import { storageKey } from './key';

/** The text that is kept under a name; undefined when there is none. */
export function readText(area: Area, name: string): string | undefined {
  try {
    const storage = openStorage(area);
    const text = storage.getItem(storageKey(name));
    return (process.env.NEXT_PUBLIC_BASE_PATH ? (text ?? readOwed(storage, name)) : text) ?? undefined;
  } catch {
    return area.memory.get(name);
  }
}

/** Whether the browser refuses even to say what it keeps: texts then last as long as the page. */
export function isDenied(area: Area): boolean {
  try {
    openStorage(area).getItem('');
    return false;
  } catch {
    return true;
  }
}
