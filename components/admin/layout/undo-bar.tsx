'use client';

import { usePathname } from 'next/navigation';
import { StatusBar } from '@/components/ui/status-bar';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { TaskOptions } from '@/lib/admin/run-in-chunks';
import type { Outcome, Success } from '@/lib/admin/store-types';

/** A message to the operator. `undo`: reverts the change; `link`: link to the changed products. */
export type AdminNotice = {
  text: string;
  isError?: boolean;
  undo?: Success['undo'] | undefined;
  link?: { href: string; label: string } | undefined;
};

type Props = {
  notice: AdminNotice | undefined;
  onChange: (notice: AdminNotice | undefined) => void;
  runTask: (task: (taskOptions: TaskOptions) => Promise<Outcome>) => Promise<Outcome>;
};

/** The latest notice with its Undo button. Hidden on the Publish page, where it would cover the Publish button. */
export function UndoBar({ notice: latest, onChange, runTask }: Props) {
  const notice = usePathname() === adminRoutes.publish() ? undefined : latest;
  const { undo: task } = notice ?? {};
  const undo = async () => {
    const outcome = task && (await runTask(task).catch(() => undefined));
    onChange(outcome?.ok ? { text: adminMessages.undone } : { text: adminMessages.undoFailed, isError: true });
  };
  return <StatusBar notice={notice} onUndo={task && undo} onDismiss={() => onChange(undefined)} />;
}
