import { openDialogs } from './open-dialogs.ts'
import { deviceStorage } from './storage.ts'
import { createStore, useStore } from './store.ts'

const key = 'shortcuts'

const wereOn = (): boolean => deviceStorage.read(key) !== 'off'

const areOn = createStore<boolean | null>(null)

/** Whether shortcuts of a single character are on in this browser (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => areOn.read() ?? wereOn()

export const useShortcutsOn = (): boolean => useStore(areOn, (isOn) => isOn ?? wereOn())

/** Switches the shortcuts on or off, and stores that for this browser. */
export function switchShortcuts(isOn: boolean): void {
  // without storage, the choice lasts until the next page load
  deviceStorage.write(key, isOn ? null : 'off')
  areOn.write(isOn)
}

/** Whether the device has a mouse, and so most likely a keyboard. */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches

/**
 * Whether a key may act as a shortcut: not while somebody types, in a menu or dialog, with a
 * modifier key, or held down.
 */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return false
  const isElsewhere = (event.target as Element).closest(
    'input:not([type=radio], [type=checkbox]), textarea, select, dialog, [role=menu], [contenteditable]',
  )
  return !isElsewhere && openDialogs.read() === 0
}
