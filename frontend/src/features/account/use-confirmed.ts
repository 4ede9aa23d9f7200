import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useMember } from '#frontend/domain/account/session.ts'
import { showToast } from '#frontend/ui/toasts.ts'
import type { Signup } from './signup-steps.ts'

/**
 * Leaves the last step of signup once the address is confirmed in another tab or on another device;
 * the live connection or the next poll updates the member.
 */
export function useConfirmed(signup: Signup, isOpen: boolean, onLeave: () => void): void {
  const t = useTranslations('account.signup.complete')
  const isActive = useMember()?.status === 'active'
  const isConfirmed = isOpen && isActive && signup.at === 'complete' && signup.ending.kind === 'member'
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigates once, on confirmation
  useEffect(() => {
    if (!isConfirmed) return
    showToast(t('confirmed'), { tone: 'success' })
    onLeave()
  }, [isConfirmed])
}
