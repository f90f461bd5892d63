import { writeStyles } from '../../packages/ui/build/styles.mjs';

/** Before unit tests: writes the only generated module, so that they need no build. */
export default async function makeStyles() {
  await writeStyles();
}
