import type { Language } from '../../domain/locale.ts'
import type { PublicRules } from '../../domain/publicRules.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { serverTexts } from '../../texts/serverTexts.ts'
import { escaped } from './headTags.ts'

const texts = serverTexts('badge')

interface BadgeToRender {
  /** Undefined for a provider that is not public. */
  readonly shown:
    | { readonly name: string; readonly profileUrl: string; readonly count: number; readonly average: number | null }
    | undefined
  readonly theme: 'light' | 'dark'
  readonly size: 'normal' | 'large'
  readonly language: Language
  readonly publicUrl: string
  readonly rules: PublicRules
}

const colours = {
  light: { ground: '#FBF8F4', ink: '#22302C', line: '#E4DCD2', gold: '#8A6A1F' },
  dark: { ground: '#17211E', ink: '#F4EFE8', line: '#3A4A45', gold: '#E2BF6A' },
} as const
const sizes = { normal: { name: 15, text: 13, stars: 18 }, large: { name: 19, text: 16, stars: 26 } } as const

/** The badge as a page of its own: markup and styles, no script. */
export function renderBadge({ shown, theme, size, language, publicUrl, rules }: BadgeToRender): string {
  const t = texts[language]
  const { ground, ink, line, gold } = colours[theme]
  const px = sizes[size]
  const style = `html{color-scheme:${theme}}*{box-sizing:border-box}body{margin:0;font-family:system-ui,sans-serif}
a{display:flex;flex-direction:column;justify-content:center;gap:2px;min-height:100vh;padding:8px 14px;background:${ground};color:${ink};border:1px solid ${line};border-radius:12px;text-decoration:none;font-size:${px.text}px;line-height:1.3}
a:focus-visible{outline:3px solid ${gold};outline-offset:-4px}a:hover h1{text-decoration:underline}h1{margin:0;font-size:${px.name}px;overflow-wrap:anywhere}
.stars{position:relative;display:inline-block;font-size:${px.stars}px;line-height:1;letter-spacing:2px;color:${line}}.stars span{position:absolute;inset:0 auto 0 0;overflow:hidden;white-space:nowrap;color:${gold}}`
  const content = shown ? contentOf(shown, language, rules.reviews.rating.most) : `<h1>Alliance</h1><span>${escaped(t.notPublic)}</span>`
  const title = shown ? fillIn(t.title, { name: shown.name }) : 'Alliance'
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>
<body><main><a href="${escaped(shown?.profileUrl ?? publicUrl)}" target="_blank" rel="noopener">${content}</a></main></body></html>
`
}

function contentOf({ name, count, average }: NonNullable<BadgeToRender['shown']>, language: Language, most: number): string {
  const t = texts[language]
  const heading = `<h1>${escaped(name)}</h1>`
  const foot = `<span>${escaped(t.onAlliance)}</span>`
  if (average === null) return `${heading}<span>${escaped(t.noReviews)}</span>${foot}`
  const value = average.toLocaleString(language, { minimumFractionDigits: 1 })
  const row = '★'.repeat(most)
  const stars = `<span class="stars" aria-hidden="true">${row}<span style="width:${(100 * average) / most}%">${row}</span></span>`
  const words = fillIn(new Intl.PluralRules(language).select(count) === 'one' ? t.ratingOne : t.ratingOther, { value, most, count })
  return `${heading}${stars}<span>${escaped(words)}</span>${foot}`
}
