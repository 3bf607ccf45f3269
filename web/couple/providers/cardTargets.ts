import { touchTarget } from '../../shared/theme/tokens.ts'

/** An invisible element over the whole card that receives its clicks. */
export const wholeCardTarget = { '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 0, cursor: 'pointer' } } as const

/** Puts a control of its own above the card's click target. */
export const aboveCardTarget = { position: 'relative', zIndex: 1 } as const

/** Enlarges the touch target of a small control. */
export const reachable = {
  '&::before': { content: '""', position: 'absolute', left: 0, right: 0, top: '50%', height: touchTarget, transform: 'translateY(-50%)' },
} as const
