/** `npm run native:check [-- --required]`: links Android's resources with aapt2 (`AAPT2`, `ANDROID_FRAMEWORK`). */
import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPath } from './find-chromium.mjs';
import { bringAndroidStrings } from './native-languages.ts';
import { root } from './run.mjs';

const main = join(root, 'packages/app/android/app/src/main');
const frameworks = [process.env.ANDROID_FRAMEWORK, '/usr/share/android-framework-res/framework-res.apk'];

/** Styles and attributes of AndroidX, which is not installed here: declared so that references to them resolve. */
const androidxStandIns = `<?xml version="1.0" encoding="utf-8"?>
<resources>
  <attr name="colorPrimary" format="color" /><attr name="colorPrimaryDark" format="color" />
  <attr name="colorAccent" format="color" /><attr name="windowActionBar" format="boolean" />
  <attr name="windowNoTitle" format="boolean" /><attr name="windowSplashScreenBackground" format="color" />
  <attr name="windowSplashScreenAnimatedIcon" format="reference" /><attr name="postSplashScreenTheme" format="reference" />
  <style name="Theme.AppCompat.Light.DarkActionBar" parent="@android:style/Theme" /><style name="Theme.AppCompat.DayNight.NoActionBar" parent="@android:style/Theme" />
  <style name="Theme.AppCompat.NoActionBar" parent="@android:style/Theme" /><style name="Theme.SplashScreen" parent="@android:style/Theme" />
</resources>
`;

function link(aapt2: string, framework: string, work: string): string {
  const standIns = join(work, 'stand-ins/values');
  mkdirSync(standIns, { recursive: true });
  writeFileSync(join(standIns, 'androidx.xml'), androidxStandIns);
  const compile = (folder: string, name: string) => {
    execFileSync(aapt2, ['compile', '--dir', folder, '-o', join(work, name)], { stdio: 'inherit' });
    return join(work, name);
  };
  const base = [
    compile(join(work, 'stand-ins'), 'stand-ins.flata'),
    compile(join(root, 'node_modules/@capacitor/android/capacitor/src/main/res'), 'capacitor.flata'),
  ];
  const own = compile(join(main, 'res'), 'own.flata');
  // Gradle fills these two in before it links.
  const manifest = join(work, 'AndroidManifest.xml');
  writeFileSync(
    manifest,
    readFileSync(join(main, 'AndroidManifest.xml'), 'utf8')
      .replace('<manifest ', '<manifest package="app.equivale" ')
      .replaceAll(`\${applicationId}`, 'app.equivale'),
  );
  const apk = join(work, 'resources.apk');
  const assets = join(main, 'assets');
  const versions = '--min-sdk-version 24 --target-sdk-version 36'.split(' ');
  const options = ['-I', framework, '--manifest', manifest, '--auto-add-overlay', ...versions];
  const packed = existsSync(assets) ? ['-A', assets] : [];
  execFileSync(aapt2, ['link', '-o', apk, ...options, ...packed, ...base, '-R', own], { stdio: 'inherit' });
  return apk;
}

const aapt2 = process.env.AAPT2 ?? (await onPath(['aapt2']));
const framework = frameworks.find((path) => path !== undefined && existsSync(path));
if (aapt2 === undefined || framework === undefined) {
  console.log('native check: not run, aapt2 or the Android framework resources are not on this machine');
  process.exitCode = process.argv.includes('--required') ? 1 : 0;
} else {
  bringAndroidStrings();
  const work = mkdtempSync(join(tmpdir(), 'equivale-aapt-'));
  try {
    console.log(
      `native check: resources link, ${statSync(link(aapt2, framework, work)).size} B without code`,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
