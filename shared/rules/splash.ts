/**
 * iPhone screens in portrait: width and height in CSS pixels, and pixel ratio. iOS shows a splash
 * image of an installed site (UI-11) only if the size of the image matches exactly; other phones
 * use the manifest.
 */
export const appleScreens = [
  [375, 667, 2],
  [414, 736, 3],
  [375, 812, 3],
  [414, 896, 2],
  [414, 896, 3],
  [390, 844, 3],
  [428, 926, 3],
  [393, 852, 3],
  [430, 932, 3],
  [402, 874, 3],
  [420, 912, 3],
  [440, 956, 3],
] as const

export const looks = ['light', 'dark'] as const

/** File name of the splash image, in device pixels. */
export const splashFile = (width: number, height: number, look: (typeof looks)[number]): string =>
  `splash/${width}x${height}-${look}.png`
