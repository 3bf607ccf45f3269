import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { Language } from '../../../src/domain/locale.ts'

/** Three stripes below each other. */
function rows(first: string, second: string, third: string) {
  return (
    <>
      <path fill={first} d="M0 0h30v6.67H0z" />
      <path fill={second} d="M0 6.67h30v6.66H0z" />
      <path fill={third} d="M0 13.33h30V20H0z" />
    </>
  )
}

/** Three stripes beside each other. */
function columns(first: string, second: string, third: string) {
  return (
    <>
      <path fill={first} d="M0 0h10v20H0z" />
      <path fill={second} d="M10 0h10v20H10z" />
      <path fill={third} d="M20 0h10v20H20z" />
    </>
  )
}

/** Shapes of 30 × 20 units. An SVG file for each flag would block the page for 4 ms. */
const flags: Partial<Record<Language, ReactNode>> = {
  de: rows('#000', '#d00', '#ffce00'),
  en: (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  ),
  es: (
    <>
      <path fill="#aa151b" d="M0 0h30v20H0z" />
      <path fill="#f1bf00" d="M0 5h30v10H0z" />
      <path fill="#aa151b" d="M7 7.5h4v4.2a2 2 0 0 1-4 0z" />
    </>
  ),
  fr: columns('#000091', '#fff', '#e1000f'),
  it: columns('#008c45', '#fff', '#cd212a'),
  nl: rows('#ae1c28', '#fff', '#21468b'),
  pt: (
    <>
      <path fill="#da291c" d="M0 0h30v20H0z" />
      <path fill="#046a38" d="M0 0h12v20H0z" />
      <circle cx="12" cy="10" r="4" fill="#ffe900" />
      <path fill="#fff" stroke="#da291c" strokeWidth="1.2" d="M10 8h4v2.5a2 2 0 0 1-4 0z" />
    </>
  ),
}

/** A language's flag, or its name where there is no flag. `label` is the accessible name, where no text beside the flag names it. */
export function Flag({ iso, label = '' }: { readonly iso: Language; readonly label?: string }) {
  const flag = flags[iso]
  if (flag === undefined) return label
  return (
    <Box
      component="svg"
      viewBox="0 0 30 20"
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      sx={{ width: 21, height: 14, flex: 'none', outline: '1px solid', outlineColor: 'divider' }}
    >
      {flag}
    </Box>
  )
}
