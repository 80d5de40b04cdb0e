/** The browsers that the extension is built for. */
export const BROWSERS = ['chromium', 'firefox'] as const;
export type Browser = (typeof BROWSERS)[number];

/** What each browser wants to be told in its own way. */
const OWN: Readonly<Record<Browser, object>> = {
  chromium: {
    minimum_chrome_version: '121',
    background: { service_worker: 'background.js', type: 'module' },
  },
  firefox: {
    background: { scripts: ['background.js'], type: 'module' },
    browser_specific_settings: {
      gecko: {
        id: 'extension@equivale.example',
        strict_min_version: '140.0',
        data_collection_permissions: { required: ['none'] },
      },
      gecko_android: { strict_min_version: '142.0' },
    },
  },
};

/** Sides of the icons; browsers scale them. */
export const ICON_SIZES = [32, 192] as const;
const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`]));

/**
 * The manifest: no host is asked for, and the extension's own pages may load and ask nothing but the service's rates.
 * @param services origins that rates come from
 */
export function manifestFor(browser: Browser, version: string, services: readonly string[]): object {
  const connect = ["'self'", ...services].join(' ');
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src ${connect}`;
  return {
    manifest_version: 3,
    name: 'Equivale',
    version,
    description: '__MSG_description__',
    default_locale: 'en',
    icons,
    action: { default_popup: 'popup.html', default_icon: icons, default_title: 'Equivale' },
    omnibox: { keyword: 'eq' },
    commands: {
      _execute_action: {},
      'convert-selection': {
        suggested_key: { default: 'Alt+Shift+E' },
        description: '__MSG_commandConvert__',
      },
    },
    permissions: ['activeTab', 'contextMenus', 'scripting', 'storage'],
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    content_security_policy: { extension_pages: policy },
    ...OWN[browser],
  };
}
