import { minuteMs } from '#shared/rules/durations.ts'
import { momentText, table } from './dev-html.ts'
import { escaped, type Reply, seeOther } from './http.ts'
import { type ApiFault, apiFaults, type SocketFaults } from './socket-faults.ts'
import type { Sockets } from './sockets.ts'

/** Faults that are on or off. */
const switches = {
  isDropping: 'Frames are lost',
  isDoubling: 'Frames arrive twice',
  isReordering: 'Only every second frame is late: the next one overtakes it',
} as const satisfies Partial<Record<keyof SocketFaults, string>>

/**
 * Section of the developer page about live connections: those that are open, and the faults that
 * can be set.
 */
export async function socketSection(
  sockets: Sockets,
  memberOf: (connection: string) => Promise<string | undefined>,
): Promise<string> {
  const open = sockets.list()
  const members = await Promise.all(open.map(({ id }) => memberOf(id)))
  const rows = open.map(({ id, openedAt, posts }, at) => [
    `${escaped(members[at] ?? 'Not stored')} <small>${escaped(id)}</small>`,
    momentText(new Date(openedAt)),
    String(posts),
  ])
  return `
<section>
<h2>Live connections</h2>
<p class="quiet">${open.length} open, ${sockets.posts().length} frames posted so far.</p>
${rows.length ? table(['Member', 'Open since', 'Frames'], rows) : ''}
${table(['Fault', ''], faultRows(sockets.faults()))}
</section>`
}

const faultRows = (faults: Readonly<SocketFaults>) => {
  const switchRow = (name: keyof typeof switches) => [
    switches[name] + tag(faults[name] && 'on'),
    faultForm(name, button('action', 'switch', faults[name] ? 'Switch off' : 'Switch on')),
  ]
  return [
    switchRow('isDropping'),
    switchRow('isDoubling'),
    [
      `Frames are late${tag(faults.delayMs > 0 && `${faults.delayMs} ms`)}`,
      faultForm('delayMs', delayField(faults.delayMs)),
    ],
    switchRow('isReordering'),
    [
      `Posting a frame fails${tag(faults.api && apiFaultNames[faults.api])}`,
      faultForm(
        'api',
        faults.api
          ? button('fault', '', 'Switch off')
          : apiFaults.map((fault) => button('fault', fault, apiFaultNames[fault])).join(''),
      ),
    ],
    [
      `Connecting fails${tag(faults.refusal && `with ${faults.refusal}`)}`,
      faultForm(
        'refusal',
        faults.refusal
          ? button('status', '', 'Switch off')
          : button('status', '403', 'With 403') + button('status', '500', 'With 500'),
      ),
    ],
    ['All connections are lost', faultForm('cut', '<button>Cut now</button>')],
  ]
}

const apiFaultNames: Record<ApiFault, string> = {
  '500': 'With 500',
  '403': 'With 403',
  '410': 'As if gone',
  hangs: 'Without an answer',
}

const delayField = (ms: number) =>
  `<input type="number" name="ms" min="0" max="${maxDelayMs}" value="${ms}" aria-label="Milliseconds"><button>Set</button>`
const tag = (text: string | false | null) => (text ? ` <span class="tag moved">${text}</span>` : '')
const faultForm = (name: string, content: string) =>
  `<form method="post" action="/dev/sockets/${name}" class="row">${content}</form>`
const button = (name: string, value: string, text: string) => `<button name="${name}" value="${value}">${text}</button>`

const maxDelayMs = minuteMs

/** Handles a form of the section about live connections. */
export function changeSockets(sockets: Sockets, name: string, form: URLSearchParams): Reply {
  const faults = sockets.faults()
  if (name === 'cut') sockets.cut()
  else if (Object.hasOwn(switches, name))
    sockets.setFaults({ ...faults, [name]: !faults[name as keyof typeof switches] })
  else if (name === 'delayMs') sockets.setFaults({ ...faults, delayMs: delayOf(form.get('ms')) ?? faults.delayMs })
  else if (name === 'api') sockets.setFaults({ ...faults, api: apiFaultOf(form.get('fault')) })
  else if (name === 'refusal') sockets.setFaults({ ...faults, refusal: refusalOf(form.get('status')) })
  else return { status: 404 }
  return seeOther('/dev')
}

const delayOf = (text: string | null): number | undefined => {
  const ms = Number(text)
  return Number.isInteger(ms) && ms >= 0 && ms <= maxDelayMs ? ms : undefined
}

const apiFaultOf = (text: string | null) => apiFaults.find((fault) => fault === text) ?? null
const refusalOf = (text: string | null) => (text === '403' ? 403 : text === '500' ? 500 : null)
