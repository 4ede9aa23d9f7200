import { forgetReplacedSuspension } from '#functions/stores/account/replaced-suspension.ts'
import { endPause } from '#functions/stores/safety/complaint-pause.ts'
import { endDue, findDueDecision } from '#functions/stores/safety/decision.ts'
import { forEachDue, job } from '#functions/table/job.ts'
import { memberIn } from '#functions/table/key.ts'
import { commit, retryOnConflict } from '#functions/table/transaction.ts'
import { unbanWrites } from '../ban.ts'
import { findSubject } from '../subject.ts'

/**
 * Ends suspensions whose time is over, unless the suspension was lifted meanwhile. A suspension
 * that a later decision has replaced is removed from the account, so that it is not resumed when
 * the later decision ends (MOD-01). Also removes ended pauses of complaints, which have no effect
 * after their end.
 */
export const handler = job((now, isTimeLeft) =>
  forEachDue('endSuspensions', now, isTimeLeft, ({ PK, SK }) =>
    retryOnConflict(async () => {
      const number = await findDueDecision({ PK, SK })
      if (number === undefined) return
      const subject = await findSubject(memberIn(PK), now)
      const isTheirs = subject?.account.bannedBy === number
      const isReplaced = subject?.account.replacedSuspension?.number === number
      const isPause = subject?.account.complaintPause?.number === number
      await commit([
        endDue({ PK, SK }),
        ...(isTheirs ? unbanWrites(subject, now).writes : []),
        ...(isReplaced ? [forgetReplacedSuspension(subject.account.id, number)] : []),
        ...(isPause ? [endPause(subject.account.id, number)] : []),
      ])
    }),
  ),
)
