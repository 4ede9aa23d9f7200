import { connectHandler } from '#functions/platform/socket.ts'
import type { Account } from '#functions/stores/account/account.ts'
import { memberScheme } from './member-scheme.ts'
import type { Caller } from './session.ts'

type ConnectContext = { member: Account; caller: Caller; connectionId: string; isPageHidden: boolean; now: Date }

/** Handler of a member's live connection (functions/platform/socket.ts). */
export const handleConnect = (run: (context: ConnectContext) => Promise<void>) => connectHandler(memberScheme, run)
