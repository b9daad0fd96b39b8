import { ButtonLink } from '@/components/ui/button';
import { GIT_HOSTS } from '@/lib/git-hosts/git-hosts';
import { listed } from '@/lib/listed';
import { adminRoutes } from '@/lib/site/admin-routes';
import styles from './publish.module.css';

const EXAMPLE = '"publish": { "host": "github", "repository": "owner/store", "branch": "main" }';
const HOSTS = listed(
  Object.values(GIT_HOSTS).map(({ name }) => name),
  'or',
);

/** The steps of setting up a place to publish to; until then edits leave as files. */
export function SetUp() {
  return (
    <section aria-labelledby="set-up" className={styles.part}>
      <h2 id="set-up">Publishing is not set up</h2>
      <ol className={styles.lines}>
        <li>Put the project into a repository on {HOSTS}, and let its workflow build the store from it.</li>
        <li>
          Name the repository in <code>data/site.json</code>: <code>{EXAMPLE}</code>
        </li>
        <li>Build and deploy the store once more: this page then asks who you are on that host.</li>
        <li>
          Make a token there that may write to this one repository, and paste it here. The page tests it and says what
          is missing.
        </li>
        <li>
          Press Publish. <code>docs/publishing.md</code> says each step; <code>npm run try:publishing</code> shows it
          all without an account.
        </li>
      </ol>
      <p>Until then, edits leave this browser as a file.</p>
      <div className={styles.buttons}>
        <ButtonLink href={adminRoutes.changes()}>To the changes</ButtonLink>
      </div>
    </section>
  );
}
