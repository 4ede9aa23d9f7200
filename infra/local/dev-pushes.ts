import { momentText, table } from './dev-html.ts'
import { escaped, type Reply, seeOther } from './http.ts'
import type { Push, PushFault, PushService } from './push.ts'
import type { PushPages } from './push-pages.ts'

/** Faults of the push services, keyed by their value in the form. */
const faults: Readonly<Record<string, { text: string; fault: PushFault }>> = {
  gone: { text: 'Devices are gone (410)', fault: { status: 410 } },
  busy: { text: 'Too many requests (429), again after 5 minutes', fault: { status: 429, retryAfter: '300' } },
  failing: { text: 'Out of order (500)', fault: { status: 500 } },
  refusing: { text: 'Our key is refused (403)', fault: { status: 403 } },
  hanging: { text: 'No answer', fault: 'hangs' },
}

/**
 * Subpage of the developer page: the pushes, newest first, and a choice of the fault with which all
 * push services answer.
 */
export function pushPage(pushes: PushService): string {
  const list = pushes.list()
  const current = pushes.faultOf()
  const isCurrent = (fault: PushFault) => JSON.stringify(fault) === JSON.stringify(current)
  const buttons = Object.entries(faults).map(
    ([name, { text, fault }]) =>
      `<button name="fault" value="${name}"${isCurrent(fault) ? ' disabled' : ''}>${escaped(text)}</button>`,
  )
  return `
<section>
<h2>Fault</h2>
<form method="post" action="/dev/pushes" class="row">${buttons.join('')}${
    current ? '<button name="fault" value="none">End the fault</button>' : ''
  }</form>
</section>
<section>
<h2>Pushes</h2>
<p class="quiet">An open page with the subscription of a push hands it to its service worker, which shows a notification unless the site is in view. A push for a browser's own push service can be neither read nor shown.</p>
${
  list.length
    ? `${table(['When', 'Push', 'Urgency', 'Device', ''], list.slice(0, 500).map(rowOf))}<form method="post" action="/dev/pushes"><button name="clear" value="1">Clear</button></form>`
    : '<p class="quiet">No push was sent yet.</p>'
}
</section>`
}

const rowOf = ({ id, at, payload, topic, urgency, endpoint }: Push) => [
  momentText(new Date(at)),
  payload === null
    ? `Not readable <small>${escaped(topic ?? '')}</small>`
    : `<code>${escaped(JSON.stringify(payload))}</code>`,
  escaped(urgency),
  `<small>${escaped(endpoint)}</small>`,
  payload === null
    ? ''
    : `<form method="post" action="/dev/pushes"><button name="show" value="${id}">Show in the open page</button></form>`,
]

/** Handles a form of the developer page's subpage about pushes. */
export function changePushes(
  { pushes, pushPages }: { pushes: PushService; pushPages: PushPages },
  form: URLSearchParams,
): Reply {
  const name = form.get('fault')
  const shown = pushes.list().find(({ id, payload }) => id === form.get('show') && payload !== null)
  if (shown) {
    const result = pushPages.deliver(shown) ? 'The open page has the push.' : 'No page with this subscription is open.'
    return seeOther(`/dev/pushes?said=${encodeURIComponent(result)}`)
  }
  if (form.has('clear')) pushes.clear()
  else if (name === 'none') pushes.setFault(null)
  else if (name !== null && Object.hasOwn(faults, name)) pushes.setFault(faults[name]!.fault)
  else return { status: 404 }
  return seeOther('/dev/pushes')
}
