/** Colour in the light and in the dark scheme. */
type Pair = { light: string; dark: string }

const pair = (light: string, dark: string): Pair => ({ light, dark })

/** Halves of the logo, the same in the light and the dark scheme. */
export const logoLeft = '#c2185b'
export const logoRight = '#e0709d'

/**
 * Colours of the site. The build generates CSS variables from them (infra/build/colours.ts); mails,
 * manifest and icons import them. Text and background pairs of the kit have a contrast of at least
 * 4.5 to 1 (OPEN-84).
 */
export const colours = {
  page: pair('#faf6f3', '#171216'),
  surface: pair('#ffffff', '#211a20'),
  sunken: pair('#f3ece7', '#2b222a'),
  line: pair('#e9e0da', '#3b3039'),
  'line-strong': pair('#85797f', '#8d7d87'),
  ink: pair('#2a3439', '#f4ecef'),
  muted: pair('#5d686d', '#b9abb3'),
  primary: pair('#c2185b', '#d6246a'),
  'primary-strong': pair('#a3134c', '#c2185b'),
  'primary-ink': pair('#c2185b', '#ff86b3'),
  'primary-tint': pair('#fbe7ee', '#3d1f2d'),
  'on-primary-tint': pair('#8e1043', '#ffb3cf'),
  'on-primary': '#ffffff',
  evening: pair('#3c1745', '#1f0d26'),
  'evening-glow': pair('#b4452f', '#8f3626'),
  night: '#1f0d26',
  cream: '#fff0d4',
  secondary: pair('#37474f', '#c9d5da'),
  'secondary-tint': pair('#e8edef', '#2d363a'),
  'on-secondary-tint': pair('#2b383f', '#dbe5e9'),
  success: pair('#1b7a43', '#79d49b'),
  'success-tint': pair('#e4f3e9', '#1c3326'),
  'on-success-tint': pair('#17693a', '#79d49b'),
  warning: pair('#ffc266', '#ffc36b'),
  'on-warning': '#3a2600',
  'warning-tint': pair('#fff0d4', '#3a2b12'),
  'on-warning-tint': pair('#8a5200', '#ffc36b'),
  danger: pair('#b42a0a', '#c8401f'),
  'on-danger': '#ffffff',
  'danger-ink': pair('#b42a0a', '#ff9d85'),
  'danger-tint': pair('#fdebe6', '#3f2019'),
  'on-danger-tint': pair('#a3260a', '#ff9d85'),
} as const
