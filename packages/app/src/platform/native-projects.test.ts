import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import capacitorConfig from '../../capacitor.config.ts';
import { LANGUAGE_IDS } from '../i18n/languages.ts';

const app = join(import.meta.dirname, '../..');
const text = (path: string) => readFileSync(join(app, path), 'utf8');
const packageFile = JSON.parse(text('package.json')) as {
  version: string;
  devDependencies: Record<string, string>;
};

/** An XML file as a document; an ill-formed one fails the test that asks for it. */
function xml(path: string): Document {
  const document = new DOMParser().parseFromString(text(path), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const plugins = ['app', 'preferences', 'share', 'splash-screen', 'status-bar'];

describe('the native shell', () => {
  it('[D.app-id] is Equivale, wraps the built app, and never waits for ever behind its launch screen', () => {
    expect(capacitorConfig).toMatchObject({ appId: 'app.equivale', appName: 'Equivale', webDir: 'dist' });
    expect(capacitorConfig.plugins?.SplashScreen).toMatchObject({ launchAutoHide: true });
    expect(capacitorConfig.plugins?.SystemBars).toEqual({
      style: 'DARK',
      initialViewportFitValueHint: 'cover',
    });
    expect(text('index.html')).toContain('viewport-fit=cover');
    expect(capacitorConfig.server).not.toHaveProperty('url');
    expect(capacitorConfig.android).toMatchObject({ allowMixedContent: false });
  });

  it.each(plugins)('has the plugin %s on both sides, at the version of package.json', (plugin) => {
    expect(packageFile.devDependencies).toHaveProperty([`@capacitor/${plugin}`]);
    expect(text('android/app/capacitor.build.gradle')).toContain(`project(':capacitor-${plugin}')`);
    expect(text('ios/App/CapApp-SPM/Package.swift')).toContain(`node_modules/@capacitor/${plugin}"`);
  });

  it('speaks to the core of the same version on iOS', () => {
    const core = packageFile.devDependencies['@capacitor/ios'];
    expect(packageFile.devDependencies['@capacitor/core']).toBe(core);
    expect(text('ios/App/CapApp-SPM/Package.swift')).toContain(`exact: "${core}"`);
  });
});

describe('Android', () => {
  const main = 'android/app/src/main';
  const manifest = () => xml(`${main}/AndroidManifest.xml`);
  const actions = () =>
    [...manifest().querySelectorAll('intent-filter')].map((filter) => ({
      action: filter.querySelector('action')?.getAttribute('android:name')?.split('.').at(-1),
      verified: filter.getAttribute('android:autoVerify'),
      data: [...(filter.querySelector('data')?.attributes ?? [])].map(
        ({ name, value }) => `${name}=${value}`,
      ),
    }));

  it('starts from the launcher, from a link to the site, from its own scheme, from shared and selected text, from a tile and as widgets', () => {
    expect(actions()).toEqual([
      { action: 'MAIN', verified: null, data: [] },
      { action: 'VIEW', verified: 'true', data: ['android:scheme=https', 'android:host=@string/site_host'] },
      { action: 'VIEW', verified: null, data: ['android:scheme=@string/custom_url_scheme'] },
      { action: 'SEND', verified: null, data: ['android:mimeType=text/plain'] },
      { action: 'PROCESS_TEXT', verified: null, data: ['android:mimeType=text/plain'] },
      { action: 'QS_TILE', verified: null, data: [] },
      { action: 'APPWIDGET_UPDATE', verified: null, data: [] },
      { action: 'APPWIDGET_UPDATE', verified: null, data: [] },
      { action: 'APPWIDGET_CONFIGURE', verified: null, data: [] },
    ]);
  });

  it('[I42.android-text] takes the text of every action that brings one, and words for it in the menu of the selection', () => {
    const java = text(`${main}/java/app/equivale/MainActivity.java`);
    const taken = [...java.matchAll(/Intent\.ACTION_(\w+)\.equals.*?\s+return.*?Intent\.EXTRA_(\w+)/g)];
    expect(taken.map(([, action, extra]) => [action, extra])).toEqual([
      ['SEND', 'TEXT'],
      ['PROCESS_TEXT', 'PROCESS_TEXT'],
    ]);
    const bringsText = actions().filter(({ data }) => data.includes('android:mimeType=text/plain'));
    expect(taken.map(([, action]) => action)).toEqual(bringsText.map(({ action }) => action));
    const [service] = manifest().querySelectorAll('service');
    expect(service?.getAttribute('android:permission')).toBe('android.permission.BIND_QUICK_SETTINGS_TILE');
    expect(
      existsSync(
        join(app, main, `java/app/equivale${service?.getAttribute('android:name')?.replace('.', '/')}.java`),
      ),
    ).toBe(true);
    const labels = [...manifest().querySelectorAll('intent-filter')].flatMap(
      (filter) => filter.getAttribute('android:label') ?? [],
    );
    expect(labels).toEqual(['@string/convert']);
  });

  it('[I18.widget-day] reads its widgets where the app stores them, and draws them with what is there', () => {
    const java = readdirSync(join(app, main, 'java/app/equivale')).map((name) =>
      text(`${main}/java/app/equivale/${name}`),
    );
    const [, key] = /widgetKey = '([^']+)'/.exec(text('src/shell/widgets/keep-widgets.ts')) ?? [];
    expect(java.join()).toContain(`String KEY = "${key}"`);
    // What the widgets say is brought into the project by `npm run native:sync`.
    const resources = [...globSync(`${main}/res/**/*.xml`, { cwd: app }), '../../languages/es/android.xml'];
    const found = (texts: readonly string[], pattern: RegExp) => [...texts.join().matchAll(pattern)];
    const there = new Set([
      ...found(resources.map(text), /@\+id\/(\w+)/g).map(([, name]) => `id.${name}`),
      ...found(resources.map(text), /<(string|color) name="(\w+)"/g).map(
        ([, kind, name]) => `${kind}.${name}`,
      ),
      ...found(resources, /\/layout\/(\w+)\.xml/g).map(([, name]) => `layout.${name}`),
    ]);
    const named = found(java, /(?<!android\.)R\.(\w+\.\w+)/g).map(([, name]) => String(name));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });

  it('asks for the network and nothing else, and only with encryption', () => {
    const requested = [...manifest().querySelectorAll('uses-permission')];
    expect(requested.map((permission) => permission.getAttribute('android:name'))).toEqual([
      'android.permission.INTERNET',
    ]);
    expect(manifest().querySelector('application')?.getAttribute('android:usesCleartextTraffic')).toBe(
      'false',
    );
  });

  it('[D.version-once] takes its version from package.json and its id from the config', () => {
    const gradle = text('android/app/build.gradle');
    expect(gradle).toContain('versionName appVersion');
    expect(gradle).toContain(`applicationId "${capacitorConfig.appId}"`);
    expect(xml(`${main}/res/values/strings.xml`).documentElement.textContent).toContain(
      capacitorConfig.appId,
    );
  });

  it('starts on the theme colour with the mark', () => {
    const colour = [...xml(`${main}/res/values/colors.xml`).querySelectorAll('color')].find(
      (entry) => entry.getAttribute('name') === 'ground',
    );
    expect(colour?.textContent).toBe('#1E293B');
    expect(text(`${main}/res/values/styles.xml`)).toContain('windowSplashScreenAnimatedIcon');
    for (const drawable of ['ic_launcher_foreground', 'ic_launcher_monochrome', 'splash']) {
      expect(existsSync(join(app, `${main}/res/drawable/${drawable}.xml`))).toBe(true);
    }
  });
});

