import { touchTarget } from '../../shared/theme/tokens.ts'

/** The whole card is one target: it lies over the card, invisible, and takes its clicks. */
export const wholeCardTarget = { '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 0, cursor: 'pointer' } } as const

/** What has a purpose of its own within a card that is a target lies above that. */
export const aboveCardTarget = { position: 'relative', zIndex: 1 } as const

/** Something small that is easy to hit: the room around it belongs to it. */
export const reachable = {
  '&::before': { content: '""', position: 'absolute', left: 0, right: 0, top: '50%', height: touchTarget, transform: 'translateY(-50%)' },
} as const
