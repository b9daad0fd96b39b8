'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { entryLine, publishEntry, setUpSteps } from '@/lib/admin/publish/set-up';
import { GIT_HOST_NAMES, GIT_HOSTS, type GitHostName } from '@/lib/git-hosts/git-hosts';
import type { PublishInput } from '@/lib/site/publish-place';
import adminStyles from '../admin.module.css';
import { HostLink } from './host-link';

/** Asks where the store is kept, and gives the line for its settings, and the pages on which only a person can press. */
export function SetUpForm() {
  const [found, setFound] = useState<PublishInput | string>();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = (name: string) => String(new FormData(event.currentTarget).get(name) ?? '');
    setFound(
      publishEntry({
        host: answer('host') as GitHostName,
        repository: answer('repository'),
        branch: answer('branch'),
      }),
    );
  };
  return (
    <>
      <form method="dialog" className={adminStyles.form} onSubmit={onSubmit}>
        <SelectField label="Git host" name="host" hint="An address below says it by itself.">
          {GIT_HOST_NAMES.map((name) => (
            <option key={name} value={name}>
              {GIT_HOSTS[name].name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Repository"
          name="repository"
          required
          autoComplete="off"
          spellCheck={false}
          hint="Its address, as the browser shows it, or owner/name."
          error={typeof found === 'string' ? found : undefined}
        />
        <TextField label="Branch" name="branch" defaultValue="main" required autoComplete="off" spellCheck={false} />
        <div className={adminStyles.buttons}>
          <Button type="submit" look="primary">
            Show what to do
          </Button>
        </div>
      </form>
      {typeof found === 'object' && <WhatToDo key={entryLine(found)} entry={found} />}
    </>
  );
}

function WhatToDo({ entry }: { entry: PublishInput }) {
  const [said, setSaid] = useState('');
  const line = `${entryLine(entry)},`;
  const copy = async () =>
    setSaid(
      await navigator.clipboard.writeText(line).then(
        () => 'Copied.',
        () => 'It could not be copied: select the line above.',
      ),
    );
  return (
    <section aria-labelledby="what-to-do" className={adminStyles.part}>
      <h3 id="what-to-do">The line for site.json</h3>
      <p>
        <code>{line}</code>
      </p>
      <div className={adminStyles.buttons}>
        <Button onClick={copy}>Copy</Button>
        <p role="status">{said}</p>
      </div>
      <p>
        Whether the repository is there, this page cannot look: until publishing is set up it may ask no other host. The
        first link shows it.
      </p>
      <h3>What only you can press</h3>
      <ol className={adminStyles.list}>
        {setUpSteps(entry).map(({ words, label, address }) => (
          <li key={address}>
            {words}{' '}
            <HostLink className={adminStyles.action} address={address}>
              {label} (new tab)
            </HostLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
