/** `jiti scripts/run.ts check-address`, the first step of a build: exit 1 with a sentence where it runs in CI and nothing says the address of the site. */
import { addressRefusal } from './address/unknown-address';

const refusal = addressRefusal();
if (refusal) throw new Error(refusal);
