import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** What is missing before something can be published. */
export interface MissingPart {
  readonly name: string
  /** Leads to where it is said. */
  readonly onOpen: () => void
}

interface StandingCardProps {
  readonly label: string
  readonly chip: ReactNode
  /** What that means, in a sentence. */
  readonly text: string
  readonly notice?: ReactNode
  /** Said in front of what is missing. */
  readonly missingIntro: string
  readonly missing: readonly MissingPart[]
  /** Why a decision was not carried out. */
  readonly failure?: string | false | undefined
  /** What the owner can decide, as buttons. */
  readonly children: ReactNode
}

/** Where something stands that is published: in a word and a sentence, what it lacks, and what its owner decides. */
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
