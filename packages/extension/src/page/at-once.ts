import { convertAtOnce, start } from './page.ts';

/** Runs in every page of a site that was switched on. */
start();
convertAtOnce();
