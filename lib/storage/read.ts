import type { Area } from './area';
import { storageKey } from './key';

/** The text that is kept under a name; undefined when there is none. */
export function readText(area: Area, name: string): string | undefined {
  try {
    return area.find().getItem(storageKey(name)) ?? undefined;
  } catch {
    return area.memory.get(name);
  }
}

/** Whether the browser refuses even to say what it keeps: texts then last as long as the page. */
export function isDenied(area: Area): boolean {
  try {
    area.find().getItem('');
    return false;
  } catch {
    return true;
  }
}
