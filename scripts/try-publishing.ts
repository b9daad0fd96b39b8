/**
 * `npm run try:publishing -- [--port N] [--host NAME] [--small] [--bare] [--sign-in]`: publishing with one button, whole and on this machine, without an
 * account: a git repository with this project in it, a stand-in for its host (github, gitlab or forgejo), and the store, which is
 * built after each commit. Sign in to the admin, edit, press Publish, and see the edit in the store. The store of DATA_DIR is at the port
 * (4180), below BASE_PATH, the host at the next one; --small keeps a few products a category, so that a build takes seconds;
 * --bare leaves out what `npm run publish:setup` sets up; --sign-in has you sign in with the host, through the worker at the port after
 * next for GitHub. Ctrl+C ends it, and nothing of it is left.
 */
import { demoLogin } from '../lib/site/demo-login';
import { readCommand } from './command';
import { endOnSignal } from './processes/end-on-signal';
import { openTrial } from './try-publishing/open-trial';
import { readTrialOptions } from './try-publishing/read-trial-options';

const { values, flags } = readCommand();
const opening = openTrial({
  ...readTrialOptions({ port: values.get('port'), host: values.get('host') }),
  isSmall: flags.has('small'),
  isBare: flags.has('bare'),
  hasSignIn: flags.has('sign-in'),
  say: console.log,
});
const end = async () => (await opening).close();
const ending = endOnSignal(end);
const { storeUrl, publish, token, repository, standIn, whenLive } = await opening;
console.log(`The repository is ${repository}; what is pushed to its branch main by hand is built too.`);
try {
  await whenLive((await standIn.repository.head('main')) ?? '');
  if (flags.has('bare')) {
    const signIn = publish.signIn ? ` --client-id ${publish.clientId} --sign-in ${publish.signIn}` : '';
    const place = `--repository ${publish.origin}/${publish.repository} --host ${publish.host} --address ${storeUrl}`;
    console.log(`\nTo set it up:  PUBLISH_TOKEN=${token} npm run publish:setup -- ${place}${signIn}`);
  }
  console.log(`
The store:  ${storeUrl}/
The admin:  ${storeUrl}/admin/  (sign in as ${demoLogin.email} with ${demoLogin.password})
The token:  ${token}  (paste it on the Publish page)

Ctrl+C ends it.`);
} catch (error) {
  if (!ending.aborted) {
    await end();
    throw error;
  }
}
