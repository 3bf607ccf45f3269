import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Island = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    /** The custom elements of defineIslands.ts. */
    interface IntrinsicElements {
      'alliance-consent': Island
      'alliance-date': Island
      'alliance-favourite': Island
      'alliance-film': Island
      'alliance-gallery': Island
      'alliance-hint': Island
      'alliance-language': Island
      'alliance-more': Island
      'alliance-notice': Island
      'alliance-offline': Island
      'alliance-review-form': Island
      'alliance-session': Island
      'alliance-video': Island
      'alliance-view': Island
    }
  }
}
