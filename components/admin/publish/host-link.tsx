import type { ReactNode } from 'react';

type Props = { address: string | undefined; className?: string | undefined; children: ReactNode };

/** A link to a page of the git host, which opens in a tab of its own; its words alone where the host has named no page. */
export function HostLink({ address, className, children }: Props) {
  if (address === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
