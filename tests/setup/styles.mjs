import { writeStyles } from '../../packages/ui/build/styles.mjs';

/** Before unit tests: the one module that is made and not written, so that they need no build. */
export default async function makeStyles() {
  await writeStyles();
}
