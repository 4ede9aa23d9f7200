import { deviceStorage } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
/** `system`: follows the device's own setting. */
export type Theme = (typeof themes)[number]

const key = 'theme'

/** Theme chosen on this device (UI-14). */
export function chosenTheme(): Theme {
  const kept = deviceStorage.read(key)
  return themes.find((theme) => theme === kept) ?? 'system'
}

/**
 * Stores the theme for this device. The script in the head of each page applies it
 * (infra/theme-script.ts), in other tabs too.
 */
export function chooseTheme(theme: Theme): void {
  // without storage, the choice lasts until the next page load
  deviceStorage.write(key, theme === 'system' ? null : theme)
  window.dispatchEvent(new CustomEvent(key, { detail: theme }))
}
