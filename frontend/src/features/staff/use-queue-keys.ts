import { useEffect } from 'react'
import type { Queue, QueueCommand } from './queue.ts'
import { commandOf } from './queue.ts'

const isTyping = (target: Element): boolean =>
  target.closest('input, textarea, select, dialog, [role=menu], [contenteditable]') !== null

/** Keys that the focused control handles itself. */
const isPressed = (key: string, target: Element): boolean =>
  (key === ' ' || key === 'Enter') && target.closest('button, a, summary, label') !== null

/**
 * Single-key shortcuts of the photo queue, unless a text
 * field has the focus; they can be switched off (WCAG 2.1.4).
 */
export function useQueueKeys(isOn: boolean, read: () => Queue, onCommand: (command: QueueCommand) => void): void {
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element
      // a key held down must not repeat through the queue
      if (event.defaultPrevented || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return
      if (isTyping(target) || isPressed(event.key, target)) return
      const command = commandOf(event.key, read())
      if (!command) return
      event.preventDefault()
      onCommand(command)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn, read, onCommand])
}
