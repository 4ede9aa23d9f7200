/** The first that fits: most browsers also name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/**
 * Browser and system of a sign-in in words, such as `Firefox, Android`; empty where they are not known. No more of it is kept: versions and models
 * would tell a member nothing and set them apart from everybody else.
 */
export function deviceOf(userAgent: string): string {
  const nameIn = (known: typeof browsers) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? []
  return [nameIn(browsers), nameIn(systems)].flat().join(', ')
}
