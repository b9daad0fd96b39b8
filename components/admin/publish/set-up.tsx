'use client';

import { ButtonLink } from '@/components/ui/button';
import { GIT_HOSTS } from '@/lib/git-hosts/git-hosts';
import { adminRoutes } from '@/lib/site/admin-routes';
import { site } from '@/lib/site/site';
import adminStyles from '../admin.module.css';
import { HostLink } from './host-link';
import { SetUpForm } from './set-up-form';

const HOSTS = Object.values(GIT_HOSTS);

const letter = () => {
  const subject = `Publishing for ${site.name}`;
  const body = [
    'Please set up publishing from the admin, so that changes reach the store with one button:',
    'run "npm run publish:setup" in the folder of the shop. docs/publishing.md there says each step.',
  ].join('\n\n');
  return `mailto:?${new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20')}`;
};

/** The ways to a place to publish to, for an owner as for who set up the shop; until then edits leave as files. */
export function SetUp() {
  return (
    <>
      <section aria-labelledby="set-up" className={adminStyles.part}>
        <h2 id="set-up">Publishing is not set up</h2>
        <p>
          The admin does not know yet where the files of this store are kept, so it cannot send changes there. Your
          changes stay in this browser; nothing of them is lost. It takes a quarter of an hour, once:
        </p>
        <ul className={adminStyles.list}>
          <li>
            Somebody else has set up this store? <a href={letter()}>Write to them</a>: they run one command.
          </li>
          <li>
            The folder of the store is on this computer? Run <code>npm run publish:setup</code> in it: it asks, checks
            each answer and writes what is to be written. <code>docs/publishing.md</code> there says each step.
          </li>
          <li>You have nothing but a browser? Answer below, and follow the links.</li>
        </ul>
      </section>
      <section aria-labelledby="answers" className={adminStyles.part}>
        <h2 id="answers">Where the store is kept</h2>
        <p>
          The files stand in a repository with a git host. No repository yet? Make one there and put the project into
          it:
        </p>
        <div className={adminStyles.buttons}>
          {HOSTS.map(({ name, origin, pages }) => (
            <HostLink key={name} className={adminStyles.action} address={`${origin}${pages.make}`}>
              {name}
              {`: new repository (new tab)`}
            </HostLink>
          ))}
        </div>
        <SetUpForm />
      </section>
      <section aria-labelledby="until-then" className={adminStyles.part}>
        <h2 id="until-then">Until then</h2>
        <p>The changes leave this browser as a file, for who builds the store.</p>
        <div className={adminStyles.buttons}>
          <ButtonLink href={adminRoutes.changes()}>To the changes</ButtonLink>
        </div>
      </section>
    </>
  );
}
