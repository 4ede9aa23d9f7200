type Cell = string | number | null

/**
 * First characters that make a spreadsheet treat a text as a formula. A formula could send data to
 * a stranger when the file is opened.
 */
const formulaStart = /^[=+\-@\t\r]/

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Without a byte order mark, Excel reads the file in the country's old code page and garbles
 * accented letters.
 */
const byteOrderMark = '\uFEFF'

/**
 * Rows as a file by RFC 4180, UTF-8 with a byte order mark. Texts that look like formulas are
 * escaped.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
