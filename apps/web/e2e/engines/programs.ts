/** Where Debian has the programs of each engine, and the packages that install them. */
export const programs = {
  firefox: { packages: 'firefox-esr', paths: ['/usr/bin/firefox-esr'] },
  webkit: {
    packages: 'webkit2gtk-driver xvfb',
    paths: [
      '/usr/bin/WebKitWebDriver',
      '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      '/usr/bin/Xvfb',
    ],
  },
} as const

export type EngineName = keyof typeof programs
