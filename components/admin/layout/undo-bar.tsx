'use client';

import { usePathname } from 'next/navigation';
import { StatusBar } from '@/components/ui/status-bar';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { TaskOptions } from '@/lib/admin/run-in-chunks';
import type { Outcome, Success } from '@/lib/admin/store-types';

/** A notice to the operator, with Undo and a link to the products that it is about. */
export type AdminNotice = {
  text: string;
  isError?: boolean;
  undo?: Success['undo'] | undefined;
  link?: { href: string; label: string } | undefined;
};

type Props = {
  notice: AdminNotice | undefined;
  onChange: (said: AdminNotice | undefined) => void;
  runTask: (task: (taskOptions: TaskOptions) => Promise<Outcome>) => Promise<Outcome>;
};

/** The last notice with its Undo. Not on the Publish page, where it would cover the button. */
export function UndoBar({ notice: last, onChange, runTask }: Props) {
  const notice = usePathname() === adminRoutes.publish() ? undefined : last;
  const { undo: task } = notice ?? {};
  const undo = async () => {
    const outcome = task && (await runTask(task).catch(() => undefined));
    onChange(outcome?.ok ? { text: adminMessages.undone } : { text: adminMessages.undoFailed, isError: true });
  };
  return <StatusBar notice={notice} onUndo={task && undo} onDismiss={() => onChange(undefined)} />;
}
