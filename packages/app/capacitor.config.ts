import type { CapacitorConfig } from '@capacitor/cli';

/** The native shell; the splash screen goes after 1.5 s at most, so a failed start never hides behind it. */
const config: CapacitorConfig = {
  appId: 'app.equivale',
  appName: 'Equivale',
  webDir: 'dist',
  backgroundColor: '#f8fafc',
  server: { androidScheme: 'https' },
  android: { allowMixedContent: false, webContentsDebuggingEnabled: false },
  ios: { contentInset: 'never' },
  plugins: {
    SplashScreen: {
      launchAutoHide: true,
      launchShowDuration: 1500,
      launchFadeOutDuration: 200,
      backgroundColor: '#1e293b',
      androidScaleType: 'CENTER_CROP',
      showSpinner: false,
    },
    // Light signs, also after the phone is turned; the page says `viewport-fit=cover` and pads itself by env().
    SystemBars: { style: 'DARK', initialViewportFitValueHint: 'cover' },
    StatusBar: { style: 'DARK', backgroundColor: '#1e293b', overlaysWebView: false },
  },
};

export default config;
