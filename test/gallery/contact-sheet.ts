export type Picture = { file: string; name: string; role: string }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Page with all pictures of the same width, theme and language. */
export const contactSheet = (title: string, pictures: readonly Picture[]): string => `<!doctype html>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
  body { margin: 1rem; background: #888; font: 14px sans-serif }
  main { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0 }
  img { width: 260px; display: block }
</style>
<h1>${escaped(title)}</h1>
<main>
${pictures
  .map(
    ({ file, name, role }) =>
      `<figure><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a><figcaption>${escaped(`${name}, ${role}`)}</figcaption></figure>`,
  )
  .join('\n')}
</main>
`
