import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  /** `page`: a section of a page, as a card beside its heading. Default: a section within the content. */
  readonly of?: 'page' | 'record'
  readonly intro?: string
  /** The heading's level: `h2` directly below the page's title. */
  readonly level?: 'h2' | 'h3'
  /** True: the card takes the whole width below its heading, for pictures and tables. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A section with its heading. */
export function Section({ of = 'record', ...section }: SectionProps) {
  return of === 'page' ? <CardSection {...section} /> : <PlainSection {...section} />
}

type PartProps = Omit<SectionProps, 'of'>

function PlainSection({ title, intro, level = 'h3', children }: PartProps) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component={level} sx={{ mb: intro ? 0.5 : 1.5 }}>
        {title}
      </Typography>
      {intro && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {intro}
        </Typography>
      )}
      {children}
    </Box>
  )
}

/** On wide screens the heading is left of the card. */
const roomForBoth = '@container (min-width: 800px)'

function CardSection({ title, intro, wide = false, children }: PartProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        width: 1,
        display: 'grid',
        columnGap: 5,
        rowGap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'start',
        'section + &': { mt: 4 },
        '.MuiAlert-root + &': { mt: 3 },
        ...(wide ? {} : { [roomForBoth]: { gridTemplateColumns: '240px minmax(0, 1fr)' } }),
      }}
    >
      <Box sx={wide ? undefined : { [roomForBoth]: { pt: 2.5 } }}>
        <Typography id={id} variant="h4" component="h2">
          {title}
        </Typography>
        {intro && (
          <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: 560 }}>
            {intro}
          </Typography>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2.5,
          p: { xs: 2, sm: 3 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1.5,
          bgcolor: 'background.paper',
          '@media print': { border: 0, p: 0 },
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
