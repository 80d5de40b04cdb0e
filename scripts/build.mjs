/** Builds what a browser needs into packages/app/dist; everything else runs from its sources. */
import './node-version.mjs';
import { buildApp } from './build-app.mjs';

process.exitCode = await buildApp();