describe('iOS', () => {
  const folder = 'ios/App/App';

  /** The texts under a key of a property list. */
  function values(path: string, key: string): string[] {
    const found = [...xml(path).querySelectorAll('key')].find((entry) => entry.textContent === key);
    expect(found, `${path} has ${key}`).toBeDefined();
    const value = found?.nextElementSibling;
    const texts = value?.children.length ? [...value.querySelectorAll('string')] : [value];
    return texts.map((entry) => entry?.textContent ?? '');
  }

  it('speaks the product’s own languages, to which `npm run native:sync` adds the others, Spanish where none is the person’s, opens by its own scheme and by links to the site', () => {
    expect(values(`${folder}/Info.plist`, 'CFBundleDevelopmentRegion')).toEqual(['es']);
    const languages = values(`${folder}/Info.plist`, 'CFBundleLocalizations');
    expect(languages.slice(0, 2)).toEqual(LANGUAGE_IDS.slice(0, 2));
    expect(values(`${folder}/Info.plist`, 'CFBundleURLSchemes')).toEqual([capacitorConfig.appId]);
    const host = xml('android/app/src/main/res/values/site.xml').querySelector('string')?.textContent;
    expect(values(`${folder}/App.entitlements`, 'com.apple.developer.associated-domains')).toEqual([
      `applinks:${host}`,
    ]);
  });

  it('declares that nothing is collected', () => {
    const privacy = xml(`${folder}/PrivacyInfo.xcprivacy`);
    const keys = [...privacy.querySelectorAll('key')];
    const after = (name: string) => keys.find((key) => key.textContent === name)?.nextElementSibling;
    expect(after('NSPrivacyTracking')?.tagName).toBe('false');
    expect(after('NSPrivacyCollectedDataTypes')?.children).toHaveLength(0);
  });

  it('shares the scheme that the workflow builds, of the one target', () => {
    const project = text('ios/App/App.xcodeproj/project.pbxproj');
    const [, target] = /(\w{24}) \/\* App \*\/ = \{\s+isa = PBXNativeTarget;/.exec(project) ?? [];
    const built = xml('ios/App/App.xcodeproj/xcshareddata/xcschemes/App.xcscheme').querySelectorAll(
      'BuildableReference',
    );
    const targets = [...built].map((reference) => reference.getAttribute('BlueprintIdentifier'));
    expect(targets).toEqual([target, target, target]);
  });

  it('[D.version-once] the project names every file it needs, and the version of package.json', () => {
    const project = text('ios/App/App.xcodeproj/project.pbxproj');
    const versions = [...project.matchAll(/MARKETING_VERSION = ([^;]+);/g)].map((match) => match[1]);
    expect(versions).toEqual([packageFile.version, packageFile.version]);
    expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App\.entitlements;/g)).toHaveLength(2);
    for (const file of [
      'PrivacyInfo.xcprivacy',
      'App.entitlements',
      'AppDelegate.swift',
      'SceneDelegate.swift',
    ]) {
      expect(project).toContain(`/* ${file} */ = {isa = PBXFileReference;`);
      expect(existsSync(join(app, folder, file))).toBe(true);
    }
  });
});
