export type Build = { id: number; commit: string; status: 'queued' | 'running' | 'done' | 'failed'; step?: string };

/** The builds that a host's workflow has made of commits; a test says how they get on. */
export class Runs {
  private readonly builds: Build[] = [];

  start(commit: string): void {
    this.builds.push({ id: this.builds.length + 1, commit, status: 'queued' });
  }

  progress(commit: string, status: 'running'): void {
    this.last(commit).status = status;
  }

  finish(commit: string): void {
    this.last(commit).status = 'done';
  }

  /** `step`: the name of what failed, such as 'Check the catalogue'. */
  fail(commit: string, step: string): void {
    Object.assign(this.last(commit), { status: 'failed', step });
  }

  /** The newest first, as every host lists them. */
  of(commit: string): readonly Build[] {
    return this.builds.filter((build) => build.commit === commit).reverse();
  }

  by(id: number): Build | undefined {
    return this.builds.find((build) => build.id === id);
  }

  private last(commit: string): Build {
    const build = this.of(commit)[0];
    if (!build) throw new Error(`nothing has been started for ${commit}`);
    return build;
  }
}
