import { width } from '../theme/tokens.ts'
import { SafeHtml } from './SafeHtml.tsx'

const textSx = { maxWidth: width.text, overflowWrap: 'anywhere', '& p': { mt: 0, mb: 1.5 }, '& ul, & ol': { pl: 3, my: 1.5 } } as const

/** A rich text of a profile, for the public page and for the preview in the office. */
export function ProfileText({ html, mb }: { readonly html: string; readonly mb?: number }) {
  return <SafeHtml html={html} sx={mb === undefined ? textSx : { ...textSx, mb }} />
}
