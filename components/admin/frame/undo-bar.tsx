'use client';

import { usePathname } from 'next/navigation';
import { StatusBar } from '@/components/ui/status-bar';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { Watch } from '@/lib/admin/slices';
import type { Done, Outcome } from '@/lib/admin/store-types';
import { adminRoutes } from '@/lib/site/admin-routes';

/** A notice to the operator, with Undo and a link to the products that it is about. */
export type Announcement = {
  text: string;
  isFault?: boolean;
  undo?: Done['undo'] | undefined;
  link?: { href: string; label: string } | undefined;
};

type Props = {
  said: Announcement | undefined;
  onDone: (said: Announcement | undefined) => void;
  work: (task: (watch: Watch) => Promise<Outcome>) => Promise<Outcome>;
};

/** The last notice with its Undo. Not on the Publish page, where it would cover the button. */
export function UndoBar({ said: last, onDone, work }: Props) {
  const said = usePathname() === adminRoutes.publish() ? undefined : last;
  const { undo: task } = said ?? {};
  const undo = async () => {
    const outcome = task && (await work(task).catch(() => undefined));
    onDone(outcome?.ok ? { text: adminMessages.undone } : { text: adminMessages.undoFailed, isFault: true });
  };
  return <StatusBar said={said} onUndo={task && undo} onDismiss={() => onDone(undefined)} />;
}
