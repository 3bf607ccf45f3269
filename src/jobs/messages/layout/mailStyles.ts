import type { CSSProperties } from 'react'
import { mailColours, mailFontSize, mailFonts, mailRadius, mailWidth } from './mailTokens.ts'

const { day, dark } = mailColours

/** Inline styles: several mail programs drop styles in the head. */
export const mailStyles = {
  body: { margin: 0, padding: '24px 16px', backgroundColor: day.paper, color: day.ink },
  container: { width: '100%', maxWidth: mailWidth },
  brand: {
    padding: '0 0 24px',
    fontFamily: mailFonts.heading,
    fontSize: mailFontSize.title,
    lineHeight: '28px',
    color: day.evergreen,
  },
  card: {
    borderCollapse: 'separate',
    backgroundColor: day.card,
    border: `1px solid ${day.lines}`,
    borderRadius: mailRadius.card,
  },
  cardCell: { padding: '32px 24px' },
  text: { margin: '0 0 16px', fontFamily: mailFonts.text, fontSize: mailFontSize.body, lineHeight: '24px', color: day.ink },
  lastText: { margin: '24px 0 0', fontFamily: mailFonts.text, fontSize: mailFontSize.body, lineHeight: '24px', color: day.ink },
  box: { borderCollapse: 'separate', margin: '0 0 16px', borderRadius: mailRadius.card },
  boxCell: { padding: 16, wordBreak: 'break-word' },
  fact: { backgroundColor: day.blush },
  record: { border: `1px solid ${day.lines}` },
  boxTitle: { margin: 0, fontFamily: mailFonts.heading, fontSize: mailFontSize.lead, lineHeight: '26px', color: day.ink },
  factValue: { margin: 0, fontFamily: mailFonts.heading, fontSize: mailFontSize.title, lineHeight: '30px', color: day.ink },
  boxLine: { margin: 0, fontFamily: mailFonts.text, fontSize: mailFontSize.body, lineHeight: '24px', color: day.ink },
  factLabel: { margin: 0, fontFamily: mailFonts.text, fontSize: mailFontSize.small, lineHeight: '20px', color: day.ink },
  link: { color: day.clay, textDecoration: 'underline' },
  button: {
    margin: '8px 0 0',
    padding: '16px 32px',
    fontFamily: mailFonts.text,
    fontSize: mailFontSize.lead,
    fontWeight: 600,
    textAlign: 'center',
    color: day.paper,
    backgroundColor: day.evergreen,
    borderRadius: mailRadius.control,
  },
  secondAction: { margin: '20px 0 0', fontFamily: mailFonts.text, fontSize: mailFontSize.body, lineHeight: '24px' },
  footer: { padding: '24px 0 0' },
  footnote: { margin: '0 0 12px', fontFamily: mailFonts.text, fontSize: mailFontSize.small, lineHeight: '21px', color: day.ink },
  address: { color: day.clay, textDecoration: 'underline', wordBreak: 'break-all' },
} as const satisfies Readonly<Record<string, CSSProperties>>

/** Styles that cannot be inline: the dark colours, which also tell a program not to invert ours, and a wide button on phones. */
export const mailStyleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (max-width:480px){.button{display:block!important}}',
  '@media (prefers-color-scheme:dark){',
  `.paper{background-color:${dark.paper}!important}`,
  // React Email repeats the body's colour at the cell within it.
  '.paper td{background-color:transparent!important}',
  `.card{background-color:${dark.card}!important;border-color:${dark.lines}!important}`,
  `.fact{background-color:${dark.blush}!important}`,
  `.record{border-color:${dark.lines}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.brand{color:${dark.evergreen}!important}`,
  `.link{color:${dark.clay}!important}`,
  `.button{background-color:${dark.evergreen}!important;color:${dark.paper}!important}`,
  '}',
].join('')
