'use client';

import { usePathname } from 'next/navigation';
import { StatusBar } from '@/components/ui/status-bar';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { Watch } from '@/lib/admin/slices';
import type { Done, Outcome } from '@/lib/admin/store-types';
import { adminRoutes } from '@/lib/site/admin-routes';

/** A word to the operator, with the way to take back what was done. */
export type Announcement = { text: string; isFault?: boolean; undo?: Done['undo'] | undefined };

type Props = {
  said: Announcement | undefined;
  onDone: (said: Announcement | undefined) => void;
  work: (deed: (watch: Watch) => Promise<Outcome>) => Promise<Outcome>;
};

/** The last deed in the ledger, to be taken back; not where it is published, for it would stand over the way to do that. */
export function UndoBar({ said: last, onDone, work }: Props) {
  const said = usePathname() === adminRoutes.publish() ? undefined : last;
  const { undo: deed } = said ?? {};
  const undo = async () => {
    const outcome = deed && (await work(deed).catch(() => undefined));
    onDone(outcome?.ok ? { text: adminMessages.undone } : { text: adminMessages.undoFailed, isFault: true });
  };
  return <StatusBar said={said} onUndo={deed && undo} onDismiss={() => onDone(undefined)} />;
}
