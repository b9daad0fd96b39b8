/** Variables that would tell a build, git or npm of the folder that this process was called in, and the settings of its builds. */
const OF_THIS_PROCESS =
  /^(?:GIT_|npm_|JEST_)|^(?:DATA_DIR|CATALOGUE_FILE|SITE_URL|BASE_PATH|HSTS_SECONDS|INDEXNOW_KEY)$/;

/** The variables of a process that runs a workflow: of this machine, and nothing of this project. */
export function runnerEnvironment(own: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OF_THIS_PROCESS.test(name));
  return { ...Object.fromEntries(kept), CI: 'true', NODE_ENV: 'production', ...own };
}
