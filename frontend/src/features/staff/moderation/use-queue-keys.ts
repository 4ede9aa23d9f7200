import { useEffect } from 'react'
import { useStaffDraft } from '#frontend/features/staff/drafts.ts'
import { isShortcut } from '#frontend/lib/shortcut-keys.ts'

/** Whether single-key shortcuts are on, and a function to switch them on or off. */
export type QueueKeys = { hasKeys: boolean; onKeys: (isOn: boolean) => void }

/** Whether the focused control handles this key itself. */
const isPressed = (key: string, target: Element): boolean =>
  ((key === ' ' || key === 'Enter') && target.closest('button, a, summary, label, input') !== null) ||
  (key.startsWith('Arrow') && target.closest('input[type=radio]') !== null)

/**
 * Single-key shortcuts of a queue, unless a text field has the focus; they can be switched off
 * (WCAG 2.1.4).
 */
export function useQueueKeys<Command>(
  commandOf: (key: string) => Command | null,
  onCommand: (command: Command) => void,
): QueueKeys {
  const [keysOff, setKeysOff] = useStaffDraft('keys-off')
  const hasKeys = keysOff === ''
  useEffect(() => {
    if (!hasKeys) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isPressed(event.key, event.target as Element)) return
      const command = commandOf(event.key)
      if (!command) return
      event.preventDefault()
      onCommand(command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [hasKeys, commandOf, onCommand])
  return { hasKeys, onKeys: (isOn) => setKeysOff(isOn ? '' : '1') }
}
