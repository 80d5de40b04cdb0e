import { start } from './page.ts';

/** Injected when somebody asks for it on a page. */
start();
