import { Secret, TOTP } from 'otpauth'
import { momentText, table } from './dev-html.ts'
import { socketSection } from './dev-sockets.ts'
import { escaped } from './http.ts'
import type { QueueState } from './queues.ts'
import type { Workshop } from './workshop.ts'

/** The current code of an authenticator app, and its remaining time. */
const codeOf = (key: string, at: Date): string => {
  const timestamp = at.getTime()
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  return `<code>${app.generate({ timestamp })}</code> <small>for ${Math.ceil(app.remaining({ timestamp }) / 1000)} s</small>`
}

/** The first page: sites, logins, clock, jobs, queues, connections and the data. */
export const overview = async (workshop: Workshop): Promise<string> => {
  const jobs = await workshop.schedules.list()
  const { origins, clock, sockets, memberOf } = workshop
  const logins = workshop.logins()
  return `
<section>
<h2>Sites</h2>
<ul class="sites">${Object.entries(origins)
    .map(([country, origin]) => `<li><a href="${origin}">${origin.replace('http://', '')}</a> ${country}</li>`)
    .join('')}</ul>
</section>
<section>
<h2>Logins</h2>
${
  logins.length
    ? table(
        ['Who', 'E-mail', 'Password', 'Site'],
        logins.map(({ who, email, password, country, note, authenticator }) => [
          escaped(who) + (note ? ` <small>${escaped(note)}</small>` : ''),
          `<code>${escaped(email)}</code>`,
          `<code>${escaped(password)}</code>${authenticator ? ` ${codeOf(authenticator, clock.now())}` : ''}`,
          origins[country]
            ? `<a href="${origins[country]}/${authenticator ? 'staff' : 'login'}">${escaped(country)}</a>`
            : escaped(country),
        ]),
      )
    : '<p class="quiet">Nobody was seeded.</p>'
}
</section>
<section>
<h2>Clock</h2>
<p class="quiet">Jobs that fall due run within a second.</p>
<form method="post" action="/dev/clock" class="row">
<input type="number" name="count" value="1" aria-label="How many; negative goes back">
<select name="unit" aria-label="Unit"><option>minutes</option><option selected>hours</option><option>days</option></select>
<button>Move</button>
</form>
<form method="post" action="/dev/clock" class="row">
<input type="datetime-local" name="moment" value="${clock.now().toISOString().slice(0, 16)}" aria-label="Moment, UTC">
<button>Set (UTC)</button>
<button name="reset" value="1">Back to real time</button>
</form>
</section>
<section>
<h2>Jobs</h2>
${
  jobs.length
    ? table(
        ['Job', 'Every', 'Last run', ''],
        jobs.map(({ domain, key, every, hours, lastRunAt, resources }) => [
          `${domain}/${key} <small>${escaped(resources.impact)}</small>`,
          every + (hours ? ` from ${hours[0]}:00 to ${hours[1]}:59` : ''),
          lastRunAt ? momentText(new Date(lastRunAt)) : 'not yet',
          `<form method="post" action="/dev/jobs"><input type="hidden" name="domain" value="${domain}"><input type="hidden" name="key" value="${key}"><button>Run now</button></form>`,
        ]),
      )
    : '<p class="quiet">There are no jobs.</p>'
}
</section>
<section>
<h2>Queues</h2>
${table(
  ['Queue', 'Waiting', 'In progress', 'Dead letters', ''],
  workshop.queues
    .list()
    .map((queue) => [
      queue.name + (queue.isPaused ? ' <span class="tag moved">paused</span>' : ''),
      String(queue.waiting),
      String(queue.running),
      String(queue.deadLetters),
      queueForm(queue),
    ]),
)}
</section>
${await socketSection(sockets, memberOf)}
<section>
<h2>Data</h2>
<details><summary>Reset all data</summary>
<p>Deletes every member, message, payment, mail and photo of this local run, and seeds again.</p>
<form method="post" action="/dev/reset"><button class="danger">Delete and seed again</button></form>
</details>
</section>`
}

const queueForm = ({ name, isPaused, deadLetters }: QueueState) =>
  `<form method="post" action="/dev/queues/${name}" class="row"><button name="action" value="pause">${isPaused ? 'Resume' : 'Pause'}</button>${
    deadLetters > 0 ? '<button name="action" value="redrive">Redeliver dead letters</button>' : ''
  }</form>`
