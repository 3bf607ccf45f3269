import { createRequire } from 'node:module'

/** What a document says to a person, in the order in which it stands on the page; all texts as they are printed. */
export interface InvoiceSheet {
  readonly language: string
  readonly title: string
  /** Number, day and the like. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** The first line is a name. */
  readonly seller: readonly string[]
  readonly buyer: { readonly label: string; readonly lines: readonly string[] }
  readonly headings: readonly [item: string, net: string, rate: string, vat: string]
  readonly line: readonly [item: string, net: string, rate: string, vat: string]
  /** The last is what counts. */
  readonly sums: readonly { readonly label: string; readonly value: string }[]
  readonly notes: readonly string[]
  readonly footer: string
}

const require = createRequire(import.meta.url)
const fonts = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  semibold: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
} as const

const ink = '#22302C'
const quiet = '#5B6662'
const rule = '#E4DCD2'
const page = { left: 56, right: 539, top: 64, bottom: 770 } as const
const width = page.right - page.left
/** Of the number and the day. */
const valueWidth = 112
/** Where the table's columns end; the first is aligned to the left. */
const ends = [310, 390, 450, page.right] as const

/**
 * The sheet as PDF/A-3b of one page, with its fonts embedded. The same sheet gives the same page: nothing of it is taken from a clock.
 * @param day when it was issued, YYYY-MM-DD
 */
export async function printSheet(sheet: InvoiceSheet, day: string): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit')
  const date = new Date(`${day}T00:00:00Z`)
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: sheet.title, Author: sheet.seller[0] ?? '', CreationDate: date, ModDate: date },
  })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const finished = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.registerFont('regular', fonts.regular)
  pdf.registerFont('semibold', fonts.semibold)

  const write = (
    text: string,
    x: number,
    y: number,
    options: PDFKit.Mixins.TextOptions = {},
    font = 'regular',
    size = 9.5,
    colour = ink,
  ) => {
    pdf.font(font).fontSize(size).fillColor(colour)
    pdf.text(text, x, y, { width, lineGap: 2, ...options })
    return pdf.y
  }
  const line = (y: number) => pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.7).strokeColor(rule).stroke()
  const half = (width - 24) / 2
  const right = page.left + half + 24

  const [name = '', ...address] = sheet.seller
  let y = write(name, page.left, page.top, { width: half }, 'semibold', 12)
  y = write(address.join('\n'), page.left, y + 2, { width: half }, 'regular', 9.5, quiet)
  let beside = write(sheet.title, right, page.top - 4, { width: half, align: 'right' }, 'semibold', 20)
  for (const { label, value } of sheet.facts) {
    const top = beside + 3
    write(label, right, top, { width: half - valueWidth - 8, align: 'right' }, 'regular', 9.5, quiet)
    beside = write(value, page.right - valueWidth, top, { width: valueWidth, align: 'right' }, 'semibold')
  }
  y = Math.max(y, beside, 168) + 24
  y = write(sheet.buyer.label, page.left, y, {}, 'regular', 9, quiet)
  const [billed = '', ...where] = sheet.buyer.lines
  y = write(billed, page.left, y + 2, { width: half + 80 }, 'semibold', 11)
  y = write(where.join('\n'), page.left, y + 1, { width: half + 80 }) + 32

  const row = (cells: readonly string[], top: number, font: string, colour: string) => {
    const bottoms = cells.map((cell, index) => {
      const end = ends[index] ?? page.right
      const start = index === 0 ? page.left : (ends[index - 1] ?? page.left) + 8
      return write(cell, start, top, { width: end - start, align: index === 0 ? 'left' : 'right' }, font, 9.5, colour)
    })
    return Math.max(...bottoms)
  }
  y = row(sheet.headings, y, 'regular', quiet) + 6
  line(y)
  y = row(sheet.line, y + 10, 'regular', ink) + 10
  line(y)
  y += 14
  for (const [index, { label, value }] of sheet.sums.entries()) {
    const font = index === sheet.sums.length - 1 ? 'semibold' : 'regular'
    write(label, right - 60, y, { width: half - 60 }, font)
    y = write(value, right, y, { width: half, align: 'right' }, font) + 5
  }
  y += 26
  for (const note of sheet.notes) y = write(note, page.left, y, {}, 'regular', 9.5, ink) + 8
  line(page.bottom)
  write(sheet.footer, page.left, page.bottom + 10, { align: 'center' }, 'regular', 8, quiet)
  pdf.end()
  await finished
  return Buffer.concat(parts)
}
