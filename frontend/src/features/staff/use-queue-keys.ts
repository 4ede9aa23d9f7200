import { useEffect } from 'react'
import { isShortcut } from '#frontend/lib/shortcut-keys.ts'

/** Keys that the focused control handles itself. */
const isPressed = (key: string, target: Element): boolean =>
  (key === ' ' || key === 'Enter') && target.closest('button, a, summary, label, input') !== null

/**
 * Single-key shortcuts of a queue, unless a text field has the focus; they can be switched off
 * (WCAG 2.1.4).
 */
export function useQueueKeys<Command>(
  isOn: boolean,
  commandOf: (key: string) => Command | null,
  onCommand: (command: Command) => void,
): void {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isPressed(event.key, event.target as Element)) return
      const command = commandOf(event.key)
      if (!command) return
      event.preventDefault()
      onCommand(command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn, commandOf, onCommand])
}
