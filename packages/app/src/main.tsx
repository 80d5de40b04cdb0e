import { start } from './shell/start.tsx';

// No `await` is at the top level, here or in what is imported: the chunk is imported by those of the views too, and WebKit hands
// out what a module exports before such an import has been evaluated (bugs.webkit.org/242740), so that a view would come as `undefined`.
void start();
