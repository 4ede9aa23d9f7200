/** HTML table. The cells contain HTML, so callers must escape texts. */
export const table = (names: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="wide"><table><thead><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`

export const momentText = (moment: Date) => moment.toISOString().slice(0, 19).replace('T', ' ')
