import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A requirement that is missing before publication. */
export interface MissingPart {
  readonly name: string
  /** Opens the step with the missing field. */
  readonly onOpen: () => void
}

interface StandingCardProps {
  readonly label: string
  readonly chip: ReactNode
  /** The status in a sentence. */
  readonly text: string
  readonly notice?: ReactNode
  /** Text before the missing requirements. */
  readonly missingIntro: string
  readonly missing: readonly MissingPart[]
  /** Why the last action failed. */
  readonly failure?: string | false | undefined
  /** The owner's actions, as buttons. */
  readonly children: ReactNode
}

/** The publication status of a record: a word and a sentence, missing requirements, and the owner's actions. */
export function StandingCard({ label, chip, text, notice, missingIntro, missing, failure, children }: StandingCardProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ display: 'grid', gap: 1.5, p: 2, mb: 3, border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {chip}
        <Typography sx={{ flex: '1 1 240px' }}>{text}</Typography>
      </Box>
      {notice}
      {missing.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography variant="body2">{missingIntro}</Typography>
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}>
            {missing.map(({ name, onOpen }) => (
              <li key={name}>
                <Link component="button" type="button" onClick={onOpen} sx={{ minHeight: 44, textAlign: 'start' }}>
                  {name}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44, px: 2 } }}>{children}</Box>
    </Box>
  )
}
