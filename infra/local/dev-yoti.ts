import { table } from './dev-html.ts'
import { escaped, type Reply, seeOther } from './http.ts'
import type { Yoti, YotiSession } from './yoti.ts'
import { ageAnswers } from './yoti-page.ts'

/** Part of the developer page: age checks at Yoti, newest first. */
export const yotiList = ({ list }: Yoti): string =>
  list().length === 0
    ? '<p class="quiet">No age check was started yet.</p>'
    : table(
        ['Check', 'Status', 'Answers to reports', ''],
        list().map((session) => [
          `<a href="/yoti?sessionId=${session.id}">${session.id}</a> <small>${escaped(session.reference)}</small>`,
          [session.status, session.method].filter(Boolean).join(', '),
          session.answers.map((answer) => answer || 'none').join(', '),
          formOf(session),
        ]),
      )

const buttons = {
  adult: 'Old enough',
  unclear: 'Cannot be told',
  minor: 'Too young by document',
  report: 'Report again',
}

/** A pending check can be answered once; only an answered check can be notified to the site. */
const actionsFor = ({ status }: YotiSession) => (status === 'PENDING' ? ageAnswers : (['report'] as const))

const formOf = (session: YotiSession): string =>
  `<form method="post" action="/dev/age-checks/${session.id}" class="row">${actionsFor(session)
    .map((action) => `<button name="action" value="${action}">${buttons[action]}</button>`)
    .join('')}</form>`

/** Handles a button in the list of age checks at Yoti. */
export async function changeCheck(yoti: Yoti, id: string, form: URLSearchParams): Promise<Reply> {
  const session = yoti.list().find((one) => one.id === id)
  const action = session && actionsFor(session).find((one) => one === form.get('action'))
  if (!action) return { status: 404 }
  if (action === 'report') await yoti.report(id)
  else await yoti.answer(id, action)
  return seeOther('/dev/age-checks')
}
